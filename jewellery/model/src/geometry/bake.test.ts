import { describe, expect, it } from '@jest/globals';
import type { Model } from '../model.ts';
import { bakeCut, bakeModel, buffersOf } from './bake.ts';
import { creaseNormals } from './crease-normals.ts';
import type { Mesh } from './mesh.ts';

/** Eight shared corners, twelve triangles. */
const cube: Mesh = {
  positions: Float32Array.from([
    -1, -1, -1, 1, -1, -1, 1, 1, -1, -1, 1, -1, -1, -1, 1, 1, -1, 1, 1, 1, 1, -1, 1, 1,
  ]),
  indices: Uint32Array.from([
    0, 3, 2, 0, 2, 1, 4, 5, 6, 4, 6, 7, 0, 1, 5, 0, 5, 4, 3, 7, 6, 3, 6, 2, 0, 4, 7, 0, 7, 3, 1, 2, 6, 1, 6,
    5,
  ]),
};

/** A closed tube whose corners are not shared along its seam. */
function pipe(sides: number): Mesh {
  const positions: number[] = [];
  const indices: number[] = [];
  for (let side = 0; side <= sides; side += 1) {
    const angle = (side / sides) * 2 * Math.PI;
    for (const z of [0, 1]) positions.push(Math.cos(angle), Math.sin(angle), z);
    if (side < sides)
      indices.push(side * 2, side * 2 + 2, side * 2 + 3, side * 2, side * 2 + 3, side * 2 + 1);
  }
  return { positions: Float32Array.from(positions), indices: Uint32Array.from(indices) };
}

const at = (array: Float32Array | Int16Array, index: number, step: number) =>
  Array.from(array.subarray(index * step, index * step + 3));

describe('normals', () => {
  it('are sharp at the edges of a cube: four corners for each side', () => {
    const { positions, normals } = creaseNormals(cube, 50);
    expect(positions).toHaveLength(24 * 3);
    for (let index = 0; index < 24; index += 1) {
      const normal = at(normals, index, 4);
      expect(normal.map(Math.abs).toSorted((a, b) => a - b)).toEqual([0, 0, 32767]);
      const facing = normal.findIndex((part) => part !== 0);
      expect(Math.sign(normal[facing] ?? 0)).toBe(Math.sign(at(positions, index, 3)[facing] ?? 0));
    }
  });

  it('are smooth around a pipe, over its seam too', () => {
    const { positions, normals } = creaseNormals(pipe(24), 50);
    expect(positions).toHaveLength(24 * 2 * 3);
    for (let index = 0; index < 48; index += 1) {
      const [x = 0, y = 0] = at(positions, index, 3);
      const [nx = 0, ny = 0, nz = 1] = at(normals, index, 4);
      expect(nx / 32767).toBeCloseTo(x, 3);
      expect(ny / 32767).toBeCloseTo(y, 3);
      expect(nz).toBe(0);
    }
  });

  it('keep the triangles and their direction', () => {
    const surface = creaseNormals(cube, 50);
    const corners = (positions: Float32Array, indices: Uint32Array) =>
      Array.from(indices, (index) => at(positions, index, 3).join());
    expect(corners(surface.positions, surface.indices)).toEqual(corners(cube.positions, cube.indices));
  });
});

describe('a baked model', () => {
  const move = (x: number) => [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, 0, 0, 1];
  const camera = { azimuth: 0, elevation: 0, fieldOfView: 20, fill: 0.8 };
  const model: Model = {
    parts: [{ mesh: cube, material: { kind: 'pearl' }, instances: [move(0), move(5)] }],
    gems: [
      { cut: 'round', stone: 'diamond', matrix: move(-4) },
      { cut: 'pear', stone: 'ruby', matrix: move(0) },
      { cut: 'round', stone: 'diamond', matrix: move(-5) },
    ],
    ground: { normal: [0, 1, 0], offset: -1 },
    cameras: { hero: camera, front: camera, side: camera },
  };
  const baked = bakeModel(model);

  it('groups stones that are drawn together', () => {
    expect(baked.gems.map(({ cut, stone, matrices }) => [cut, stone, matrices.length / 16])).toEqual([
      ['round', 'diamond', 2],
      ['pear', 'ruby', 1],
    ]);
  });

  it('keeps the outside of mirrored copies outside', () => {
    const mirror = [-1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];
    const [first, second] = bakeModel({
      ...model,
      parts: [{ mesh: cube, material: { kind: 'pearl' }, instances: [move(0), mirror] }],
    }).parts;
    expect([first, second].map((part) => part?.matrices[0])).toEqual([1, -1]);
    const [a, b, c] = first?.surface.indices ?? [];
    expect([...(second?.surface.indices ?? [])].slice(0, 3)).toEqual([a, c, b]);
  });

  it('knows how far it reaches', () => {
    const xs = [...baked.outline].filter((_, index) => index % 3 === 0);
    expect(Math.min(...xs)).toBeCloseTo(-6, 2);
    expect(Math.max(...xs)).toBe(6);
  });

  it('casts its shadow with points on its surface, spread over all copies', () => {
    const {
      solid: { points: solid, spacing },
      stones,
    } = baked.shade;
    const points = Array.from({ length: solid.length / 3 }, (_, index) => at(solid, index, 3));
    expect(points.length).toBeGreaterThan(3000);
    const moved = points.filter(([x = 0]) => x > 2);
    expect(moved.length / points.length).toBeCloseTo(0.5, 1);
    expect(
      moved.every(
        ([x = 0, y = 0, z = 0]) => Math.abs(Math.max(Math.abs(x - 5), Math.abs(y), Math.abs(z)) - 1) < 1e-4,
      ),
    ).toBe(true);
    expect(spacing ** 2 * points.length).toBeCloseTo(48, -1);
    expect(stones.points).toHaveLength(0);
  });

  it('can be transferred', () => {
    const buffers = buffersOf(baked);
    expect(structuredClone(baked, { transfer: buffers as ArrayBuffer[] }).parts).toHaveLength(1);
    expect(buffers.every((buffer) => buffer.byteLength === 0)).toBe(true);
  });

  it('leaves the facets of stones flat', () => {
    const { normals, indices } = bakeCut('emerald', 'fine');
    for (let face = 0; face < indices.length; face += 3)
      expect(
        new Set([0, 1, 2].map((corner) => at(normals, indices[face + corner] ?? 0, 4).join())).size,
      ).toBe(1);
  });
});
