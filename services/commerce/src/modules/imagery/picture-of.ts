import type { MetalColour } from '@suvarna/contracts/catalogue';
import type { PictureView } from '@suvarna/jewellery-model/model';
import type { Piece } from '@suvarna/jewellery-model/piece';
import { pictureKey } from '@suvarna/jewellery-model/picture-key';
import type { Design } from '../designs/index.ts';
import { tintOf } from './committed-pictures.ts';
import { pieceOf } from './piece-of.ts';

/** Where a picture is, and the colour of its place until it is there. */
export interface DesignPicture {
  /** A template: `{w}` is 360, 515 or 1024. */
  readonly src: string;
  /** Only for pictures that came with the release. */
  readonly tint?: string;
}

const pieces = new WeakMap<Design, Piece>();

/**
 * The picture of a design in one of its colours, at its default karat: shades of one colour differ
 * less between karats than between screens. The address holds the key of its content, so it may be
 * kept for ever.
 */
export function pictureOf(design: Design, view: PictureView, colour: MetalColour): DesignPicture {
  const piece = pieces.get(design) ?? pieceOf(design);
  pieces.set(design, piece);
  const key = pictureKey(piece, { karat: design.default_karat, colour }, view);
  const tint = tintOf(key);
  return {
    src: `/media/designs/${String(design.product_id)}/${view}-${colour}-{w}-${key}`,
    ...(tint !== undefined && { tint }),
  };
}
