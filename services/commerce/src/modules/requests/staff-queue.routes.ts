import {
  requestDecision,
  requestDetails,
  requestFigures,
  requestQueue,
} from '@suvarna/contracts/endpoints/staff-requests';
import type { FastifyPluginAsync } from 'fastify';
import type { Dependencies } from '../../dependencies.ts';
import { performOnce } from '../../platform/http/effects.ts';
import { envelope } from '../../platform/http/envelope.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { serve } from '../../platform/http/serve.ts';
import { Refused } from '../../platform/refused.ts';
import { moveRequest } from './move-request.ts';
import { readFigures, readQueue, readQueued } from './read-queue.ts';

const PAGE_SIZE = 50;

async function refusing<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    throw new Refusal(error.status, error.code, error.message, { cause: error });
  }
}

/** The queue for the store's people: looked through, looked at, decided. Each step keeps the name of who took it. */
export function staffQueueRoutes({ db, clock, requestKinds }: Dependencies): FastifyPluginAsync {
  return async (app) => {
    serve(app, requestQueue, async (request) => {
      const { q = '', kind, state, waiting = false, page } = request.query;
      const { results, count } = await readQueue(db, requestKinds, {
        q: q.trim(),
        kind,
        state,
        waiting,
        limit: PAGE_SIZE,
        offset: (page - 1) * PAGE_SIZE,
      });
      return envelope({ results, page, page_size: PAGE_SIZE, count });
    });

    serve(app, requestDetails, async (request) =>
      envelope(await refusing(() => readQueued(db, requestKinds, request.query.request_id))),
    );

    serve(app, requestDecision, (request, reply) =>
      performOnce(db, 'staff', request, reply, (tx) =>
        refusing(async () => {
          const { request_id: requestId, to, reason, note, terms, decided_by: by } = request.body;
          await moveRequest(tx, requestKinds, {
            requestId,
            to,
            actor: 'staff',
            at: clock(),
            by,
            ...(reason !== undefined && { reason }),
            ...(note !== undefined && { note }),
            ...(terms !== undefined && { terms }),
          });
          return envelope(await readQueued(tx, requestKinds, requestId));
        }),
      ),
    );

    serve(app, requestFigures, async () => envelope(await readFigures(db, requestKinds, clock())));
  };
}
