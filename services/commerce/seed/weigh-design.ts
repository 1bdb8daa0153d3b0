import { volumeOf } from '@suvarna/jewellery-model/alloy-density';
import { modelOf } from '@suvarna/jewellery-model/families/model-of';
import { fitGauge } from '@suvarna/jewellery-model/fit-gauge';
import type { Model } from '@suvarna/jewellery-model/model';
import type { Piece } from '@suvarna/jewellery-model/piece';
import { metalVolume } from '@suvarna/jewellery-model/weight';
import { sizeMillimetres } from '@suvarna/contracts/sizes';
import { pieceOf } from '../src/modules/imagery/index.ts';
import type { nominalDesigns } from './generate-designs.ts';
import type { Metal } from './metal-table.ts';
import { outerSizeOf } from './outer-size.ts';
import type { UnionOf } from './union-volume.ts';

type Nominal = ReturnType<typeof nominalDesigns>[number];

/** What the model of a design measures once its gauge suits the weight the recipe proposes. */
export function weighDesign(design: Nominal, unionOf: UnionOf): Metal {
  const [body] = design.bodies;
  if (!body) throw new Error(`${design.design_code} has no metal`);
  const nominal = pieceOf(design);
  const coin = design.category === 'gold-coins' ? modelOf(nominal) : undefined;
  const { piece, model, volume } = coin
    ? { piece: nominal, model: coin, volume: metalVolume(coin) }
    : fitGauge(nominal, volumeOf(body.net_mg, body.karat), unionOf);
  const { width, height } = outerSizeOf(piece, model) ?? { width: 0, height: 0 };
  return {
    gauge_milli: piece.gauge_milli,
    volume: Math.round(volume * 1_000),
    per_mm: Math.round(
      perMillimetre(design, piece, model) * along(design.category, volume / metalVolume(model)) * 1_000,
    ),
    width_tenth_mm: Math.round(width * 10),
    height_tenth_mm: Math.round(height * 10),
  };
}

/** What is longer has more links, which overlap as much as the others; what is wider has more shank, and the same head. */
const along = (category: Nominal['category'], share: number): number =>
  category === 'rings' || category === 'solitaires' || category === 'bangles' ? 1 : share;

/**
 * Slope of the sum of the parts between the smallest or largest size, whichever is farther, and the default one. Heavy
 * links fill their place, so those of one size may be wider than those of the next: where that makes a longer piece
 * lighter, the slope is between the smallest size and the largest.
 */
function perMillimetre(design: Nominal, piece: Piece, model: Model): number {
  const lengths = design.sizes
    .map((size) => sizeMillimetres(design.size_kind, size))
    .toSorted((a, b) => Math.abs(b - piece.size_mm) - Math.abs(a - piece.size_mm));
  const [far = piece.size_mm] = lengths;
  const slope = slopeBetween([piece.size_mm, metalVolume(model)], [far, volumeAt(piece, far)]);
  if (slope >= 0) return slope;
  const [least, most] = [Math.min(...lengths), Math.max(...lengths)];
  return slopeBetween([least, volumeAt(piece, least)], [most, volumeAt(piece, most)]);
}

const volumeAt = (piece: Piece, size_mm: number): number => metalVolume(modelOf({ ...piece, size_mm }));

const slopeBetween = (
  [fromSize, from]: readonly [number, number],
  [toSize, to]: readonly [number, number],
): number => (toSize === fromSize ? 0 : (to - from) / (toSize - fromSize));
