import { EventBatch } from '@suvarna/contracts/api/insight';
import { EVENTS_PATH } from '@suvarna/contracts/insight-paths';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { countEvents } from './event.store.ts';
import type { Dependencies } from '../../dependencies.ts';

/** Where a browser's counts go by default (specification §6). Nobody waits for the answer, and nothing in it is worth reading. */
export function eventRoutes({ db, clock }: Dependencies): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      `/${EVENTS_PATH}`,
      {
        config: { access: 'public' },
        schema: { tags: ['events'], summary: 'What was looked at and bought, counted', body: EventBatch },
      },
      async (request, reply) => {
        await countEvents(db, request.body, clock().toISOString().slice(0, 10));
        return reply.code(204).send();
      },
    );
  };
}
