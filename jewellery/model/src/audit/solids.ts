import { cutMesh } from '../cuts/cut-mesh.ts';
import { applied, determinant } from '../geometry/matrix.ts';
import { cornerOf, type Mesh } from '../geometry/mesh.ts';
import type { Material, Matrix, Model } from '../model.ts';

/** Lowest x, y, z, then highest, millimetres. */
export type Box = readonly [number, number, number, number, number, number];

/** One closed surface of a piece at its own place: a wire, a bead, a link, a stone. */
export interface Solid {
  readonly kind: Material['kind'] | 'gem';
  /** x, y, z of its corners, millimetres. */
  readonly corners: Float32Array;
  /** Places of each triangle's three corners in `corners`: multiples of three. */
  readonly triangles: Uint32Array;
  readonly box: Box;
  /** Which part of the model, and which of its copies, it belongs to; −1 of a stone, with the stone's number as its copy. */
  readonly part: number;
  readonly copy: number;
  /** Shown, not sold. */
  readonly weightless: boolean;
  /** A mirrored copy: its triangles look inwards. */
  readonly mirrored: boolean;
}

const apart = new WeakMap<Mesh, readonly Mesh[]>();

/** All surfaces of a model, apart from each other. Meshes that were joined for the renderer are taken to pieces again. */
export function solidsOf({ parts, gems }: Pick<Model, 'parts' | 'gems'>): Solid[] {
  const metal = parts.flatMap(({ mesh, material, instances, weightless = false }, part) =>
    (instances ?? [undefined]).flatMap((matrix, copy) =>
      surfacesOf(mesh).map((each) => solid(each, matrix, { kind: material.kind, part, copy, weightless })),
    ),
  );
  const stones = gems.map(({ cut, matrix }, copy) =>
    solid(cutMesh(cut, 'few'), matrix, { kind: 'gem', part: -1, copy, weightless: false }),
  );
  return [...metal, ...stones];
}

function solid(
  { positions, indices }: Mesh,
  matrix: Matrix | undefined,
  rest: Pick<Solid, 'kind' | 'part' | 'copy' | 'weightless'>,
): Solid {
  const corners = matrix ? new Float32Array(positions.length) : positions;
  const [low, high] = [
    [Infinity, Infinity, Infinity],
    [-Infinity, -Infinity, -Infinity],
  ];
  for (let at = 0; at < positions.length; at += 3) {
    if (matrix) corners.set(applied(matrix, cornerOf({ positions, indices }, at / 3)), at);
    for (let axis = 0; axis < 3; axis += 1) {
      const here = corners[at + axis] ?? 0;
      if (here < (low[axis] ?? 0)) low[axis] = here;
      if (here > (high[axis] ?? 0)) high[axis] = here;
    }
  }
  return {
    ...rest,
    corners,
    triangles: indices.map((corner) => corner * 3),
    mirrored: matrix !== undefined && determinant(matrix) < 0,
    box: [low[0] ?? 0, low[1] ?? 0, low[2] ?? 0, high[0] ?? 0, high[1] ?? 0, high[2] ?? 0],
  };
}

/** The surfaces of a mesh that share no corner; one that looks inwards is the inside of a hollow. */
export function surfacesOf(mesh: Mesh): readonly Mesh[] {
  const known = apart.get(mesh);
  if (known) return known;
  const group = Int32Array.from({ length: mesh.positions.length / 3 }, (_, at) => at);
  const root = (of: number): number => {
    let at = of;
    while (group[at] !== at) {
      group[at] = group[group[at] ?? 0] ?? 0;
      at = group[at] ?? 0;
    }
    return at;
  };
  const { positions, indices } = mesh;
  for (let at = 0; at < indices.length; at += 3)
    for (const next of [1, 2]) {
      const [a, b] = [root(indices[at] ?? 0), root(indices[at + next] ?? 0)];
      if (a !== b) group[b] = a;
    }
  const members = new Map<number, number[]>();
  for (let at = 0; at < indices.length; at += 3) {
    const of = root(indices[at] ?? 0);
    const list = members.get(of) ?? [];
    list.push(indices[at] ?? 0, indices[at + 1] ?? 0, indices[at + 2] ?? 0);
    members.set(of, list);
  }
  const made =
    members.size < 2
      ? [mesh]
      : [...members.values()].map((corners): Mesh => {
          const place = new Map<number, number>();
          const kept: number[] = [];
          const own = corners.map((corner) => {
            const there = place.get(corner);
            if (there !== undefined) return there;
            place.set(corner, place.size);
            kept.push(
              positions[corner * 3] ?? 0,
              positions[corner * 3 + 1] ?? 0,
              positions[corner * 3 + 2] ?? 0,
            );
            return place.size - 1;
          });
          return { positions: Float32Array.from(kept), indices: Uint32Array.from(own) };
        });
  apart.set(mesh, made);
  return made;
}

