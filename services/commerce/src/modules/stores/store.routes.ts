import { appointmentSlots, storeDetails, storeList } from '@suvarna/contracts/endpoints/stores';
import type { FastifyPluginAsync } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { envelope } from '../../platform/http/envelope.ts';
import { serve } from '../../platform/http/serve.ts';
import { listStores } from './list-stores.ts';
import { answered } from '../../platform/http/answered.ts';
import { readSlots, storeNamed } from './slots.ts';

/** `store/…`: what anybody reads; pages are made of it, too. */
export function storePages({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): FastifyPluginAsync {
  return async (app) => {
    serve(app, storeList, async (request) => envelope(await listStores(db, request.query)));

    serve(app, storeDetails, (request) =>
      answered(async () => envelope(storeNamed(request.query.store_id).view)),
    );

    serve(app, appointmentSlots, (request) =>
      answered(async () => {
        const { store_id, date, kind = 'store' } = request.query;
        return envelope(await readSlots(db, { store: storeNamed(store_id), kind, day: date }, clock()));
      }),
    );
  };
}
