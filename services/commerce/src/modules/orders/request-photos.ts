import { OrderRefused } from './errors.ts';
import type { RequestPhoto } from '@suvarna/contracts/api/orders';
import type { KeptPhoto } from './request.store.ts';

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** How the bytes of each kind begin: what a picture says it is, it has to be. */
const BEGINS: Readonly<Record<RequestPhoto['media_type'], (bytes: Buffer) => boolean>> = {
  'image/jpeg': (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  'image/png': (bytes) =>
    bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  'image/webp': (bytes) =>
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP',
};

/** Pictures as they are kept. @throws OrderRefused for what is no picture of its kind; how large it may be the schema says */
export function photosOf(photos: readonly RequestPhoto[] = []): KeptPhoto[] {
  return photos.map(({ media_type, data }) => {
    const bytes = BASE64.test(data) ? Buffer.from(data, 'base64') : Buffer.alloc(0);
    if (!BEGINS[media_type](bytes)) throw new OrderRefused('ORDER.PHOTO_INVALID');
    return { media_type, bytes };
  });
}
