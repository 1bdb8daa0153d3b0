import { describe, expect, it } from '@jest/globals';
import { CUTS } from '../model.ts';
import { facetsOf, volumeWithin } from './clip.ts';
import { cutOf } from './cut.ts';
import { cutMesh } from './cut-mesh.ts';
import type { Plane } from './plane.ts';

const box = (x: number, y: number, z: number): Plane[] => [
  [1, 0, 0, x],
  [-1, 0, 0, x],
  [0, 1, 0, y],
  [0, -1, 0, y],
  [0, 0, 1, z],
  [0, 0, -1, z],
];

describe('facets and volumes', () => {
  it('agree with solids worked out by hand', () => {
    expect(volumeWithin(facetsOf(box(1, 2, 3)))).toBeCloseTo(48, 9);
    const s = Math.sqrt(1 / 3);
    const octahedron = [1, -1].flatMap((x) =>
      [1, -1].flatMap((y) => [1, -1].map((z): Plane => [x * s, y * s, z * s, s])),
    );
    expect(volumeWithin(facetsOf(octahedron))).toBeCloseTo(4 / 3, 9);
  });

  it('leave nothing of a plane that is not needed', () => {
    expect(facetsOf([...box(1, 1, 1), [1, 0, 0, 2]]).map((facet) => facet.length)).toEqual([
      4, 4, 4, 4, 4, 4, 0,
    ]);
  });
});

describe.each(
  CUTS.flatMap(
    (cut) =>
      [
        [cut, 'fine'],
        [cut, 'few'],
      ] as const,
  ),
)('%s, %s walls around the girdle', (cut, girdle) => {
  const shape = cutOf(cut);
  const mesh = cutMesh(cut, girdle);
  const corner = (index: number) =>
    Array.from(mesh.positions.subarray(index * 3, index * 3 + 3), (part) => Math.round(part * 1e4)).join();

  it('keeps every plane as a facet', () => {
    for (const { planes, fine } of shape.solids) {
      expect(facetsOf(planes).every((facet) => facet.length >= 3)).toBe(true);
      expect(facetsOf(fine).every((facet) => facet.length >= 3)).toBe(true);
    }
  });

  it('is 2 wide, has its girdle at y = 0 and its table up', () => {
    expect(shape.width).toBeCloseTo(2, 3);
    expect(shape.length).toBeGreaterThanOrEqual(1.99);
    expect(shape.yRange[0]).toBeLessThan(-shape.yRange[1]);
  });

  it('is closed: every edge is walked once in each direction', () => {
    const edges = new Map<string, number>();
    for (let face = 0; face < mesh.indices.length; face += 3) {
      for (const [from, to] of [
        [0, 1],
        [1, 2],
        [2, 0],
      ] as const) {
        const [a, b] = [corner(mesh.indices[face + from] ?? 0), corner(mesh.indices[face + to] ?? 0)];
        if (a === b) continue;
        const [key, step] = a < b ? [`${a}|${b}`, 1] : [`${b}|${a}`, -1];
        edges.set(key, (edges.get(key) ?? 0) + step);
      }
    }
    expect([...edges.values()].every((count) => count === 0)).toBe(true);
  });

  it('has its outside outside', () => {
    expect(shape.unitVolume).toBeGreaterThan(1);
    let six = 0;
    for (let face = 0; face < mesh.indices.length; face += 3) {
      const [a = [], b = [], c = []] = [0, 1, 2].map((at) =>
        Array.from(
          mesh.positions.subarray((mesh.indices[face + at] ?? 0) * 3, (mesh.indices[face + at] ?? 0) * 3 + 3),
        ),
      );
      const [ax = 0, ay = 0, az = 0, bx = 0, by = 0, bz = 0, cx = 0, cy = 0, cz = 0] = [...a, ...b, ...c];
      six += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx);
    }
    expect(six / 6 / shape.unitVolume).toBeCloseTo(1, girdle === 'fine' ? 4 : 1);
  });
});

/** Volume by counting the points of a fine grid that lie behind all planes of a solid: knows nothing of facets. */
function countedVolume(cut: (typeof CUTS)[number]): number {
  const {
    solids,
    length,
    yRange: [low, high],
  } = cutOf(cut);
  const STEPS = 56;
  const reach = length / 2 + 0.3;
  const cell = ((2 * reach) / STEPS) ** 2 * ((high - low) / STEPS);
  let inside = 0;
  for (let i = 0; i < STEPS ** 3; i += 1) {
    const x = ((((i % STEPS) + 0.5) / STEPS) * 2 - 1) * reach;
    const z = ((((Math.floor(i / STEPS) % STEPS) + 0.5) / STEPS) * 2 - 1) * reach;
    const y = low + ((Math.floor(i / STEPS ** 2) + 0.5) / STEPS) * (high - low);
    if (solids.some(({ planes }) => planes.every(([nx, ny, nz, d]) => nx * x + ny * y + nz * z <= d)))
      inside += 1;
  }
  return inside * cell;
}

it.each(CUTS)('%s has the volume that counting finds, which its carats follow', (cut) => {
  expect(countedVolume(cut) / cutOf(cut).unitVolume).toBeCloseTo(1, 1);
});

it('counts the facets jewellers count', () => {
  const counts = Object.fromEntries(
    CUTS.map((cut) => [cut, cutOf(cut).solids.map(({ planes }) => planes.length)]),
  );
  const brilliant = [57 + 16];
  expect(counts).toEqual({
    round: brilliant,
    oval: brilliant,
    pear: brilliant,
    marquise: brilliant,
    cushion: brilliant,
    emerald: [57],
    asscher: [57],
    baguette: [21],
    princess: [45],
    heart: [51, 51],
  });
});
