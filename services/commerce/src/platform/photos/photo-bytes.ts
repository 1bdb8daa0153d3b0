import type { RequestPhoto } from '@suvarna/contracts/orders';

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** How the bytes of each kind begin: what a picture says it is, it has to be. */
const BEGINS: Readonly<Record<RequestPhoto['media_type'], (bytes: Buffer) => boolean>> = {
  'image/jpeg': (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  'image/png': (bytes) =>
    bytes.subarray(0, 8).equals(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])),
  'image/webp': (bytes) =>
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' && bytes.subarray(8, 12).toString('latin1') === 'WEBP',
};

/** @returns the bytes of a photo that was sent as base64; `undefined` for what is no picture of its kind. How large it may be its schema says. */
export function bytesOfPhoto({ media_type, data }: RequestPhoto): Buffer<ArrayBuffer> | undefined {
  if (!BASE64.test(data)) return undefined;
  const bytes = Buffer.from(data, 'base64');
  return BEGINS[media_type](bytes) ? bytes : undefined;
}
