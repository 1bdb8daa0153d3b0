import type { Redrawn } from './redraw-photo.ts';

/** A photo as it lies in a table. What was kept before photos were drawn again is not `redrawn`, and not handed on. */
interface PhotoRow {
  readonly media_type: 'image/jpeg';
  readonly bytes: Buffer;
  readonly redrawn: true;
}

/** In their order, the first at position 1. */
export const photoRows = (
  photos: readonly Redrawn[],
): readonly (PhotoRow & { readonly position: number })[] =>
  photos.map(({ jpeg: bytes }, index) => ({
    position: index + 1,
    media_type: 'image/jpeg',
    bytes,
    redrawn: true,
  }));
