import { exchangePapers, exchangePhoto } from '@suvarna/contracts/endpoints/staff-exchange';
import type { FastifyPluginAsync } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { envelope } from '../../platform/http/envelope.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { openPapers } from './papers.ts';
import { photoOf } from './photo.store.ts';

export function staffExchangeRoutes({ db, clock, config }: Dependencies): FastifyPluginAsync {
  return async (app) => {
    serve(app, exchangePhoto, async (request, reply) => {
      const photo = await photoOf(db, request.query.request_id, request.query.position);
      if (photo === undefined)
        throw new Refusal(404, 'CUSTOMER_REQUEST.NOT_FOUND', 'There is no such picture.');
      // Bytes of a stranger: saved, never shown as a page of ours.
      return reply.type(photo.media_type).header('Content-Disposition', 'attachment').send(photo.bytes);
    });

    serve(app, exchangePapers, async (request, reply) => {
      const { request_id: requestId, opened_by: openedBy, reason } = request.body;
      const papers = await db
        .transaction()
        .execute((tx) => openPapers(tx, config.documentSecret, { requestId, openedBy, reason, at: clock() }));
      if (papers === undefined)
        throw new Refusal(404, 'CUSTOMER_REQUEST.NOT_FOUND', 'This request has no papers.');
      reply.header('Cache-Control', 'no-store');
      return envelope({ request_id: requestId, ...papers });
    });
  };
}
