import { watchAdd, watchList, watchStop } from '@suvarna/contracts/watches';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Needs } from './needs.ts';
import type { Tx } from '../../platform/database/database.ts';
import { performOnce } from '../../platform/http/effects.ts';
import { answered } from '../../platform/http/answered.ts';
import { envelope } from '../../platform/http/envelope.ts';
import { serve } from '../../platform/http/serve.ts';
import { snapshotNow } from '../catalogue/index.ts';
import { principalOf, shopperOf } from '../identity/index.ts';
import { addWatch } from './add-watch.ts';
import { WatchRefused } from './errors.ts';
import { viewWatch, viewWatches } from './view-watch.ts';
import { wantedOf } from './wanted.http.ts';
import { deleteWatch, ofCustomer } from './watch.store.ts';

/** `product/notify_me/…`: what a customer wants to be told of designs. */
export function watchRoutes({ db, clock, catalogue }: Needs): FastifyPluginAsync {
  const perform = <Answer extends object>(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (tx: Tx, customerId: string) => Promise<Answer>,
  ): Promise<Answer> => {
    const owner = shopperOf(request);
    return performOnce(db, principalOf(owner), request, reply, (tx) => answered(() => work(tx, owner.id)));
  };

  return async (app) => {
    serve(app, watchList, async (request) =>
      envelope(await viewWatches(db, shopperOf(request).id, snapshotNow(catalogue))),
    );

    serve(app, watchAdd, (request, reply) => {
      const asked = wantedOf(catalogue, request, request.body);
      return perform(request, reply, async (tx, customerId) =>
        envelope(viewWatch(await addWatch(tx, customerId, asked, clock()), asked.snapshot)),
      );
    });

    serve(app, watchStop, (request, reply) =>
      perform(request, reply, async (tx, customerId) => {
        if (!(await deleteWatch(tx, ofCustomer(customerId), request.body.watch_id)))
          throw new WatchRefused('WATCH.NOT_FOUND');
        return envelope(await viewWatches(tx, customerId, snapshotNow(catalogue)));
      }),
    );
  };
}
