import { fetchFrom } from '@suvarna/telemetry/calls';
import type { ErrorCode } from '@suvarna/contracts/call';
import { unavailable } from '../refusal.ts';

/** A photo of nothing but its pixels. */
export interface Redrawn {
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
}

/** It is no photo, or one of more pixels than are unpacked. */
export type PhotoFault = 'invalid' | 'too-large';

/** @throws Refusal 503 while no service draws; the signal's reason when the caller left */
export type RedrawPhoto = (bytes: Buffer<ArrayBuffer>, signal: AbortSignal) => Promise<Redrawn | PhotoFault>;

const TOO_LARGE: ErrorCode = 'REQUEST.TOO_LARGE';

async function faultOf(answer: Response): Promise<PhotoFault> {
  const said: unknown = await answer.json().catch(() => null);
  const isLarge = typeof said === 'object' && said !== null && 'code' in said && said.code === TOO_LARGE;
  return isLarge ? 'too-large' : 'invalid';
}

/**
 * Has a photo drawn again by the image service, which decodes what others send in a process of its
 * own, without a database.
 *
 * @param url of the image service; `''` where there is none
 */
export function redrawBy(url: string): RedrawPhoto {
  const ask = fetchFrom('imaging');
  return async (body, signal) => {
    if (url === '') throw unavailable();
    const lost = (error: unknown): never => {
      throw unavailable(error);
    };
    const answer = await ask(`${url}/photos`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body,
      signal,
    }).catch(lost);
    if (answer.status >= 400 && answer.status < 500) return faultOf(answer);
    if (!answer.ok) throw unavailable();
    return {
      jpeg: Buffer.from(await answer.arrayBuffer().catch(lost)),
      width: Number(answer.headers.get('x-width')),
      height: Number(answer.headers.get('x-height')),
    };
  };
}
