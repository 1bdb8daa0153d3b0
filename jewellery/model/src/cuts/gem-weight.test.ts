import { describe, expect, it } from '@jest/globals';
import { CUTS, GEM_STONES } from '../model.ts';
import { gemCarats, gemScale, gemSize } from './gem-weight.ts';

describe('stones by weight', () => {
  it('are as wide as a jeweller expects', () => {
    const { width, length, depth } = gemSize('round', 'diamond', 1);
    expect(width).toBeGreaterThan(6.4);
    expect(width).toBeLessThan(6.5);
    expect(length).toBeCloseTo(width, 9);
    expect(depth / width).toBeCloseTo(0.613, 2);
  });

  it('weigh what they are made for', () => {
    for (const cut of CUTS) {
      for (const stone of GEM_STONES)
        expect(gemCarats(cut, stone, gemScale(cut, stone, 0.35))).toBeCloseTo(0.35, 12);
    }
  });

  it('are larger where the stone is lighter', () => {
    expect(gemScale('oval', 'amethyst', 1)).toBeGreaterThan(gemScale('oval', 'ruby', 1));
  });
});
