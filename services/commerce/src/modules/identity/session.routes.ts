import {
  guestCreate,
  login,
  logout,
  preGuestCreate,
  sessionRefresh,
} from '@suvarna/contracts/endpoints/session';
import type { FastifyPluginAsync } from 'fastify';
import { knownDeviceOf } from './known-device.http.ts';
import { endGuest, endSession } from './end-session.ts';
import { createGuest } from './session.store.ts';
import type { Dependencies } from '../../dependencies.ts';
import { renewSession } from './session.ts';
import { normaliseEmail, signIn } from './sign-in.ts';
import { callerAddress } from '../../platform/http/caller-address.ts';
import { envelope } from '../../platform/http/envelope.ts';
import { Refusal, unavailable } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { giveSessionCookies, sessionCookiesOf, takeSessionCookies } from './session-cookies.http.ts';
import { sessionDead, shopperOf } from './session.plugin.ts';
import { answerSignIn, beforeSignIn } from './answers.http.ts';

/** Sessions: made for guests, opened by password, renewed, ended. */
export function sessionRoutes(deps: Dependencies): FastifyPluginAsync {
  const { db, database, signInLimits, config, clock, hashing } = deps;

  return async (app) => {
    serve(app, guestCreate, async (request, reply) => {
      if (database.isDown()) throw unavailable();
      await signInLimits.countGuest(callerAddress(request));
      const session = await createGuest(db, clock());
      reply.header('Cache-Control', 'private, no-store');
      return envelope({ access_token: session.token, expires_at: session.expiresAt.toISOString() });
    });

    serve(app, preGuestCreate, async (request, reply) => {
      if (database.isDown()) throw unavailable();
      await signInLimits.countGuest(callerAddress(request));
      reply.header('Cache-Control', 'private, no-store');
      return envelope((await createGuest(db, clock(), { browseOnly: true })).token);
    });

    serve(app, login, async (request, reply) => {
      if (database.isDown()) throw unavailable();
      const [account, address] = [normaliseEmail(request.body.email), callerAddress(request)];
      const device = await knownDeviceOf(deps, request, { email: account });
      const attempt = { address, account, device };
      await signInLimits.refuseSpent(attempt);
      const outcome = await hashing.withPlace({ address, device }, async (place) => {
        await signInLimits.countLogin(attempt);
        return signIn(deps, place, request.body, await beforeSignIn(deps, request), clock());
      });
      if (outcome === 'wrong-credentials') {
        // Not 401: the client would take its own session for dead (specification §8).
        throw new Refusal(400, 'SESSION.CREDENTIALS_WRONG', 'The email or the password is not right.');
      }
      await signInLimits.forgiveLogin(attempt, outcome.granted.device);
      return answerSignIn(deps, reply, outcome);
    });

    serve(app, sessionRefresh, async (request, reply) => {
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
    });

    serve(app, logout, async (request, reply) => {
      const { signInId } = request;
      await db
        .transaction()
        .execute((tx) =>
          signInId === null
            ? endGuest(tx, shopperOf(request).id, clock())
            : endSession(tx, signInId, 'signed-out', clock()),
        );
      takeSessionCookies(reply, config);
      return envelope({});
    });
  };
}
