import { watchAdd, watchList, watchStop } from '@suvarna/contracts/watches';
import type { FastifyPluginAsync } from 'fastify';
import { Refusal } from '../../platform/refusal.ts';
import type { Needs } from './needs.ts';
import { envelope } from '../../platform/http/shape/envelope.ts';
import { serve, serveOnce } from '../../platform/http/serve.ts';
import { snapshotNow } from '../catalogue/index.ts';
import { shopperOf } from '../identity/index.ts';
import { addWatch } from './add-watch.ts';
import { viewWatch, viewWatches } from './view-watch.ts';
import { wantedOf } from './wanted.http.ts';
import { deleteWatch, ofCustomer } from './watch.store.ts';

/** `product/notify_me/…`: what a customer wants to be told of designs. */
export function watchRoutes({ db, clock, catalogue }: Needs): FastifyPluginAsync {
  return async (app) => {
    serve(app, watchList, async (request) =>
      envelope(await viewWatches(db, shopperOf(request).id, snapshotNow(catalogue))),
    );

    serveOnce(app, watchAdd, async ({ tx, request }) => {
      const asked = wantedOf(catalogue, request, request.body);
      return envelope(viewWatch(await addWatch(tx, shopperOf(request).id, asked, clock()), asked.snapshot));
    });

    serveOnce(app, watchStop, async ({ tx, request }) => {
      const { id: customerId } = shopperOf(request);
      if (!(await deleteWatch(tx, ofCustomer(customerId), request.body.watch_id)))
        throw new Refusal('WATCH.NOT_FOUND');
      return envelope(await viewWatches(tx, customerId, snapshotNow(catalogue)));
    });
  };
}
