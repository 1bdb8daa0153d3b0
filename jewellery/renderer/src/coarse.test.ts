import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { coarseIndices } from './coarse.ts';

/** A sheet of squares of 1 mm, two triangles each, every triangle with corners of its own. */
function sheet(across: number, down: number) {
  const corners: number[] = [];
  for (let x = 0; x < across; x += 1)
    for (let y = 0; y < down; y += 1)
      for (const [i, j] of [
        [0, 0],
        [1, 0],
        [1, 1],
        [0, 0],
        [1, 1],
        [0, 1],
      ] as const)
        corners.push(x + i, y + j, 0);
  const positions = Float32Array.from(corners);
  const count = positions.length / 3;
  return {
    positions,
    normals: new Int16Array(count * 4),
    indices: Uint32Array.from({ length: count }, (_, at) => at),
  };
}

const placesOf = ({ positions }: { readonly positions: Float32Array }, indices: Uint32Array) =>
  [...indices].map((corner) => [...positions.subarray(corner * 3, corner * 3 + 3)]);

it('keeps every triangle in place where cells are smaller than what it tells apart', () => {
  const surface = sheet(5, 4);
  expect(placesOf(surface, coarseIndices(surface, 0.4))).toEqual(placesOf(surface, surface.indices));
});

it('moves no corner out of its cell, leaves out what is flat, and the rest stays closed', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 9 }),
      fc.double({ min: 0.2, max: 12, noNaN: true }),
      (across, down, cell) => {
        const surface = sheet(across, down);
        const coarse = coarseIndices(surface, cell);
        expect(coarse.length % 3).toBe(0);
        expect(coarse.length).toBeLessThanOrEqual(surface.indices.length);
        const cellOf = (place: readonly number[]) => place.map((part) => Math.round(part / cell)).join();
        const places = placesOf(surface, coarse);
        const before = new Set(placesOf(surface, surface.indices).map(cellOf));
        const stands = new Map<string, string>();
        for (const place of places) {
          expect(before.has(cellOf(place))).toBe(true);
          // One place for all corners of a cell: neighbours meet in it.
          expect(stands.get(cellOf(place)) ?? place.join()).toBe(place.join());
          stands.set(cellOf(place), place.join());
        }
        for (let at = 0; at < places.length; at += 3)
          expect(new Set(places.slice(at, at + 3).map(cellOf)).size).toBe(3);
      },
    ),
  );
});
