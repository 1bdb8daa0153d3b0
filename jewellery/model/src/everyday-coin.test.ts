import { describe, expect, it } from '@jest/globals';
import { everydayCoin } from './everyday-coin.ts';
import { boundsOf } from './families/bounds.ts';
import { modelOf } from './families/model-of.ts';
import { signedVolume } from './geometry/mesh.ts';
import { SCALE_COIN_MM } from './model.ts';
import { besideCoin } from './scale-coin.ts';

const APART = 4;

describe('the coin of everyday money', () => {
  const coin = everydayCoin();
  const bounds = boundsOf({ parts: coin.map(({ mesh, places }) => ({ mesh, instances: places })) });

  it('is as wide as money, lies with its back on the plane, and faces +Z', () => {
    for (const axis of [0, 1] as const)
      expect(bounds.high[axis] - bounds.low[axis]).toBeCloseTo(SCALE_COIN_MM, 1);
    expect(bounds.low[2]).toBeCloseTo(0, 6);
    const number = boundsOf({
      parts: coin.slice(1, 2).map(({ mesh, places }) => ({ mesh, instances: places })),
    });
    expect(number.high[1] - number.low[1]).toBeGreaterThan(number.high[0] - number.low[0]);
    expect(number.high[2]).toBe(bounds.high[2]);
  });

  it('is solid in every part', () => {
    for (const { mesh } of coin) expect(signedVolume(mesh)).toBeGreaterThan(0);
  });

  it('adds nothing to the weight of the piece it lies beside, and keeps off it', () => {
    const model = modelOf({
      category: 'pendants',
      form: 'motif',
      motif: 'evil-eye',
      style: 'classic',
      stones: [],
      look: 768_418_294,
      width_tenth_mm: 120,
      height_tenth_mm: 220,
      size_mm: 0,
      gauge_milli: 1_000,
      stamped_mg: 0,
      fineness: 0,
    });
    const added = besideCoin(model).parts.slice(model.parts.length);
    expect(added.length).toBe(coin.length);
    expect(added.every(({ weightless }) => weightless)).toBe(true);
    expect(boundsOf({ parts: added }).low[0]).toBeCloseTo(
      boundsOf({ parts: model.parts.filter(({ weightless }) => !weightless) }).high[0] + APART,
      1,
    );
  });
});
