import { describe, expect, it } from '@jest/globals';
import { samplesOf } from './sequence.ts';

describe('samples of a picture', () => {
  it.each([1, 4, 6, 8, 12, 16])('of %i add up to white', (count) => {
    const samples = samplesOf(count);
    for (const part of [0, 1, 2] as const)
      expect(samples.reduce((sum, { spectrum }) => sum + spectrum[part], 0) / count).toBeCloseTo(1, 9);
  });

  it('are the same every time, inside the pixel and the lens, none twice', () => {
    const samples = samplesOf(16);
    expect(samplesOf(16)).toEqual(samples);
    for (const { pixel, lens } of samples) {
      expect(Math.max(...pixel.map(Math.abs))).toBeLessThanOrEqual(0.5);
      expect(Math.hypot(...lens)).toBeLessThanOrEqual(1);
    }
    expect(new Set(samples.map(({ pixel }) => pixel.join())).size).toBe(16);
  });

  it('of one are sharp and still', () => {
    expect(samplesOf(1)).toMatchObject([{ pixel: [0, 0], lens: [0, 0], shake: [0, 0, 0] }]);
  });
});
