import type { Piece } from '@suvarna/jewellery-model/piece';
import type { Design } from '../designs/index.ts';
import { sizeMillimetres } from '@suvarna/contracts/sizes';

/** The part of a design that decides its shape, at its default size or another one. */
export function pieceOf(design: Design, size = design.default_size): Piece {
  const coin = design.category === 'gold-coins';
  return {
    category: design.category,
    form: design.form,
    motif: design.motif,
    style: design.style,
    stones: design.stones.map(({ type, shape, count, millicarat, role }) => ({
      type,
      shape,
      count,
      millicarat,
      role,
    })),
    look: design.look,
    width_tenth_mm: design.width_tenth_mm,
    height_tenth_mm: design.height_tenth_mm,
    size_mm: sizeMillimetres(design.size_kind, size),
    gauge_milli: design.gauge_milli,
    stamped_mg: coin ? (design.bodies[0]?.net_mg ?? 0) : 0,
    fineness: design.fineness ?? 0,
  };
}
