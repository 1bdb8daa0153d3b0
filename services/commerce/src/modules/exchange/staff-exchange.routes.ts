import { exchangePhoto } from '@suvarna/contracts/endpoints/staff-exchange';
import type { FastifyPluginAsync } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { photoOf } from './photo.store.ts';

export function staffExchangeRoutes({ db }: Dependencies): FastifyPluginAsync {
  return async (app) => {
    serve(app, exchangePhoto, async (request, reply) => {
      const photo = await photoOf(db, request.query.request_id, request.query.position);
      if (photo === undefined)
        throw new Refusal(404, 'CUSTOMER_REQUEST.NOT_FOUND', 'There is no such picture.');
      // Bytes of a stranger: saved, never shown as a page of ours.
      return reply.type(photo.media_type).header('Content-Disposition', 'attachment').send(photo.bytes);
    });
  };
}
