import { describe, expect, it } from '@jest/globals';
import { signedVolume } from '../geometry/mesh.ts';
import { raised } from './relief.ts';
import { roundText, straightText, textWidth } from './text.ts';

const ALL = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789.·/g';

describe('lettering', () => {
  it('has every letter, digit and point as raised metal, outside out', () => {
    for (const sign of ALL.replace(' ', '')) {
      for (const edge of ['bevelled', 'round'] as const) {
        const mesh = raised(straightText(sign, { height: 2 }), { width: 0.3, height: 0.15, edge });
        expect(signedVolume(mesh)).toBeGreaterThan(0);
        expect(mesh.positions.every(Number.isFinite)).toBe(true);
      }
    }
  });

  it('sets a text around its middle, as wide as it says', () => {
    const points = straightText('HIH', { height: 2 }).flat();
    const xs = points.map(([x]) => x);
    expect(Math.max(...xs)).toBeCloseTo(-Math.min(...xs));
    expect(Math.max(...xs) * 2).toBeCloseTo(textWidth('HIH', { height: 2 }));
    expect(Math.max(...points.map(([, y]) => y))).toBeCloseTo(1);
  });

  it('lays a text along a circle, readable above and below', () => {
    const upright = (side: 'top' | 'bottom'): boolean => {
      const stem = roundText('I', { height: 2, radius: 10, side })[0] ?? [];
      return (stem[1]?.[1] ?? 0) > (stem[0]?.[1] ?? 0);
    };
    expect([upright('top'), upright('bottom')]).toEqual([true, true]);
    const reach = roundText('LLLLLLLL', { height: 1, radius: 10, side: 'bottom' })
      .flat()
      .map((point) => Math.hypot(...point));
    expect(Math.min(...reach)).toBeGreaterThan(9.4);
    expect(Math.max(...reach)).toBeLessThan(10.6);
  });
});
