import { PICTURE_BYTES } from '@suvarna/contracts/documents';
import type { FastifyInstance } from 'fastify';
import { redrawPhoto } from '../photos/redraw-photo.ts';
import { fail } from './failure.ts';

/** Photos that may wait while others are drawn; each takes a fraction of a second. */
const MOST_WAITING = 20;

/**
 * `POST /photos` with the bytes of a file: the same photo as a JPEG of nothing but its pixels. Commerce
 * asks for it before it keeps what a stranger sent, or a picture of an article, which is the largest;
 * the shop's address passes on pictures only.
 */
export async function photoRoutes(app: FastifyInstance): Promise<void> {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer' },
    async (_: unknown, body: unknown) => body,
  );
  app.post('/photos', { bodyLimit: PICTURE_BYTES }, async ({ body }, reply) => {
    if (!Buffer.isBuffer(body)) return fail(reply, 400, 'REQUEST.INVALID', 'This is no file.');
    if (waiting >= MOST_WAITING)
      return fail(reply, 503, 'SERVICE.UNAVAILABLE', 'Too many photos at once. Please try again.');
    waiting += 1;
    // One after the other: pictures that are unpacked are large.
    const drawing = last.then(() => redrawPhoto(body));
    last = drawing.catch(() => undefined);
    const photo = await drawing.finally(() => {
      waiting -= 1;
    });
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
