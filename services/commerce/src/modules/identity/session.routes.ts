import { GuestSession } from '@suvarna/contracts/api/customer';
import { PreGuestToken, SessionRenewed } from '@suvarna/contracts/api/identity';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { isKnownDevice } from './known-device.store.ts';
import { createGuest, revokeGuest } from './session.store.ts';
import { endSignIn } from './sign-in.store.ts';
import type { Dependencies } from '../../dependencies.ts';
import { renewSession } from './session.ts';
import { normaliseEmail, signIn } from './sign-in.ts';
import { callerAddress } from '../../platform/http/caller-address.ts';
import { answers, envelope, Failure } from '../../platform/http/envelope.ts';
import { Refusal, unavailable } from '../../platform/http/refusal.ts';
import {
  deviceCookieOf,
  giveSessionCookies,
  sessionCookiesOf,
  takeSessionCookies,
} from './session-cookies.ts';
import { sessionDead, shopperOf } from './session.plugin.ts';
import { answerSignIn, beforeSignIn, LoginAnswer, security, strict, tags } from './answers.http.ts';

const DeviceFields = {
  shopBy: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })),
  device_type: Type.Optional(Type.String({ pattern: '^[a-z]{1,20}$' })),
};
/** `uuid` is the browser's own mark. It is asked for by the specification and decides nothing: tokens are made here. */
const GuestBody = Type.Object(
  { uuid: Type.String({ minLength: 8, maxLength: 64 }), ...DeviceFields },
  strict,
);
const LoginBody = Type.Object(
  {
    email: Type.String({ maxLength: 254, pattern: '^\\s*[^\\s@]+@[^\\s@]+\\.[^\\s@]+\\s*$' }),
    password: Type.String({ minLength: 1, maxLength: 200 }),
    ...DeviceFields,
  },
  strict,
);
const Nothing = Type.Object({}, strict);

/** Sessions: made for guests, opened by password, renewed, ended. */
export function sessionRoutes(deps: Dependencies): FastifyPluginAsyncTypebox {
  const { db, database, limits, config, clock, hashing } = deps;

  return async (app) => {
    app.post(
      '/customer/customer_account/createguest/',
      {
        config: { access: 'public' },
        schema: { tags, summary: 'A session for a guest', body: GuestBody, response: answers(GuestSession) },
      },
      async (request, reply) => {
        if (database.isDown()) throw unavailable();
        await limits.countGuest(callerAddress(request));
        const session = await createGuest(db, clock());
        reply.header('Cache-Control', 'private, no-store');
        return envelope({ access_token: session.token, expires_at: session.expiresAt.toISOString() });
      },
    );

    app.post(
      '/customer/customer_account/preguest/',
      {
        config: { access: 'public' },
        schema: {
          tags,
          summary: 'A token for looking around for an hour; the first effect asks for a guest',
          body: GuestBody,
          response: answers(PreGuestToken),
        },
      },
      async (request, reply) => {
        if (database.isDown()) throw unavailable();
        await limits.countGuest(callerAddress(request));
        reply.header('Cache-Control', 'private, no-store');
        return envelope((await createGuest(db, clock(), { browseOnly: true })).token);
      },
    );

    app.post(
      '/customer_account/login',
      {
        config: { access: 'public' },
        schema: {
          tags,
          summary: 'Signs in with e-mail and password; a guest token sent along brings what the guest has',
          body: LoginBody,
          response: { 200: LoginAnswer, '4xx': Failure, '5xx': Failure },
        },
      },
      async (request, reply) => {
        if (database.isDown()) throw unavailable();
        const [account, address] = [normaliseEmail(request.body.email), callerAddress(request)];
        const cookie = deviceCookieOf(request, config);
        const device =
          cookie !== undefined && (await isKnownDevice(db, cookie, account, clock())) ? cookie : undefined;
        const attempt = { address, account, device };
        const outcome = await hashing.withPlace({ address, device }, async (place) => {
          await limits.countLogin(attempt);
          return signIn(deps, place, request.body, await beforeSignIn(deps, request), clock());
        });
        if (outcome === 'wrong-credentials') {
          // Not 401: the client would take its own session for dead (specification §8).
          throw new Refusal(400, 'SESSION.CREDENTIALS_WRONG', 'The email or the password is not right.');
        }
        await limits.forgiveLogin(attempt);
        return answerSignIn(deps, reply, outcome);
      },
    );

    app.post(
      '/customer/session/refresh/',
      {
        config: { access: 'public' },
        schema: {
          tags,
          summary: 'Another token for a sign-in whose token had its minutes; by cookies alone',
          body: Nothing,
          response: answers(SessionRenewed),
        },
      },
      async (request, reply) => {
        reply.header('Cache-Control', 'private, no-store');
        if (database.isDown()) throw unavailable();
        const { sid, refresh } = sessionCookiesOf(request, config);
        const at = clock();
        const renewed =
          sid === undefined || refresh === undefined
            ? 'dead'
            : await renewSession(db, { refreshToken: refresh, cookie: sid }, at);
        if (renewed === 'dead') {
          takeSessionCookies(reply, config);
          throw sessionDead();
        }
        giveSessionCookies(reply, config, renewed, at);
        return envelope({
          access_token: renewed.accessToken,
          expires_in: Math.round((renewed.accessExpiresAt.getTime() - at.getTime()) / 1_000),
        });
      },
    );

    app.post(
      '/customer/logout/',
      {
        config: { access: 'shopper' },
        schema: {
          tags,
          security,
          summary: 'Ends the session: its tokens, its cookies and their renewal',
          body: Nothing,
          response: answers(Type.Object({})),
        },
      },
      async (request, reply) => {
        if (request.signInId === null) await revokeGuest(db, shopperOf(request).id, clock());
        else await endSignIn(db, { id: request.signInId }, 'signed-out', clock());
        takeSessionCookies(reply, config);
        return envelope({});
      },
    );
  };
}
