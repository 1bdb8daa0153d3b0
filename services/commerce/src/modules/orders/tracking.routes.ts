import {
  orderStats,
  orderTrack,
  trackedCancel,
  trackedClaim,
  trackedResize,
  trackedReturn,
  trackedReturnWithdraw,
} from '@suvarna/contracts/orders';
import { formText } from '@suvarna/forms/texts';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { createHmac } from 'node:crypto';
import type { Dependencies } from '../../dependencies.ts';
import {
  askerOf,
  checkCode,
  issueCode,
  localeOf,
  principalOf,
  requireRight,
  requireSent,
  senderOf,
  sessionIfAny,
} from '../identity/index.ts';
import type { Tx } from '../../platform/database/database.ts';
import { askFollowed, callOf, type RequestContext } from './requests/request-context.ts';
import { withoutPickupCode } from './reading/pickup.ts';
import { requestClaim, requestResize } from './requests/request-service.ts';
import { requestCancellation } from './requests/request-cancellation.ts';
import { requestReturn, withdrawReturn } from './requests/request-return.ts';
import {
  followedOrder,
  followOrder,
  readContact,
  startTracking,
  trackingSubject,
  type Follower,
} from './reading/track.ts';
import { refusing } from '../checkout/index.ts';
import { performOnce } from '../../platform/http/effects.ts';
import { envelope } from '../../platform/http/envelope.ts';
import { Refusal, unavailable } from '../../platform/http/refusal.ts';
import { tokenOf } from '../../platform/http/bearer-token.ts';
import { serve } from '../../platform/http/serve.ts';

/** Following an order without an account: its number, a code to its phone or e-mail address, then a token for two hours. */
export function trackingRoutes(deps: Dependencies): FastifyPluginAsync {
  const { db, clock, config, database, catalogue } = deps;

  /** A code goes to whatever was typed, whether or not an order was made with it: the answer says nothing. */
  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    principal: string,
    ask: { readonly subject: string; readonly target: string },
  ) {
    return performOnce(
      db,
      principal,
      request,
      reply,
      async (tx) => {
        const issued = await issueCode(tx, config.codes, {
          purpose: 'track',
          target: ask.target,
          subject: ask.subject,
          at: clock(),
          ...(await senderOf(deps, tx, request, ask.target)),
        });
        return envelope({ sent: true, resend_after: requireSent(issued).resend_after, tracking_token: '' });
      },
      { sealWith: config.sessionSecret },
    );
  }

  const followerOf = async (request: FastifyRequest): Promise<Follower & { readonly newDevice: boolean }> => {
    const session = await sessionIfAny(deps, request);
    return {
      owner: session?.shopper,
      newDevice: session?.newDevice ?? false,
      token: tokenOf(request),
    };
  };
  const signed = (text: string): string =>
    `tracking:${createHmac('sha256', config.sessionSecret).update(text).digest('base64url')}`;

  /** Something is asked of an order that is followed; once, by whoever follows it. */
  async function asking(
    request: FastifyRequest,
    reply: FastifyReply,
    body: Parameters<typeof askFollowed>[2],
    ask: (tx: Tx, asking: RequestContext) => Promise<void>,
    said?: string,
  ) {
    if (database.isDown()) throw unavailable();
    reply.header('Cache-Control', 'private, no-store');
    const follower = await followerOf(request);
    const principal =
      follower.owner === undefined ? signed(follower.token ?? '') : principalOf(follower.owner);
    const work = async (tx: Tx) =>
      envelope(
        await refusing(() => askFollowed(tx, follower, body, callOf(request, clock()), (of) => ask(tx, of))),
        ...(said === undefined ? [] : [said]),
      );
    // Photos of a stranger are not drawn: who follows the order is asked before.
    const before = async (): Promise<void> => {
      await refusing(() => followedOrder(db, follower, body.order_no, clock()));
    };
    return performOnce(db, principal, request, reply, work, { before });
  }

  return async (app) => {
    serve(app, orderTrack, async (request, reply) => {
      if (database.isDown()) throw unavailable();
      reply.header('Cache-Control', 'private, no-store');
      const { order_no: orderNo, otp } = request.body;
      const contact = readContact(request.body.contact);
      if (contact.kind === 'refused') {
        const text = formText(contact.fault, localeOf(request));
        throw new Refusal(400, 'REQUEST.INVALID', text, { fields: { '/contact': text } });
      }
      const { target } = contact;
      const asker = await askerOf(deps, request);
      const subject = trackingSubject(orderNo, asker);
      const principal = signed(`${asker} ${target}`);
      if (otp === undefined) return send(request, reply, principal, { subject, target });
      return performOnce(
        db,
        principal,
        request,
        reply,
        async (tx) => {
          const token = await refusing(() => startTracking(tx, orderNo, target, clock()));
          return envelope({ sent: false, resend_after: 0, tracking_token: token });
        },
        {
          before: async () =>
            requireRight(
              await checkCode(db, config.codes, {
                purpose: 'track',
                target,
                subject,
                at: clock(),
                code: otp,
              }),
            ),
          sealWith: config.sessionSecret,
        },
      );
    });

    serve(app, orderStats, async (request, reply) => {
      if (database.isDown()) throw unavailable();
      reply.header('Cache-Control', 'private, no-store');
      const follower = await followerOf(request);
      const stats = await refusing(() => followOrder(db, follower, request.query.order_no, clock()));
      return envelope(follower.newDevice ? withoutPickupCode(stats) : stats);
    });

    serve(app, trackedCancel, (request, reply) =>
      asking(
        request,
        reply,
        request.body,
        (tx, of) => requestCancellation(tx, of, request.body),
        'Cancel Requested. Our support team will contact you.',
      ),
    );
    serve(app, trackedReturn, (request, reply) =>
      asking(request, reply, request.body, (tx, of) => requestReturn(tx, of, request.body)),
    );
    serve(app, trackedReturnWithdraw, (request, reply) =>
      asking(request, reply, request.body, (tx, of) => withdrawReturn(tx, of)),
    );
    serve(app, trackedResize, (request, reply) =>
      asking(request, reply, request.body, (tx, of) =>
        requestResize(tx, { ...of, priceOf: catalogue.priceOf }, request.body),
      ),
    );
    serve(app, trackedClaim, (request, reply) =>
      asking(request, reply, request.body, (tx, of) => requestClaim(tx, of, request.body)),
    );
  };
}
