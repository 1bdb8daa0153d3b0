/**
 * The one way in for photos: every call that may bring some has them drawn again before its effect
 * begins, and nothing else of them is to be had by it.
 */
import { HOUR_SECONDS } from '@suvarna/contracts/endpoint';
import { type RequestPhoto } from '@suvarna/contracts/orders';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../refusal.ts';
import { tellTry } from '../limits/limits.ts';
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

/** Calls with photos that one customer may make, whatever they are for: a whole jewellery box in an evening. */
const CALLS = { limit: { name: 'photos', seconds: HOUR_SECONDS, counts: 'told', shopper: 60 } } as const;

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
  const drawn = await request.server.photoDrawing.draw(
    caller,
    photos,
    goneOf(reply),
    // The store's people are counted nowhere.
    caller === 'staff' ? undefined : () => tellTry(request, CALLS),
  );
  if (typeof drawn === 'string') throw refuse(drawn);
  request.drawnPhotos = drawn;
}
