import { eventsReport } from '@suvarna/contracts/endpoints/events';
import type { FastifyPluginAsync } from 'fastify';
import { countEvents } from './event.store.ts';
import type { Dependencies } from '../../dependencies.ts';
import { serve } from '../../platform/http/serve.ts';

/** Where a browser's counts go by default (specification §6). Nobody waits for the answer, and nothing in it is worth reading. */
export function eventRoutes({ db, clock }: Dependencies): FastifyPluginAsync {
  return async (app) => {
    serve(app, eventsReport, async (request, reply) => {
      await countEvents(db, request.body, clock().toISOString().slice(0, 10));
      return reply.code(204).send();
    });
  };
}
