import type { RequestPhoto } from '@suvarna/contracts/orders';
import { Refusal, tooMany, unavailable } from '../refusal.ts';
import type { Database } from '../database/database.ts';
import { createFairQueue } from '../fair-queue.ts';
import { takeAllowance } from '../http/limits/allowance.store.ts';
import { bytesOfPhoto } from './photo-bytes.ts';
import type { PhotoFault, Redrawn, RedrawPhoto } from './redraw-photo.ts';

/** Calls with photos that one customer may make: a whole jewellery box in an evening. */
const CALLS = { limit: 60, seconds: 3_600 } as const;
/** As the image service draws one after the other, the second is on its way to it meanwhile. */
const AT_ONCE = 2;
/** For all photos of a call: shorter than a browser waits, and than its key is held for it. */
const GRACE_MS = 12_000;

export interface PhotoDrawing {
  /**
   * Draws what somebody sent anew, one photo of each customer after the other.
   *
   * @param caller whose photos these are; `staff` is counted nowhere
   * @param gone aborted when nobody waits for the answer any more
   * @returns the photos, or what is wrong with the first that is none
   * @throws Refusal 429 for too many, 503 while nobody draws or after the time for it
   */
  draw(
    caller: string,
    photos: readonly RequestPhoto[],
    gone: AbortSignal,
  ): Promise<readonly Redrawn[] | PhotoFault>;
}

/** Counts calls with photos. @returns what throws Refusal 429 when there were too many */
export const photoAllowance =
  (db: Database, clock: () => Date) =>
  async (caller: string): Promise<void> => {
    if (caller === 'staff') return;
    const wait = await takeAllowance(db, { ...CALLS, name: `photos:${caller}` }, clock());
    if (wait !== undefined) throw tooMany(wait);
  };

export function createPhotoDrawing({
  take,
  redraw,
}: {
  readonly take: (caller: string) => Promise<void>;
  readonly redraw: RedrawPhoto;
}): PhotoDrawing {
  const queue = createFairQueue(AT_ONCE);

  return {
    async draw(caller, photos, gone) {
      if (photos.length === 0) return [];
      const files = photos.map(bytesOfPhoto);
      if (!files.every((file) => file !== undefined)) return 'invalid';
      await take(caller);
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
