/** What an open page reads of the live composition. */
import { CANARY_COHORT, COMPOSITION_PATH } from '@suvarna/contracts/public-composition';
import type { FastifyInstance } from 'fastify';
import type { Live } from '../release-delivery/live.ts';
import { acceptedEncoding, encode, type Encoding } from './files/encoding.ts';

export function shellRoutes(app: FastifyInstance, live: () => Live | null): void {
  const bodies = new WeakMap<Live, Map<Encoding, Promise<Buffer>>>();
  const bodyOf = (composition: Live, encoding: Encoding): Promise<Buffer> => {
    let known = bodies.get(composition);
    if (!known) bodies.set(composition, (known = new Map<Encoding, Promise<Buffer>>()));
    let body = known.get(encoding);
    if (!body) {
      body = encode(Buffer.from(JSON.stringify(composition.publicComposition)), encoding, 'thorough');
      known.set(encoding, body);
    }
    return body;
  };
  app.get<{ Querystring: { cohort?: string } }>(COMPOSITION_PATH, async (request, reply) => {
    const all = live();
    // A page goes on with what its document began with; when the canary is over, with what everybody has.
    const composition = (request.query.cohort === CANARY_COHORT ? all?.canary?.live : null) ?? all;
    if (!composition)
      return reply.code(503).headers({ 'retry-after': '1', 'cache-control': 'no-store' }).send();
    const etag = `W/"${composition.name}-${composition.publicComposition.shell?.version ?? ''}"`;
    reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(await bodyOf(composition, encoding));
  });
}
