import { guestCreate, login, logout, preGuestCreate, sessionRefresh } from '@suvarna/contracts/identity';
import type { Locale } from '@suvarna/contracts/locale';
import type { FastifyPluginAsync } from 'fastify';
import { Refusal, unavailable } from '../../../platform/refusal.ts';
import { localeOf } from '../code/codes.http.ts';
import { knownDeviceOf } from '../session/known-device.http.ts';
import { endGuest, endSession } from '../session/end-session.ts';
import { createGuest } from '../records/session.store.ts';
import type { Needs } from '../needs.ts';
import { renewSession } from '../session/session.ts';
import { normaliseEmail, signIn } from './sign-in.ts';
import { callerAddress } from '../../../platform/http/limits/caller-address.ts';
import { envelope } from '../../../platform/http/shape/envelope.ts';
import { serve } from '../../../platform/http/serve.ts';
import { giveSessionCookies, sessionCookiesOf, takeSessionCookies } from '../session/session-cookies.http.ts';
import { sessionDead, shopperOf } from '../session/session.plugin.ts';
import { answerSignIn, beforeSignIn } from './answers.http.ts';
import { texts } from '../texts.ts';

/** A limit's refusal in the language of the page, which shows the words of a failed login as they are (specification S8.3). */
async function inLanguage(locale: Locale, counted: () => Promise<void>): Promise<void> {
  try {
    await counted();
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'REQUEST.TOO_MANY') throw error;
    const { status, code, retryAfter = 1 } = error;
    throw new Refusal(code, { status, message: texts(locale)('sign-in.too-many'), retryAfter, cause: error });
  }
}

/** Sessions: made for guests, opened by password, renewed, ended. */
export function sessionRoutes(deps: Needs): FastifyPluginAsync {
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
      const said = localeOf(request);
      await inLanguage(said, () => signInLimits.refuseSpent(attempt));
      const outcome = await hashing.withPlace({ address, device }, async (place) => {
        await inLanguage(said, () => signInLimits.countLogin(attempt));
        return signIn(deps, place, request.body, await beforeSignIn(deps, request), clock());
      });
      if (outcome === 'wrong-credentials') {
        // Not 401: the client would take its own session for dead (specification §8).
        throw new Refusal('SESSION.CREDENTIALS_WRONG', { message: texts(said)('sign-in.wrong') });
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
