import {
  requestDecision,
  requestDetails,
  requestFigures,
  requestPhoto,
  requestQueue,
} from '@suvarna/contracts/requests';
import type { FastifyPluginAsync } from 'fastify';
import { Refusal } from '../../platform/refusal.ts';
import type { Needs } from './needs.ts';
import { envelope } from '../../platform/http/shape/envelope.ts';
import { serve, serveOnce } from '../../platform/http/serve.ts';
import { moveRequest } from './move-request.ts';
import { readFigures, readQueue, readQueued } from './read-queue.ts';

const PAGE_SIZE = 50;

/** The queue for the store's people: looked through, looked at, decided. Each step keeps the name of who took it. */
export function staffQueueRoutes({ db, clock, requestKinds }: Needs): FastifyPluginAsync {
  return async (app) => {
    serve(app, requestQueue, async (request) => {
      const { q = '', kind, state, who, waiting = false, overdue = false, page } = request.query;
      const { results, count } = await readQueue(db, requestKinds, {
        q: q.trim(),
        kind,
        state,
        who,
        waiting: waiting || overdue,
        dueBefore: overdue ? clock() : undefined,
        limit: PAGE_SIZE,
        offset: (page - 1) * PAGE_SIZE,
      });
      return envelope({ results, page, page_size: PAGE_SIZE, count });
    });

    serve(app, requestDetails, async (request) =>
      envelope(await readQueued(db, requestKinds, request.query.request_id)),
    );

    serveOnce(app, requestDecision, async ({ tx, request }) => {
      const { request_id: requestId, to, reason = '', note = '', terms = {}, decided_by: by } = request.body;
      const decision = { requestId, to, reason, note, terms, by, actor: 'staff' as const, at: clock() };
      await moveRequest(tx, requestKinds, decision);
      return envelope(await readQueued(tx, requestKinds, requestId));
    });

    serve(app, requestPhoto, async (request, reply) => {
      const { request_id: requestId, position } = request.query;
      const found = await requestKinds.find(db, requestId);
      const photo = found && (await requestKinds.of(found.kind).photo?.(db, requestId, position));
      if (photo === undefined)
        throw new Refusal('CUSTOMER_REQUEST.NOT_FOUND', { message: 'There is no such picture.' });
      // Bytes of a stranger: saved, never shown as a page of ours.
      return reply.type(photo.media_type).header('Content-Disposition', 'attachment').send(photo.bytes);
    });

    serve(app, requestFigures, async () => envelope(await readFigures(db, requestKinds, clock())));
  };
}
