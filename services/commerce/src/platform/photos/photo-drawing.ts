import type { RequestPhoto } from '@suvarna/contracts/orders';
import { Refusal, unavailable } from '../refusal.ts';
import { createFairQueue } from '../fair-queue.ts';
import { bytesOfPhoto } from './photo-bytes.ts';
import type { PhotoFault, Redrawn, RedrawPhoto } from './redraw-photo.ts';

/** As the image service draws one after the other, the second is on its way to it in the meantime. */
const AT_ONCE = 2;
/** For all photos of a call: shorter than a browser waits, and than its key is held for it. */
const GRACE_MS = 12_000;

export interface PhotoDrawing {
  /**
   * Draws again what a caller sent, one photo of each customer after the other.
   *
   * @param caller whose photos these are
   * @param gone aborted when the connection ends before the answer
   * @param count called before the first is drawn; throws for too many
   * @returns the photos, or what is wrong with the first that is none
   * @throws Refusal 503 while the image service is away or after the time for it
   */
  draw(
    caller: string,
    photos: readonly RequestPhoto[],
    gone: AbortSignal,
    count?: () => Promise<void>,
  ): Promise<readonly Redrawn[] | PhotoFault>;
}

export function createPhotoDrawing(redraw: RedrawPhoto): PhotoDrawing {
  const queue = createFairQueue(AT_ONCE);

  return {
    async draw(caller, photos, gone, count) {
      if (photos.length === 0) return [];
      const files = photos.map(bytesOfPhoto);
      if (!files.every((file) => file !== undefined)) return 'invalid';
      await count?.();
      const signal = AbortSignal.any([gone, AbortSignal.timeout(GRACE_MS)]);
      const drawn: Redrawn[] = [];
      for (const file of files) {
        const photo = await queue
          .run(caller, () => redraw(file, signal), signal)
          .catch((error: unknown) => {
            throw error instanceof Refusal ? error : unavailable(error);
          });
        if (typeof photo === 'string') return photo;
        drawn.push(photo);
      }
      return drawn;
    },
  };
}
