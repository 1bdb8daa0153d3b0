import {
  FORM_VERSION,
  MACRO_VERSION,
  MODEL_VERSIONS,
  RENDERER_VERSION,
  SCALE_VERSION,
  TURN_VERSION,
} from './model-versions.ts';
import type { DrawnView } from './model.ts';
import type { Piece } from './piece.ts';

/** The alloy of a picture. Its shade follows karat and colour. */
export interface PictureAlloy {
  readonly karat: number;
  readonly colour: string;
}

/** What every picture key looks like. */
export const PICTURE_KEY = /^[0-9a-z]{14}$/;

/** Versions of what some views show besides the piece: raising one gives only these pictures new names. */
const SHOWN_BESIDES: Partial<Readonly<Record<DrawnView, number>>> = {
  scale: SCALE_VERSION,
  worn: FORM_VERSION,
  macro: MACRO_VERSION,
  turn: TURN_VERSION,
};

const PRIME = 0x01000193;
const OFFSETS = [0x811c9dc5, 0x2f6e2b1d] as const;

/**
 * The content of a picture as a short name: equal for equal pictures on every machine, another one
 * as soon as the piece, its metal, the view, the family's model or the renderer differs. The size of
 * the picture is no part of it.
 *
 * @param besides for tests
 */
export function pictureKey(
  piece: Piece,
  { karat, colour }: PictureAlloy,
  view: DrawnView,
  besides = SHOWN_BESIDES,
): string {
  const text = `${MODEL_VERSIONS[piece.category]} ${RENDERER_VERSION} ${karat} ${colour} ${besides[view] === undefined ? view : `${view} ${String(besides[view])}`} ${canonical(piece)}`;
  return OFFSETS.map((offset) => hash(text, offset).toString(36).padStart(7, '0')).join('');
}

function canonical(piece: Piece): string {
  return JSON.stringify([
    piece.category,
    piece.form,
    piece.motif,
    piece.style,
    piece.look,
    piece.width_tenth_mm,
    piece.height_tenth_mm,
    piece.size_mm,
    piece.gauge_milli,
    piece.stamped_mg,
    piece.fineness,
    piece.stones.map(({ type, shape, count, millicarat, role }) => [type, shape, count, millicarat, role]),
  ]);
}

/** FNV-1a over UTF-16 units; the last rounds let every bit of the input reach every bit of the result. */
function hash(text: string, offset: number): number {
  let state = offset;
  for (let at = 0; at < text.length; at += 1) {
    state = Math.imul(state ^ text.charCodeAt(at), PRIME);
    state = Math.imul(state ^ (state >>> 15), offset | 1);
  }
  return (state ^ (state >>> 16)) >>> 0;
}