/** Whether two boxes come as near as `within` millimetres. */
export const boxesMeet = (a: Box, b: Box, within: number): boolean =>
  a[0] <= b[3] + within &&
  b[0] <= a[3] + within &&
  a[1] <= b[4] + within &&
  b[1] <= a[4] + within &&
  a[2] <= b[5] + within &&
  b[2] <= a[5] + within;

/** Triangles that lie one after the other lie near each other: asked for a place, most are passed over by so many at once. */
export const BLOCK = 24;
const blocks = new WeakMap<Solid, Float32Array>();

/** Boxes of a solid's triangles, {@link BLOCK} by {@link BLOCK}. */
export function blocksOf(solid: Solid): Float32Array {
  const known = blocks.get(solid);
  if (known) return known;
  const { corners, triangles } = solid;
  const made = new Float32Array(Math.ceil(triangles.length / (3 * BLOCK)) * 6);
  for (let at = 0; at < made.length; at += 6) {
    made.fill(Infinity, at, at + 3);
    made.fill(-Infinity, at + 3, at + 6);
  }
  for (let at = 0; at < triangles.length; at += 1) {
    const block = Math.floor(at / (3 * BLOCK)) * 6;
    for (let axis = 0; axis < 3; axis += 1) {
      const here = corners[(triangles[at] ?? 0) + axis] ?? 0;
      if (here < (made[block + axis] ?? 0)) made[block + axis] = here;
      if (here > (made[block + axis + 3] ?? 0)) made[block + axis + 3] = here;
    }
  }
  blocks.set(solid, made);
  return made;
}

/** Triangles of a solid, by the place of their first corner in `triangles`, that come into a box; of some of them, when these are named. */
export function trianglesIn(solid: Solid, box: Box, within: number, among?: readonly number[]): number[] {
  if (among) return among.filter((at) => comesInto(solid, at, box, within));
  const found: number[] = [];
  const around = blocksOf(solid);
  for (let block = 0; block * 6 < around.length; block += 1) {
    let meets = true;
    for (let axis = 0; axis < 3 && meets; axis += 1)
      meets =
        (around[block * 6 + axis] ?? 0) <= (box[axis + 3] ?? 0) + within &&
        (around[block * 6 + axis + 3] ?? 0) >= (box[axis] ?? 0) - within;
    if (!meets) continue;
    const end = Math.min(solid.triangles.length, (block + 1) * BLOCK * 3);
    for (let at = block * BLOCK * 3; at < end; at += 3) if (comesInto(solid, at, box, within)) found.push(at);
  }
  return found;
}

function comesInto({ corners, triangles }: Solid, at: number, box: Box, within: number): boolean {
  const a = triangles[at] ?? 0;
  const b = triangles[at + 1] ?? 0;
  const c = triangles[at + 2] ?? 0;
  for (let axis = 0; axis < 3; axis += 1) {
    const p = corners[a + axis] ?? 0;
    const q = corners[b + axis] ?? 0;
    const r = corners[c + axis] ?? 0;
    const from = (box[axis] ?? 0) - within;
    const to = (box[axis + 3] ?? 0) + within;
    if ((p < from && q < from && r < from) || (p > to && q > to && r > to)) return false;
  }
  return true;
}
