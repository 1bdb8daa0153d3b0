/**
 * The one way in for photos: every call that may bring some has them drawn anew before its effect
 * begins, and nothing else of them is to be had by it.
 */
import { type RequestPhoto } from '@suvarna/contracts/orders';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../refusal.ts';
import type { PhotoDrawing } from '../../photos/photo-drawing.ts';
import type { PhotoFault, Redrawn } from '../../photos/redraw-photo.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Photos may come along with a call. */
    photos?: true;
  }
  interface FastifyRequest {
    /** `null` where none came along, which is not the same as an empty list. */
    drawnPhotos: readonly Redrawn[] | null;
  }
  interface FastifyInstance {
    photoDrawing: PhotoDrawing;
  }
}

export function drawPhotosBy(app: FastifyInstance, drawing: PhotoDrawing): void {
  app.decorate('photoDrawing', drawing);
  app.decorateRequest('drawnPhotos', null);
}

export type RefusePhoto = (fault: PhotoFault) => Error;

const refuseOfRequests: RefusePhoto = (fault) =>
  fault === 'too-large' ? new Refusal('ORDER.PHOTO_TOO_LARGE') : new Refusal('ORDER.PHOTO_INVALID');

/** Aborted when the connection ends before the answer went. */
function goneOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableEnded) gone.abort();
  });
  return gone.signal;
}

const photosIn = (body: unknown): readonly RequestPhoto[] | undefined => {
  if (typeof body !== 'object' || body === null) return undefined;
  // The schema of the route has looked at it.
  if ('photos' in body) return body.photos as readonly RequestPhoto[] | undefined;
  return 'media_type' in body ? [body as RequestPhoto] : undefined;
};

/** Draws what came along with a call. @throws Refusal by `refuse` for a file that cannot be used */
export async function drawPhotos(
  request: FastifyRequest,
  reply: FastifyReply,
  caller: string,
  refuse: RefusePhoto = refuseOfRequests,
): Promise<void> {
  const photos = photosIn(request.body);
  if (request.routeOptions.config.photos !== true || photos === undefined) return;
  const drawn = await request.server.photoDrawing.draw(caller, photos, goneOf(reply));
  if (typeof drawn === 'string') throw refuse(drawn);
  request.drawnPhotos = drawn;
}
