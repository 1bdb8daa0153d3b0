import type { BakedModel } from '@suvarna/jewellery-model/geometry/bake';
import {
  applied,
  chainOf,
  moved,
  multiply,
  turnedX,
  turnedY,
} from '@suvarna/jewellery-model/geometry/matrix';
import type { Material, Matrix, Scenery, Vector } from '@suvarna/jewellery-model/model';
import type { Alloy } from '../alloy.ts';

/** A piece of a composition. */
export interface Placement {
  readonly baked: BakedModel;
  readonly colour: Alloy['colour'];
  /** Millimetres to the right and towards the viewer. */
  readonly at: readonly [right: number, near: number];
  /** Radians around the upright. */
  readonly turned: number;
}

interface Composition {
  readonly placements: readonly Placement[];
  readonly scenery: Scenery;
}

/** Several pieces, each in its own metal, in their true sizes on one level ground; who looks has a camera of their own. */
export function arranged({ placements, scenery }: Composition): Omit<BakedModel, 'cameras'> {
  const placed = placements.map((placement) => ({ ...placement, matrix: placeOf(placement) }));
  const points = (of: (baked: BakedModel) => Float32Array): Float32Array =>
    joined(placed.map(({ baked, matrix }) => movedPoints(matrix, of(baked))));
  const shade = (kind: keyof BakedModel['shade']) => ({
    points: points((baked) => baked.shade[kind].points),
    spacing: Math.max(...placed.map(({ baked }) => baked.shade[kind].spacing)),
  });
  return {
    parts: placed.flatMap(({ baked, colour, matrix }) =>
      baked.parts.map((part) => ({
        ...part,
        material: inColour(part.material, colour),
        matrices: movedMatrices(matrix, part.matrices),
      })),
    ),
    gems: placed.flatMap(({ baked, matrix }) =>
      baked.gems.map((gems) => ({ ...gems, matrices: movedMatrices(matrix, gems.matrices) })),
    ),
    ground: { normal: [0, 1, 0], offset: 0 },
    scenery,
    outline: points(({ outline }) => outline),
    closer: new Float32Array(0),
    shade: { solid: shade('solid'), stones: shade('stones') },
  };
}

/** Half the room a piece takes on the ground, to the sides and towards the viewer. */
export function roomOf(baked: BakedModel, turned: number): readonly [aside: number, deep: number] {
  const { right, left, near, far } = extentOf(movedPoints(laid(baked, turned), baked.outline));
  return [(right - left) / 2, (near - far) / 2];
}

/** On the ground, its middle over the origin, and then to its place. */
function placeOf({ baked, at: [x, z], turned }: Placement): Matrix {
  const down = laid(baked, turned);
  const { right, left, near, far } = extentOf(movedPoints(down, baked.outline));
  return multiply(moved([x - (left + right) / 2, 0, z - (near + far) / 2]), down);
}

/** What hung or leant lies down, its upper end away from the viewer. */
function laid({ ground: { normal, offset } }: BakedModel, turned: number): Matrix {
  return chainOf(turnedY(turned), moved([0, -offset, 0]), turnedX(-Math.atan2(normal[2], normal[1])));
}

const inColour = (material: Material, tone: Alloy['colour']): Material =>
  material.kind === 'metal' ? { kind: 'fixed-metal', finish: material.finish, tone } : material;

function movedMatrices(by: Matrix, matrices: Float32Array): Float32Array {
  const out = new Float32Array(matrices.length);
  for (let at = 0; at < matrices.length; at += 16)
    out.set(multiply(by, [...matrices.subarray(at, at + 16)]), at);
  return out;
}

function movedPoints(by: Matrix, points: Float32Array): Float32Array {
  const out = new Float32Array(points.length);
  for (let at = 0; at < points.length; at += 3)
    out.set(applied(by, [points[at] ?? 0, points[at + 1] ?? 0, points[at + 2] ?? 0] as Vector), at);
  return out;
}

function extentOf(points: Float32Array) {
  let [left, right, far, near] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let at = 0; at < points.length; at += 3) {
    const [x = 0, , z = 0] = points.subarray(at, at + 3);
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [far, near] = [Math.min(far, z), Math.max(near, z)];
  }
  return { left, right, far, near };
}

function joined(arrays: readonly Float32Array[]): Float32Array {
  const points = new Float32Array(arrays.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const array of arrays) {
    points.set(array, at);
    at += array.length;
  }
  return points;
}
