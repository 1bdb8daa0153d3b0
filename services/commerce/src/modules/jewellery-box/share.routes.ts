import {
  boxShareCreate,
  boxShared,
  boxSharedPhoto,
  boxShareList,
  boxShareRevoke,
} from '@suvarna/contracts/jewellery-box';
import type { FastifyPluginAsync } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Needs } from './needs.ts';
import { callerAddress } from '../../platform/http/caller-address.ts';
import { performOnce } from '../../platform/http/effects.ts';
import { envelope } from '../../platform/http/envelope.ts';
import { consume } from '../../platform/http/rate-limit.ts';
import { Refusal, unavailable } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { effect, refusing } from '../checkout/index.ts';
import { principalOf, shopperOf } from '../identity/index.ts';
import { photoOf } from './piece.store.ts';
import { readBox } from './read-box.ts';
import { sendPhoto } from './send-photo.http.ts';
import { shareOfToken } from './share.store.ts';
import { listShares, revoke, share } from './shares.ts';
import { viewShared } from './view-shared.ts';

/** Boxes one address may look at: each is read and priced anew. */
const BOXES_A_MINUTE = { points: 60, duration: 60 } as const;
/** Photographs of them: a box may have three of every piece. */
const PHOTOS_A_MINUTE = { points: 600, duration: 60 } as const;

/** `box/share/…` of the customer's own, and `box/shared/…` for whoever has a link. */
export function shareRoutes(deps: Needs): FastifyPluginAsync {
  const { db, pool, catalogue, clock, config, database } = deps;

  /** @throws Refusal the same for a link that never was, is over, or was taken back */
  async function shareNow(token: string, at: Date) {
    if (database.isDown()) throw unavailable();
    const found = await shareOfToken(db, token, at);
    if (found === undefined) throw new Refusal(404, 'BOX.SHARE_NOT_FOUND', 'This link has expired.');
    return found;
  }

  const looked = new RateLimiterMemory(BOXES_A_MINUTE);
  const photos = new RateLimiterMemory(PHOTOS_A_MINUTE);

  return async (app) => {
    serve(app, boxShareList, async (request) =>
      envelope({ results: await listShares(db, shopperOf(request).id, clock()) }),
    );

    serve(app, boxShareCreate, (request, reply) => {
      const owner = shopperOf(request);
      return performOnce(
        db,
        principalOf(owner),
        request,
        reply,
        (tx) => refusing(async () => envelope(await share(tx, owner.id, request.body, clock()))),
        { sealWith: config.sessionSecret },
      );
    });

    serve(app, boxShareRevoke, (request, reply) =>
      effect(deps, request, reply, async (tx) =>
        envelope({ results: await revoke(tx, shopperOf(request).id, request.body.share_id, clock()) }),
      ),
    );

    serve(app, boxShared, async (request, reply) => {
      await consume(looked, callerAddress(request));
      const at = clock();
      const found = await shareNow(request.query.token, at);
      const box = await readBox({ db, pool, catalogue, at }, found.customer_id);
      reply.header('Cache-Control', 'private, no-store');
      return envelope(viewShared(box, found, at));
    });

    serve(app, boxSharedPhoto, async (request, reply) => {
      await consume(photos, callerAddress(request));
      const { token, ...which } = request.query;
      const found = await shareNow(token, clock());
      return sendPhoto(reply, await photoOf(db, found.customer_id, which), 'BOX.SHARE_NOT_FOUND');
    });
  };
}
