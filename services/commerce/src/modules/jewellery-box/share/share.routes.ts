import {
  boxShareCreate,
  boxShared,
  boxSharedPhoto,
  boxShareList,
  boxShareRevoke,
} from '@suvarna/contracts/jewellery-box';
import type { FastifyPluginAsync } from 'fastify';
import { Refusal, unavailable } from '../../../platform/refusal.ts';
import type { Needs } from '../needs.ts';
import { envelope } from '../../../platform/http/shape/envelope.ts';
import { serve, serveOnce } from '../../../platform/http/serve.ts';
import { shopperOf } from '../../identity/index.ts';
import { photoOf } from '../piece.store.ts';
import { readBox } from '../read-box.ts';
import { sendPhoto } from '../external/send-photo.http.ts';
import { shareOfToken } from './share.store.ts';
import { listShares, revoke, share } from './shares.ts';
import { viewShared } from './view-shared.ts';

/** `box/share/…` of the customer's own, and `box/shared/…` for a visitor who has a link. */
export function shareRoutes(deps: Needs): FastifyPluginAsync {
  const { db, pool, catalogue, clock, config, database } = deps;

  /** @throws Refusal the same for a link that never was, is over, or was taken back */
  async function shareNow(token: string, at: Date) {
    if (database.isDown()) throw unavailable();
    const found = await shareOfToken(db, token, at);
    if (found === undefined) throw new Refusal('BOX.SHARE_NOT_FOUND');
    return found;
  }

  return async (app) => {
    serve(app, boxShareList, async (request) =>
      envelope({ results: await listShares(db, shopperOf(request).id, clock()) }),
    );

    serveOnce(app, boxShareCreate, { sealWith: config.sessionSecret }, async ({ tx, request }) => {
      const owner = shopperOf(request);
      return envelope(await share(tx, owner.id, request.body, clock()));
    });

    serveOnce(app, boxShareRevoke, async ({ tx, request }) =>
      envelope({ results: await revoke(tx, shopperOf(request).id, request.body.share_id, clock()) }),
    );

    serve(app, boxShared, async (request, reply) => {
      const at = clock();
      const found = await shareNow(request.query.token, at);
      const box = await readBox({ db, pool, catalogue, at }, found.customer_id);
      reply.header('Cache-Control', 'private, no-store');
      return envelope(viewShared(box, found, at));
    });

    serve(app, boxSharedPhoto, async (request, reply) => {
      const { token, ...which } = request.query;
      const found = await shareNow(token, clock());
      return sendPhoto(reply, await photoOf(db, found.customer_id, which), 'BOX.SHARE_NOT_FOUND');
    });
  };
}
