/** What an open page reads of the live composition. */
import { COMPOSITION_PATH } from '@suvarna/contracts/release-delivery/public-composition';
import type { FastifyInstance } from 'fastify';
import type { Live } from '../release-delivery/live.ts';

export function shellRoutes(app: FastifyInstance, live: () => Live | null): void {
  app.get(COMPOSITION_PATH, async (request, reply) => {
    const composition = live();
    if (!composition)
      return reply.code(503).headers({ 'retry-after': '1', 'cache-control': 'no-store' }).send();
    const etag = `"${composition.revision}-${composition.publicComposition.shell?.version ?? ''}"`;
    reply.headers({ 'cache-control': 'no-cache', etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('application/json; charset=utf-8').send(JSON.stringify(composition.publicComposition));
  });
}
