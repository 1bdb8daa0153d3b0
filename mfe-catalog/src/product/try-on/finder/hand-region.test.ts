import { expect, it } from '@jest/globals';
import { HAND_POINTS, LOOKS_AT, pointsIn, regionAround, wholeRegion } from './hand-region.ts';

/** Told points of a hand whose wrist is below, in the middle, its fingers up to `tip`. */
function told(): Float32Array {
  const points = new Float32Array(HAND_POINTS * 3);
  for (let at = 0; at < HAND_POINTS; at += 1)
    points.set([80 + (at % 5) * 16, 190 - Math.floor(at / 5) * 30, 0], at * 3);
  points.set([112, 200, 0], 0);
  points.set([112, 120, 0], 9 * 3);
  return points;
}

it('what is told of the whole square is where it is in the frame', () => {
  const points = pointsIn(wholeRegion({ width: 640, height: 480 }), told());
  expect(points[0]).toBeCloseTo(320);
  expect(points[1]).toBeCloseTo((200 / LOOKS_AT) * 480);
});

it.each([0, 40, -70])(
  'a hand turned by %s degrees is looked at upright, whole and in the middle',
  (degrees) => {
    const turn = (degrees * Math.PI) / 180;
    const points = pointsIn({ x: 300, y: 200, side: 448, turn }, told());
    const region = regionAround(points);
    expect(region.turn).toBeCloseTo(turn);
    // Seen from the next region the middle finger stands over the wrist, and nothing lies outside.
    const [c, s] = [Math.cos(region.turn), Math.sin(region.turn)];
    const seen = Array.from({ length: HAND_POINTS }, (_, at) => {
      const [dx, dy] = [(points[at * 2] ?? 0) - region.x, (points[at * 2 + 1] ?? 0) - region.y];
      return [dx * c + dy * s, dy * c - dx * s] as const;
    });
    expect((seen[9]?.[0] ?? 1) - (seen[0]?.[0] ?? 0)).toBeCloseTo(0, 3);
    for (const place of seen.flat()) expect(Math.abs(place)).toBeLessThan(region.side / 2);
  },
);
