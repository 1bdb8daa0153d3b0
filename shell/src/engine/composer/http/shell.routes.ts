/** What an open page reads of the live composition. */
import { COMPOSITION_PATH } from '@suvarna/contracts/public-composition';
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
  app.get(COMPOSITION_PATH, async (request, reply) => {
    const composition = live();
    if (!composition)
      return reply.code(503).headers({ 'retry-after': '1', 'cache-control': 'no-store' }).send();
    const etag = `W/"${composition.revision}-${composition.publicComposition.shell?.version ?? ''}"`;
    reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(await bodyOf(composition, encoding));
  });
}
