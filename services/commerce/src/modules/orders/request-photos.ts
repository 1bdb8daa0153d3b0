import type { RequestPhoto } from '@suvarna/contracts/api/orders';
import { bytesOfPhoto } from '../../platform/http/photo-bytes.ts';
import { OrderRefused } from './errors.ts';
import type { KeptPhoto } from './request.store.ts';

/** Pictures as they are kept. @throws OrderRefused for what is no picture of its kind; how large it may be the schema says */
export function photosOf(photos: readonly RequestPhoto[] = []): KeptPhoto[] {
  return photos.map((photo) => {
    const bytes = bytesOfPhoto(photo);
    if (bytes === undefined) throw new OrderRefused('ORDER.PHOTO_INVALID');
    return { media_type: photo.media_type, bytes };
  });
}
