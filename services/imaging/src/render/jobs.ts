import { pictureKey } from '@suvarna/jewellery-model/picture-key';
import type { PictureView } from '@suvarna/jewellery-model/model';
import type { Piece } from '@suvarna/jewellery-model/piece';
import type { Alloy } from '@suvarna/jewellery-renderer/alloy';
import { framesFor } from '../frames.ts';
import { HERO_SIZE, type Master } from '../masters/master-index.ts';

/** A line of `services/commerce/src/list-pieces.ts`. */
export interface ListedPiece {
  readonly design_code: string;
  readonly category: string;
  readonly karat: Alloy['karat'];
  /** The default first. */
  readonly colours: readonly Alloy['colour'][];
  readonly piece: Piece;
}

export interface RenderJob extends Pick<Master, 'design_code' | 'view' | 'alloy' | 'size' | 'key'> {
  readonly view: PictureView;
  readonly metal: Alloy;
  readonly piece: Piece;
  readonly frames: number;
}

const FEATURED_SIZE = 1024;
const FEATURED_VIEWS = ['hero', 'front', 'side'] as const;

/** The hero of a design, in its own metal. */
export function heroJob({ design_code, karat, colours, piece }: ListedPiece): RenderJob {
  return job(design_code, piece, { karat, colour: colours[0] ?? 'yellow' }, 'hero', HERO_SIZE);
}

/** What a featured design has besides: every metal, three views, large. */
export function featuredJobs({ design_code, karat, colours, piece }: ListedPiece): RenderJob[] {
  return colours.flatMap((colour) =>
    FEATURED_VIEWS.map((view) => job(design_code, piece, { karat, colour }, view, FEATURED_SIZE)),
  );
}

function job(design_code: string, piece: Piece, metal: Alloy, view: PictureView, size: number): RenderJob {
  return {
    design_code,
    piece,
    metal,
    view,
    size,
    alloy: `${metal.karat}-${metal.colour}`,
    key: pictureKey(piece, metal, view),
    frames: framesFor(size),
  };
}
