import { callerIdCallback, callerIdLogin, callerIdStatus } from '@suvarna/contracts/identity';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { Refusal, unavailable } from '../../../platform/refusal.ts';
import { takeConfirmed } from '../records/caller-id.store.ts';
import type { Needs } from '../needs.ts';
import { openByPhone } from '../account/account.ts';
import { applyCallback, beginCallerId, findCallerId } from './caller-id.ts';
import { principalOf } from '../records/shopper.ts';
import { enter } from '../sign-in/sign-in.ts';
import { envelope } from '../../../platform/http/shape/envelope.ts';
import { serve } from '../../../platform/http/serve.ts';
import { shopperOf } from '../session/session.plugin.ts';
import { answerSignIn, beforeSignIn } from '../sign-in/answers.http.ts';

const rejected = (): Refusal => new Refusal('CALLER_ID.REJECTED');
const failed = (): Refusal => new Refusal('CALLER_ID.FAILED');
/** Its text contains "Request": the specification's client ignores it and asks again (§8). */
const pending = (): Refusal => new Refusal('CALLER_ID.PENDING', { retryAfter: 2 });

/**
 * Sign-in by a caller-identification app (domain rules §2.13). The login call makes a request known
 * for its session; the app confirms it to the provider, which posts to the callback; the same call,
 * made again, signs in. A request is worth nothing to any other session.
 */
export function callerIdRoutes(deps: Needs): FastifyPluginAsync {
  const { db, database, clock, callerId } = deps;
  const subjectOf = (request: FastifyRequest): string => principalOf(shopperOf(request));

  return async (app) => {
    serve(app, callerIdLogin, async (request, reply) => {
      if (callerId === null) throw failed();
      const at = clock();
      const begun = await beginCallerId(db, request.body.request_id, subjectOf(request), at);
      if (begun?.state === 'pending') throw pending();
      if (begun?.state === 'user_rejected') throw rejected();
      if (begun?.state !== 'confirmed') throw failed();
      const before = await beforeSignIn(deps, request);
      const signedIn = await db.transaction().execute(async (tx) => {
        const taken = await takeConfirmed(tx, begun.request_id, begun.subject, at);
        if (taken?.phone_code == null || taken.phone_no === null) throw failed();
        const { customer, existed } = await openByPhone(
          tx,
          { code: taken.phone_code, number: taken.phone_no },
          at,
          { first: taken.first_name, last: taken.last_name },
        );
        const granted = await enter(tx, deps.mergeGuest, customer.id, { ...before, byCode: true }, at);
        const { referral_code: code = '' } = request.body;
        if (!existed && code !== '') await deps.invitations.accept(tx, { code, customerId: customer.id, at });
        return { customer, existed, granted };
      });
      return answerSignIn(deps, reply, signedIn);
    });

    serve(app, callerIdStatus, async (request) => {
      const found =
        callerId === null
          ? undefined
          : await findCallerId(db, request.query.request_id, subjectOf(request), clock());
      if (callerId === null || found === undefined)
        throw new Refusal('REQUEST.NOT_FOUND', { message: 'This request was not found.' });
      if (found.state === 'user_rejected') return envelope({ status: 'user_rejected' as const });
      if (found.state === 'failed') throw failed();
      return envelope(
        found.state === 'pending'
          ? { status: 'pending' as const, ask_url: callerId.askUrl(found.request_id) }
          : { status: 'done' as const },
      );
    });

    serve(app, callerIdCallback, async (request) => {
      if (database.isDown()) throw unavailable();
      const { requestId: id, accessToken, status } = request.body;
      if (callerId !== null && accessToken !== undefined)
        await applyCallback(db, callerId, { kind: 'confirmed', requestId: id, accessToken }, clock());
      else if (callerId !== null && status === 'user_rejected')
        await applyCallback(db, callerId, { kind: 'rejected', requestId: id }, clock());
      return envelope({});
    });
  };
}
