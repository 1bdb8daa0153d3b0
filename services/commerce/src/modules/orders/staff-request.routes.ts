import { requestDecide, requestList, requestPhoto } from '@suvarna/contracts/endpoints/staff-orders';
import type { FastifyPluginAsync } from 'fastify';
import { photoOf, requestsIn } from './request.store.ts';
import type { Dependencies } from '../../dependencies.ts';
import { decideRequest } from './decide-request.ts';
import { requestView } from './view.ts';
import { refusing } from '../checkout/index.ts';
import { performOnce } from '../../platform/http/effects.ts';
import { envelope } from '../../platform/http/envelope.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';

const SHOWN = 100;

/** What shoppers asked for delivered pieces: looked at and decided by the store's people. */
export function staffRequestRoutes({ db }: Dependencies): FastifyPluginAsync {
  return async (app) => {
    serve(app, requestList, async (request) =>
      envelope({
        results: (await requestsIn(db, request.query.state, SHOWN)).map((row) => ({
          ...requestView(row),
          order_no: row.order_no,
          comment: row.comment,
          pickup_address: row.pickup_address,
        })),
      }),
    );

    serve(app, requestPhoto, async (request, reply) => {
      const photo = await photoOf(db, request.query.request_id, request.query.position);
      if (photo === undefined) throw new Refusal(404, 'ORDER.REQUEST_NOT_FOUND', 'There is no such picture.');
      // Bytes of a stranger: saved, never shown as a page of ours.
      return reply.type(photo.media_type).header('Content-Disposition', 'attachment').send(photo.bytes);
    });

    serve(app, requestDecide, (request, reply) =>
      performOnce(db, 'staff', request, reply, async (tx) => {
        const { request_id: requestId, to, note } = request.body;
        return envelope(await refusing(() => decideRequest(tx, { requestId, to, note: note ?? '' })));
      }),
    );
  };
}
