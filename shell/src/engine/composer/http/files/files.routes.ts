/** `/remotes/…` and `/shell/…`: files that never change, whichever composer's documents name them, from verified bytes. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ComposerLog } from '../../log.ts';
import type { Metrics } from '../../metrics.ts';
import { acceptedEncoding } from './encoding.ts';
import { isSealedWorker, SEALED_WORKER_POLICY } from '../security-headers.ts';
import { FileUnavailable, TooManyWait } from '../../elsewhere/file-unavailable.ts';
import type { StaticFile, StaticFiles } from './static-files.ts';

const FOREVER = 'public, max-age=31536000, immutable';

export interface FilesRoutesParts {
  readonly files: Pick<StaticFiles, 'find'>;
  readonly metrics: Pick<Metrics, 'shed'>;
  readonly log: ComposerLog;
}

export function filesRoutes(app: FastifyInstance, { files, metrics, log }: FilesRoutesParts): void {
  const send = async (
    { headers }: FastifyRequest,
    reply: FastifyReply,
    { file, path }: { readonly file: StaticFile; readonly path: string },
  ): Promise<FastifyReply> => {
    const matches = headers['if-none-match'] === file.etag;
    const encoding = file.compressible ? acceptedEncoding(headers['accept-encoding']) : 'identity';
    const bytes = matches ? null : await file.encoded(encoding);
    reply.headers({
      'cache-control': FOREVER,
      etag: file.etag,
      ...(file.compressible ? { vary: 'accept-encoding' } : {}),
    });
    if (isSealedWorker(path)) reply.header('content-security-policy', SEALED_WORKER_POLICY);
    if (bytes === null) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type(file.type).send(bytes);
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const path = request.url.split('?', 1)[0] ?? '';
    try {
      const file = await files.find(path);
      if (file) return await send(request, reply, { file, path });
    } catch (error) {
      if (!(error instanceof FileUnavailable)) {
        log.error({ path, error }, 'file refused');
        return without(reply, 404, 'Not found');
      }
      // Counted, not told each time: whoever made them so many would fill the log as well.
      if (error instanceof TooManyWait) metrics.shed.inc({ kind: 'files' });
      else log.warn({ path, error }, 'file not to be had now');
      return without(reply.header('retry-after', '1'), 503, 'Not now');
    }
    return without(reply, 404, 'Not found');
  };
  app.get('/remotes/*', answer);
  app.get('/shell/*', answer);
}

const without = (reply: FastifyReply, status: 404 | 503, text: string): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain').send(text);
