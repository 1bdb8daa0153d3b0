import type { Scenery } from '@suvarna/jewellery-model/model';
import type { Piece } from '@suvarna/jewellery-model/piece';
import type { Alloy } from '@suvarna/jewellery-renderer/alloy';
import type { Shape } from './banner-name.ts';

/** A composition as `browser/banner-page.ts` is asked for it. */
export interface BannerJob {
  readonly pieces: readonly { readonly piece: Piece; readonly colour: Alloy['colour'] }[];
  readonly rows: readonly number[];
  readonly turns: readonly number[];
  readonly scenery: Scenery;
  readonly shape: Shape;
  readonly from?: 'above' | undefined;
  /** Width, pixels. */
  readonly size: number;
  readonly height: number;
  readonly frames: number;
}
