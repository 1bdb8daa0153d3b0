import type { BakedModel } from '@suvarna/jewellery-model/geometry/bake';
import { GEM_STONES, type GemStone } from '@suvarna/jewellery-model/model';
import type { ProductView } from '../product.model.ts';

/** What the leading stone of a design can be looked at as. */
export const STONES = ['diamond', 'ruby', 'emerald', 'sapphire'] as const satisfies readonly GemStone[];

const isGem = (type: string): type is GemStone => GEM_STONES.some((stone) => stone === type);

/** The stone that leads a design: of its faceted stones the largest. Pearls and onyx are no gems to the light. */
export function leadingStone({ stones }: Pick<ProductView, 'stones'>): GemStone | undefined {
  const [largest] = stones.filter(({ type }) => isGem(type)).toSorted((a, b) => b.millicarat / b.count - a.millicarat / a.count);
  return largest && isGem(largest.type) ? largest.type : undefined;
}

/** The same piece with another leading stone. What surrounds it stays: a halo keeps its diamonds. */
export function withStone(model: BakedModel, stone: GemStone | undefined): BakedModel {
  if (stone === undefined) return model;
  const sizeOf = (matrices: BakedModel['gems'][number]['matrices']): number => Math.hypot(matrices[0] ?? 0, matrices[1] ?? 0, matrices[2] ?? 0);
  const [leading] = model.gems.toSorted((a, b) => sizeOf(b.matrices) - sizeOf(a.matrices));
  if (!leading) return model;
  return { ...model, gems: model.gems.map((gem) => (gem.stone === leading.stone && gem.small === leading.small ? { ...gem, stone } : gem)) };
}
