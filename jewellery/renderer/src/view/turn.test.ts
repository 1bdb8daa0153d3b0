import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { turnOf } from './turn.ts';

const camera = fc.record({
  azimuth: fc.double({ min: -1, max: 1, noNaN: true }),
  elevation: fc.double({ min: 0, max: 1, noNaN: true }),
});

describe('a turn', () => {
  it('begins as in the picture and ends there', () => {
    fc.assert(
      fc.property(camera, fc.boolean(), (own, upright) => {
        expect(turnOf(own, upright, 0)).toEqual({ ...own, zoom: 1 });
        const { azimuth } = turnOf(own, upright, 1);
        expect(Math.cos(azimuth)).toBeCloseTo(Math.cos(own.azimuth));
        expect(Math.sin(azimuth)).toBeCloseTo(Math.sin(own.azimuth));
      }),
    );
  });

  it('shows every side of what stands, and never the back of what lies', () => {
    fc.assert(
      fc.property(camera, fc.double({ min: 0, max: 1, noNaN: true }), (own, turned) => {
        expect(turnOf(own, true, turned).azimuth - own.azimuth).toBeCloseTo(2 * Math.PI * turned);
        expect(Math.abs(turnOf(own, false, turned).azimuth - own.azimuth)).toBeLessThan(Math.PI / 4);
      }),
    );
  });
});
