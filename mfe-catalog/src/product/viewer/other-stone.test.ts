import { describe, expect, it } from '@jest/globals';
import type { BakedModel } from '@suvarna/jewellery-model/geometry/bake';
import { aProduct } from '../../catalogue.fixtures.ts';
import { toProductView } from '../product.model.ts';
import { leadingStone, withStone } from './other-stone.ts';

const sized = (scale: number) => new Float32Array([scale, 0, 0, 0, 0, scale, 0, 0, 0, 0, scale, 0, 0, 0, 0, 1]);
const halo = { gems: [
  { cut: 'round', stone: 'diamond', small: true, matrices: sized(0.6) },
  { cut: 'oval', stone: 'diamond', small: false, matrices: sized(3) },
] } as unknown as BakedModel;

describe('the leading stone', () => {
  it('is the largest faceted one', () => {
    const row = (type: string, count: number, millicarat: number) => ({ type, name: type, shape: 'round', quality: '', count, millicarat });
    expect(leadingStone({ stones: [row('diamond', 40, 400), row('ruby', 1, 300), row('pearl', 1, 9_000)] })).toBe('ruby');
    expect(leadingStone({ stones: [row('pearl', 1, 9_000)] })).toBeUndefined();
  });

  it('is the same in every language', () => {
    for (const locale of ['en', 'hi'] as const) {
      const product = toProductView(aProduct(), { locale, asOf: '2026-11-16T04:00:00Z', size: '', similar: [] });
      expect(leadingStone(product)).toBe('diamond');
      expect(product.stones.map(({ name }) => name)).toEqual([locale === 'hi' ? 'हीरा' : 'diamond']);
    }
  });

  it('can be looked at as another one; a halo keeps its own', () => {
    expect(withStone(halo, 'emerald').gems.map(({ stone }) => stone)).toEqual(['diamond', 'emerald']);
    expect(withStone(halo, undefined)).toBe(halo);
  });

  it('of small stones only is all of them', () => {
    const band = { ...halo, gems: halo.gems.slice(0, 1).flatMap((gem) => [gem, gem]) };
    expect(withStone(band, 'ruby').gems.map(({ stone }) => stone)).toEqual(['ruby', 'ruby']);
  });
});
