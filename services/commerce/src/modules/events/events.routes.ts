import { eventsReport } from '@suvarna/contracts/endpoints/events';
import type { FastifyPluginAsync } from 'fastify';
import { countLooks } from '../recommendations/index.ts';
import { countEvents } from './event.store.ts';
import type { Dependencies } from '../../dependencies.ts';
import { callerAddress } from '../../platform/http/caller-address.ts';
import { serve } from '../../platform/http/serve.ts';

/** Where a browser's counts go by default (specification §6). Nobody waits for the answer, and nothing in it is worth reading. */
export function eventRoutes({ db, clock, catalogue, config }: Dependencies): FastifyPluginAsync {
  return async (app) => {
    serve(app, eventsReport, async (request, reply) => {
      const at = clock();
      await countEvents(db, request.body, at.toISOString().slice(0, 10));
      const visitor = { address: callerAddress(request), secret: config.documentSecret };
      await countLooks({ db, catalogue }, request.body.events, visitor, at);
      return reply.code(204).send();
    });
  };
}
