import { appointmentSlots, storeDetails, storeList, storePicture } from '@suvarna/contracts/stores';
import type { FastifyPluginAsync } from 'fastify';
import { Refusal } from '../../platform/refusal.ts';
import type { Dependencies } from '../../dependencies.ts';
import { envelope } from '../../platform/http/shape/envelope.ts';
import { serve } from '../../platform/http/serve.ts';
import { sendPicture } from '../../platform/http/shape/send-picture.ts';
import { listStores } from './list-stores.ts';
import { readSlots, storeNamed } from './appointment/slots.ts';

/** `store/…`: what anybody reads; pages are made of it, too. */
export function storePages({ db, clock }: Pick<Dependencies, 'db' | 'clock'>): FastifyPluginAsync {
  return async (app) => {
    serve(app, storeList, async (request) => envelope(await listStores(db, request.query)));

    serve(app, storeDetails, async (request) => envelope(storeNamed(request.query.store_id).view));

    serve(app, storePicture, async (request, reply) => {
      const { store_id, v } = request.query;
      const { front, view } = storeNamed(store_id);
      if (front === undefined) throw new Refusal('STORE.NOT_FOUND');
      return sendPicture(
        reply,
        { media_type: 'image/svg+xml', bytes: Buffer.from(front) },
        {
          keep: v !== undefined && view.picture?.endsWith(`&v=${v}`) ? 'for-good' : 'everybody',
          as: 'image',
        },
      );
    });

    serve(app, appointmentSlots, async (request) => {
      const { store_id, date, kind = 'store' } = request.query;
      return envelope(await readSlots(db, { store: storeNamed(store_id), kind, day: date }, clock()));
    });
  };
}
