import { describe, expect, it } from '@jest/globals';
import { carry, takeShot, viewMatrix, type Subject } from './camera.ts';
import { inverse, multiply } from './matrix.ts';

const outline = Float32Array.from([-1, -1, -1, 1, 1, 1, -1, 1, 1, 1, -1, -1, 9, 0, 0, -2, 3, 1]);
const subject: Subject = {
  outline,
  middle: [0, 0, 0],
  radius: 9,
  focus: [0, 0, 0],
  closer: Float32Array.of(0, 0, 0),
};
const still = { pixel: [0, 0], lens: [0, 0] } as const;

function onScreen(matrix: readonly number[], point: readonly number[]): [number, number] {
  const [x = 0, y = 0, , w = 1] = [0, 1, 2, 3].map((row) =>
    [...point, 1].reduce((sum, part, column) => sum + (matrix[column * 4 + row] ?? 0) * part, 0),
  );
  return [x / w, y / w];
}

const points = Array.from({ length: outline.length / 3 }, (_, index) => [
  ...outline.subarray(index * 3, index * 3 + 3),
]);

describe('a camera', () => {
  it.each([
    [0, 0, 1],
    [0.6, 0.5, 1],
    [2, -0.3, 1.5],
    [-1, 0.2, 0.75],
  ])(
    'at %f, %f puts the piece in the middle and fills its share (aspect %f)',
    (azimuth, elevation, aspect) => {
      const shot = takeShot({ azimuth, elevation, fieldOfView: 20, fill: 0.82 }, subject, aspect);
      const seen = points.map((point) => onScreen(viewMatrix(shot, still).matrix, point));
      const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)];
      expect(Math.max(...xs)).toBeCloseTo(-Math.min(...xs), 3);
      expect(Math.max(...ys)).toBeCloseTo(-Math.min(...ys), 3);
      expect(Math.max(...xs, ...ys)).toBeCloseTo(0.82, 3);
    },
  );

  it('keeps the piece in the picture however a hand turns it, and begins as it was taken', () => {
    const hero = { azimuth: Math.PI / 2, elevation: 0.1, fieldOfView: 20, fill: 0.9 };
    // Seen from its narrow end.
    const shot = takeShot(hero, subject, 1);
    const reach = (azimuth: number, elevation: number): number => {
      const { matrix } = viewMatrix(carry(shot, subject, { azimuth, elevation, zoom: 1 }), still);
      return Math.max(...points.flatMap((point) => onScreen(matrix, point).map(Math.abs)));
    };
    const taken = Math.max(
      ...points.flatMap((point) => onScreen(viewMatrix(shot, still).matrix, point).map(Math.abs)),
    );
    expect(reach(hero.azimuth, hero.elevation)).toBeCloseTo(taken, 3);
    // It moves back while it turns, and never at a jump.
    expect(Math.abs(reach(hero.azimuth + 0.02, hero.elevation) - taken)).toBeLessThan(0.05);
    for (const turn of [0.6, 1, Math.PI / 2, 2, Math.PI, 4.4])
      for (const elevation of [-0.5, 0.1, 1.4]) expect(reach(hero.azimuth + turn, elevation)).toBeLessThan(1);
  });

  it('stays where it is around what is cropped in its own picture', () => {
    const shot = takeShot(
      { azimuth: 0, elevation: 0.1, fieldOfView: 20, fill: 1.6, target: [0, 0, 0] },
      subject,
      1,
    );
    const carried = carry(shot, subject, { azimuth: 2, elevation: 0.4, zoom: 1 });
    expect(Math.hypot(...carried.eye)).toBeCloseTo(Math.hypot(...shot.eye), 6);
  });

  it('looks at its target when it has one', () => {
    const { matrix } = viewMatrix(
      takeShot({ azimuth: 0.3, elevation: 0.1, fieldOfView: 18, fill: 1.3, target: [1, 0, 0] }, subject, 1),
      still,
    );
    const [x, y] = onScreen(matrix, [1, 0, 0]);
    expect(Math.hypot(x, y)).toBeLessThan(1e-9);
    expect(Math.max(...points.flatMap((point) => onScreen(matrix, point).map(Math.abs)))).toBeCloseTo(1.3, 3);
  });

  it('keeps what is in focus where it is while the lens moves', () => {
    const shot = takeShot({ azimuth: 0.6, elevation: 0.5, fieldOfView: 20, fill: 0.8 }, subject, 1);
    const moved = viewMatrix(shot, { pixel: [0, 0], lens: [0.4, -0.2] });
    const [before, after] = [viewMatrix(shot, still), moved].map(({ matrix }) => onScreen(matrix, [0, 0, 0]));
    expect(after?.[0]).toBeCloseTo(before?.[0] ?? 9, 9);
    expect(after?.[1]).toBeCloseTo(before?.[1] ?? 9, 9);
    expect(onScreen(moved.matrix, [0, 5, 5])).not.toEqual(
      onScreen(viewMatrix(shot, still).matrix, [0, 5, 5]),
    );
  });
});

it('turns matrices back', () => {
  const { matrix } = viewMatrix(
    takeShot({ azimuth: 1, elevation: 0.4, fieldOfView: 20, fill: 0.8 }, subject, 1.2),
    still,
  );
  for (const [index, value] of multiply(matrix, inverse(matrix)).entries())
    expect(value).toBeCloseTo(index % 5 === 0 ? 1 : 0, 9);
});
