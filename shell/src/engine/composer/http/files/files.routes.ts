/** `/remotes/…` and `/shell/…`: files that never change, from verified bytes in memory. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ComposerLog } from '../../log.ts';
import { acceptedEncoding } from './encoding.ts';
import { isSealedWorker, SEALED_WORKER_POLICY } from '../security-headers.ts';
import type { StaticFile, StaticFiles } from './static-files.ts';

const FOREVER = 'public, max-age=31536000, immutable';

export function filesRoutes(app: FastifyInstance, files: StaticFiles, log: ComposerLog): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = request.url.split('?', 1)[0] ?? '';
    let file: StaticFile | null;
    try {
      file = await files.find(path);
    } catch (error) {
      log.error({ path, error }, 'file refused');
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
    }
    if (!file)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found');
    reply.headers({
      'cache-control': FOREVER,
      etag: file.etag,
      ...(file.compressible ? { vary: 'accept-encoding' } : {}),
    });
    if (isSealedWorker(path)) reply.header('content-security-policy', SEALED_WORKER_POLICY);
    if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
    const encoding = file.compressible ? acceptedEncoding(request.headers['accept-encoding']) : 'identity';
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type(file.type).send(await file.encoded(encoding));
  };
  app.get('/remotes/*', answer);
  app.get('/shell/*', answer);
}
