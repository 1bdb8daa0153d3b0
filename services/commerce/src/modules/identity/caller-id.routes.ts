import { CallerIdLoginBody, CallerIdStatus } from '@suvarna/contracts/api/identity';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { takeConfirmed } from './caller-id.store.ts';
import type { Dependencies } from '../../dependencies.ts';
import { openByPhone } from './account.ts';
import { applyCallback, beginCallerId, findCallerId } from './caller-id.ts';
import { principalOf } from './shopper.ts';
import { enter } from './sign-in.ts';
import { answers, envelope, Failure } from '../../platform/http/envelope.ts';
import { Refusal, unavailable } from '../../platform/http/refusal.ts';
import { shopperOf } from './session.plugin.ts';
import { answerSignIn, beforeSignIn, LoginAnswer, security, strict, tags } from './answers.http.ts';

const requestId = Type.String({ pattern: '^[\\w-]{8,64}$' });
const StatusQuery = Type.Object({ request_id: requestId }, strict);
/** The endpoint the provider names is accepted and not read: a profile is fetched where we know the provider to be. */
const CallbackBody = Type.Object(
  {
    requestId,
    accessToken: Type.Optional(Type.String({ minLength: 8, maxLength: 2_048, pattern: '^[\\x21-\\x7e]+$' })),
    endpoint: Type.Optional(Type.String({ maxLength: 300 })),
    status: Type.Optional(Type.String({ maxLength: 40, pattern: '^[a-z_]+$' })),
  },
  strict,
);

const rejected = (): Refusal => new Refusal(400, 'CALLER_ID.REJECTED', 'Try another login method');
const failed = (): Refusal => new Refusal(400, 'CALLER_ID.FAILED', 'Try another method');
/** Its text contains "Request": the specification's client ignores it and asks again (§8). */
const pending = (): Refusal => new Refusal(400, 'CALLER_ID.PENDING', 'Request pending', { retryAfter: 2 });

/**
 * Sign-in by a caller-identification app (domain rules §2.13). The login call makes a request known
 * for its session; the app confirms it to the provider, which posts to the callback; the same call,
 * made again, signs in. A request is worth nothing to any other session.
 */
export function callerIdRoutes(deps: Dependencies): FastifyPluginAsyncTypebox {
  const { db, database, clock, callerId } = deps;
  const subjectOf = (request: FastifyRequest): string => principalOf(shopperOf(request));

  return async (app) => {
    app.post(
      '/customer/truecaller/login/',
      {
        config: { access: 'shopper' },
        schema: {
          tags,
          security,
          summary: 'Begins a sign-in by caller identification, and ends it once it is confirmed',
          body: CallerIdLoginBody,
          response: { 200: LoginAnswer, '4xx': Failure, '5xx': Failure },
        },
      },
      async (request, reply) => {
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
          return { customer, existed, granted: await enter(tx, deps.mergeGuest, customer.id, before, at) };
        });
        return answerSignIn(deps, reply, signedIn);
      },
    );

    app.get(
      '/customer/truecaller/status/',
      {
        config: { access: 'shopper' },
        schema: {
          tags,
          security,
          summary: 'How far a request of this session is',
          querystring: StatusQuery,
          response: answers(CallerIdStatus),
        },
      },
      async (request) => {
        const found =
          callerId === null
            ? undefined
            : await findCallerId(db, request.query.request_id, subjectOf(request), clock());
        if (callerId === null || found === undefined)
          throw new Refusal(404, 'REQUEST.NOT_FOUND', 'There is no such request.');
        if (found.state === 'user_rejected') return envelope({ status: 'user_rejected' as const });
        if (found.state === 'failed') throw failed();
        return envelope(
          found.state === 'pending'
            ? { status: 'pending' as const, ask_url: callerId.askUrl(found.request_id) }
            : { status: 'done' as const },
        );
      },
    );

    app.post(
      '/customer/truecaller/callback/',
      {
        config: { access: 'public' },
        schema: {
          tags,
          summary: 'The provider says that somebody decided',
          body: CallbackBody,
          response: answers(Type.Object({})),
        },
      },
      async (request) => {
        if (database.isDown()) throw unavailable();
        const { requestId: id, accessToken, status } = request.body;
        if (callerId !== null && accessToken !== undefined)
          await applyCallback(db, callerId, { kind: 'confirmed', requestId: id, accessToken }, clock());
        else if (callerId !== null && status === 'user_rejected')
          await applyCallback(db, callerId, { kind: 'rejected', requestId: id }, clock());
        return envelope({});
      },
    );
  };
}
