import { PICTURE_BYTES } from '@suvarna/contracts/content';
import type { FastifyInstance, FastifyReply } from 'fastify';
import PQueue from 'p-queue';
import { redrawPhoto } from '../photos/redraw-photo.ts';
import { fail } from './failure.ts';

/** Photos that may wait while others are drawn; each takes a fraction of a second. */
const MOST_WAITING = 20;

/** Aborted when the caller left before the answer went. */
function goneOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableEnded) gone.abort();
  });
  return gone.signal;
}

/**
 * `POST /photos` with the bytes of a file: the same photo as a JPEG of nothing but its pixels. Commerce
 * asks for it before it keeps what a stranger sent, or a picture of an article, which is the largest;
 * the shop's address passes on pictures only. What no caller waits for any more is not drawn.
 */
export async function photoRoutes(app: FastifyInstance): Promise<void> {
  // One after the other: pictures that are unpacked are large.
  const queue = new PQueue({ concurrency: 1 });
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer' },
    async (_: unknown, body: unknown) => body,
  );
  app.post('/photos', { bodyLimit: PICTURE_BYTES }, async ({ body }, reply) => {
    if (!Buffer.isBuffer(body)) return fail(reply, 400, 'REQUEST.INVALID', 'This is no file.');
    if (queue.size >= MOST_WAITING)
      return fail(reply, 503, 'SERVICE.UNAVAILABLE', 'Too many photos at once. Please try again.');
    const gone = goneOf(reply);
    const photo = await queue.add(async () => (gone.aborted ? 'left' : redrawPhoto(body)));
    if (photo === 'left') return reply.hijack();
    if (photo === undefined) return fail(reply, 422, 'REQUEST.INVALID', 'This is no photo.');
    if (photo === 'too-large')
      return fail(reply, 422, 'REQUEST.TOO_LARGE', 'This photo has more than 25 million pixels.');
    return reply
      .header('Cache-Control', 'no-store')
      .header('X-Width', photo.width)
      .header('X-Height', photo.height)
      .type('image/jpeg')
      .send(photo.jpeg);
  });
}
