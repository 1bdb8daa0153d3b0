import type { MetalColour } from '@suvarna/contracts/catalogue';

/** Pictures of a design in gallery order. */
export const PICTURE_VIEWS = ['front', 'angle', 'detail', 'worn'] as const;
export type PictureView = (typeof PICTURE_VIEWS)[number];

/** Raise it whenever a drawing changes: addresses are cached for ever. */
export const PICTURE_VERSION = 1;

export function pictureAddress(product_id: number, view: PictureView, colour: MetalColour): string {
  return `/media/designs/${String(product_id)}/${view}-${colour}-v${String(PICTURE_VERSION)}.svg`;
}
