import type { RequestPhoto } from '@suvarna/contracts/api/orders';
import type { ErrorCode } from '@suvarna/contracts/errors';
import { bytesOfPhoto } from './photo-bytes.ts';
import { unavailable } from './refusal.ts';

/** A photo of nothing but its pixels. */
export interface Redrawn {
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
}

export type RedrawPhotos = (photos: readonly RequestPhoto[]) => Promise<readonly Redrawn[]>;

/** It is no photo, or one of more pixels than are unpacked. */
type PhotoFault = 'invalid' | 'too-large';
const TOO_LARGE: ErrorCode = 'REQUEST.TOO_LARGE';

async function faultOf(answer: Response): Promise<PhotoFault> {
  const said: unknown = await answer.json().catch(() => null);
  const isLarge = typeof said === 'object' && said !== null && 'code' in said && said.code === TOO_LARGE;
  return isLarge ? 'too-large' : 'invalid';
}

/** For all photos of a call: shorter than a browser waits, and than its key is held for it. */
const GRACE_MS = 12_000;

/**
 * Has photos drawn anew by the image service, which decodes what others send in a process of its
 * own, without a database.
 *
 * @param url of the image service; `''` where there is none
 * @param refused what a capability says of a file that cannot be used
 * @returns a function that throws `refused()`, and Refusal 503 while nobody draws
 */
export function photoRedrawer(url: string, refused: (fault: PhotoFault) => Error): RedrawPhotos {
  const redraw = async (photo: RequestPhoto, signal: AbortSignal): Promise<Redrawn> => {
    const body = bytesOfPhoto(photo);
    if (body === undefined) throw refused('invalid');
    if (url === '') throw unavailable();
    const answer = await fetch(`${url}/photos`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body,
      signal,
    }).catch((error: unknown) => {
      throw unavailable(error);
    });
    if (answer.status >= 400 && answer.status < 500) throw refused(await faultOf(answer));
    if (!answer.ok) throw unavailable();
    const jpeg = await answer.arrayBuffer().catch((error: unknown) => {
      throw unavailable(error);
    });
    return {
      jpeg: Buffer.from(jpeg),
      width: Number(answer.headers.get('x-width')),
      height: Number(answer.headers.get('x-height')),
    };
  };
  return async (photos) => {
    const drawn: Redrawn[] = [];
    const signal = AbortSignal.timeout(GRACE_MS);
    for (const photo of photos) drawn.push(await redraw(photo, signal));
    return drawn;
  };
}
