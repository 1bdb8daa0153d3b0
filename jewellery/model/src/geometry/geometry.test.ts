import { describe, expect, it } from '@jest/globals';
import { band } from './band.ts';
import { arc, pathLength, smooth, stations } from './curve.ts';
import { chainOf, determinant, moved, scaled, standing, turned, turnedX } from './matrix.ts';
import { joined, placed, signedVolume } from './mesh.ts';
import { plate } from './plate.ts';
import { revolve, sphere, torus } from './revolve.ts';
import { superellipse, sweep, tube } from './sweep.ts';

const square = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const;

describe('solids', () => {
  it.each([
    ['a ball', sphere(2, 96), (4 / 3) * Math.PI * 8],
    ['a ring of wire', torus(10, 1, 160, 40), 2 * Math.PI ** 2 * 10],
    [
      'a straight wire with round ends',
      tube(
        [
          [0, 0, 0],
          [0, 10, 0],
        ],
        1,
        { sides: 96 },
      ),
      Math.PI * 10 + (4 / 3) * Math.PI,
    ],
    [
      'a closed wire',
      tube(arc(10, 0, 2 * Math.PI, 160).slice(0, -1), 1, { closed: true, sides: 40 }),
      2 * Math.PI ** 2 * 10,
    ],
    [
      'a square rod',
      sweep(
        [
          [0, 0, 0],
          [3, 0, 0],
        ],
        () => [
          [1, 1],
          [-1, 1],
          [-1, -1],
          [1, -1],
        ],
      ),
      12,
    ],
    [
      'a cone',
      revolve(
        [
          [0, 0],
          [3, 0],
          [0, 3],
        ],
        96,
      ),
      9 * Math.PI,
    ],
    ['a plate without a dome', plate(square, { rim: 1, edge: 0 }), 4],
    [
      'an elliptic band',
      band({
        inner: 10,
        width: () => 2,
        thickness: () => 2,
        power: 2,
        comfort: (1 / 0.35 / 2) * 1,
        segments: 240,
        sides: 96,
      }),
      2 * Math.PI ** 2 * 11,
    ],
  ])('%s has its volume within two in a hundred, outside out', (_, mesh, volume) => {
    expect(signedVolume(mesh) / volume).toBeGreaterThan(0.97);
    expect(signedVolume(mesh) / volume).toBeLessThan(1.03);
  });

  it('keep their outside when they are mirrored', () => {
    expect(signedVolume(placed(sphere(1), scaled(-1, 1, 1)))).toBeCloseTo(signedVolume(sphere(1)));
    expect(signedVolume(joined([sphere(1), placed(sphere(1), moved([5, 0, 0]))]))).toBeCloseTo(
      2 * signedVolume(sphere(1)),
    );
  });
});

describe('places', () => {
  it('stand upright in their direction', () => {
    const m = standing([1, 2, 3], [0, 0, 2], [1, 0, 0], 3);
    expect(turned(m, [0, 1, 0])).toEqual([0, 0, 3]);
    expect(determinant(m)).toBeCloseTo(27);
    expect(determinant(chainOf(turnedX(1), moved([1, 1, 1])))).toBeCloseTo(1);
  });

  it('lie at equal distances', () => {
    const path = smooth(
      [
        [0, 0, 0],
        [10, 0, 0],
        [10, 10, 0],
      ],
      30,
    );
    const places = stations(path, 7);
    const gaps = places
      .slice(1)
      .map((place, at) => Math.hypot(...place.at.map((value, axis) => value - (places[at]?.at[axis] ?? 0))));
    for (const gap of gaps) expect(gap).toBeGreaterThan((pathLength(path) / 6) * 0.9);
    expect(superellipse(2, 4, 2, 4)[0]).toEqual([1, 0]);
  });
});
