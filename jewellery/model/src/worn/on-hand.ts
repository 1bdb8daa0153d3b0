import { fingers, HAND_FINGER_MM } from '../forms/hand.ts';
import { scaled } from '../geometry/matrix.ts';
import { boundsOf } from '../families/bounds.ts';
import type { Model } from '../model.ts';
import type { Piece } from '../piece.ts';
import type { OnForm } from './on-form.ts';

/** Share of the picture's side a ring takes. */
const SHARE = 0.52;

/** A ring on the ring finger of a hand whose finger it fits: the larger the ring, the larger the hand. */
export function onHand(piece: Piece, { worn }: Pick<Model, 'worn'>): OnForm | undefined {
  if (!worn) return undefined;
  const grow = (piece.size_mm || 52) / (2 * Math.PI) / HAND_FINGER_MM;
  const { low, high } = boundsOf(worn);
  const wide = Math.max(high[0] - low[0], 20);
  return {
    parts: worn.parts,
    gems: worn.gems,
    form: fingers(),
    place: scaled(grow),
    frame: {
      middle: [2.5 * grow, high[1] * 0.45, 2 * grow],
      side: wide / SHARE,
      azimuth: 0.3,
      elevation: 0.92,
    },
    ground: { normal: [0, 1, 0], offset: -44 * grow },
  };
}
