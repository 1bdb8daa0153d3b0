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
import { Refusal, unavailable } from '../../platform/refusal.ts';
import type { Needs } from './needs.ts';
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
import { askFollowed, callOf } from './requests/request-context.ts';
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
import { envelope } from '../../platform/http/shape/envelope.ts';
import { tokenOf } from '../../platform/http/bearer-token.ts';
import { type Asking, serve, serveOnce } from '../../platform/http/serve.ts';
import { keyInUse } from '../../platform/crypto/keys.ts';

/** Following an order without an account: its number, a code to its phone or e-mail address, then a token for two hours. */
export function trackingRoutes(deps: Needs): FastifyPluginAsync {
  const { db, clock, config, database, catalogue } = deps;

  /** @throws Refusal for what is no contact */
  function targetOf(request: Asking<typeof orderTrack>): string {
    const contact = readContact(request.body.contact);
    if (contact.kind !== 'refused') return contact.target;
    const text = formText(contact.fault, localeOf(request));
    throw new Refusal('REQUEST.INVALID', { message: text, fields: { '/contact': text } });
  }

  /** A code goes to whatever was typed, whether or not an order was made with it: the answer says nothing. */
  async function send(
    tx: Tx,
    request: FastifyRequest,
    asked: { readonly target: string; readonly subject: string },
  ) {
    const sender = await senderOf(deps, tx, request, asked.target);
    const issued = await issueCode(tx, config.codes, { purpose: 'track', ...asked, ...sender, at: clock() });
    return envelope({ sent: true, resend_after: requireSent(issued).resend_after, tracking_token: '' });
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
    `tracking:${createHmac('sha256', keyInUse(config.sessionSecret)).update(text).digest('base64url')}`;

  const principalFor = async (request: FastifyRequest, reply: FastifyReply): Promise<string> => {
    if (database.isDown()) throw unavailable();
    reply.header('Cache-Control', 'private, no-store');
    const { owner, token = '' } = await followerOf(request);
    return owner === undefined ? signed(token) : principalOf(owner);
  };
  /** Something is asked of an order that is followed; once, by a reader who follows it. */
  const following = {
    principal: principalFor,
    // Photos of a stranger are not drawn: who follows the order is asked before.
    before: async (request: FastifyRequest<{ Body: { order_no: string } }>): Promise<Follower> => {
      const follower = await followerOf(request);
      await followedOrder(db, follower, request.body.order_no, clock());
      return follower;
    },
  };

  return async (app) => {
    serveOnce(
      app,
      orderTrack,
      {
        sealWith: config.sessionSecret,
        principal: async (request, reply) => {
          if (database.isDown()) throw unavailable();
          reply.header('Cache-Control', 'private, no-store');
          const target = targetOf(request);
          return signed(`${await askerOf(deps, request)} ${target}`);
        },
        before: async (request) => {
          const { order_no: orderNo, otp } = request.body;
          const asked = {
            target: targetOf(request),
            subject: trackingSubject(orderNo, await askerOf(deps, request)),
          };
          if (otp !== undefined)
            requireRight(
              await checkCode(db, config.codes, { purpose: 'track', ...asked, at: clock(), code: otp }),
            );
          return asked;
        },
      },
      async ({ tx, request, asked }) => {
        const { order_no: orderNo, otp } = request.body;
        if (otp === undefined) return send(tx, request, asked);
        const token = await startTracking(tx, orderNo, asked.target, clock());
        return envelope({ sent: false, resend_after: 0, tracking_token: token });
      },
    );

    serve(app, orderStats, async (request, reply) => {
      if (database.isDown()) throw unavailable();
      reply.header('Cache-Control', 'private, no-store');
      const follower = await followerOf(request);
      const stats = await followOrder(db, follower, request.query.order_no, clock());
      return envelope(follower.newDevice ? withoutPickupCode(stats) : stats);
    });

    serveOnce(app, trackedCancel, following, async ({ tx, request, asked }) =>
      envelope(
        await askFollowed(tx, asked, request.body, callOf(request, clock()), (of) =>
          requestCancellation(tx, of, request.body),
        ),
        'Cancel Requested. Our support team will contact you.',
      ),
    );
    serveOnce(app, trackedReturn, following, async ({ tx, request, asked }) =>
      envelope(
        await askFollowed(tx, asked, request.body, callOf(request, clock()), (of) =>
          requestReturn(tx, of, request.body),
        ),
      ),
    );
    serveOnce(app, trackedReturnWithdraw, following, async ({ tx, request, asked }) =>
      envelope(
        await askFollowed(tx, asked, request.body, callOf(request, clock()), (of) => withdrawReturn(tx, of)),
      ),
    );
    serveOnce(app, trackedResize, following, async ({ tx, request, asked }) =>
      envelope(
        await askFollowed(tx, asked, request.body, callOf(request, clock()), (of) =>
          requestResize(tx, { ...of, priceOf: catalogue.priceOf }, request.body),
        ),
      ),
    );
    serveOnce(app, trackedClaim, following, async ({ tx, request, asked }) =>
      envelope(
        await askFollowed(tx, asked, request.body, callOf(request, clock()), (of) =>
          requestClaim(tx, of, request.body),
        ),
      ),
    );
  };
}
