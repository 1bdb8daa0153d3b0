import { outwardsOf, type Field } from '../forms/field.ts';
import { applied, basis, IDENTITY, moved, multiply } from '../geometry/matrix.ts';
import { cornerOf, joined, placed, type Mesh } from '../geometry/mesh.ts';
import { add, dot, times, type Vector } from '../geometry/vector.ts';
import type { Gem, Matrix, Part } from '../model.ts';
import type { Setting } from '../settings/setting.ts';
import { centreOf, isLong, riseAt, type laidOf } from './around-neck.ts';
import { CLEAR_MM } from './settle.ts';

/**
 * Where the line of a piece runs on a body: for a place so many millimetres from its front, on the
 * right (1) or left (−1), and so many outwards across it, a frame of three directions: along the line
 * away from the front, across it outwards, out of the skin.
 */
export type Line = (s: number, side: 1 | -1, across: number) => Matrix;

export interface Bending {
  /** The loop as it lies in the plane z = 0, its front lowest. */
  readonly laid: ReturnType<typeof laidOf>;
  /** Height over the plane of what comes to lie on the line. */
  readonly level: number;
  readonly line: Line;
  readonly field: Field;
  /** Stands on its edge when it is laid: what looks outwards then looks out of the skin when it is worn. */
  readonly standing?: boolean;
  /** Whether it lies on the skin all around, or only where it is not free. */
  readonly snug?: boolean;
  /** What is not bent but stays one thing, and where that goes. */
  readonly rigid?: {
    readonly holds: (x: number, y: number, part?: Part) => boolean;
    readonly place: Matrix;
    /** Where it comes to rest, once it is in its place. */
    readonly rest: (parts: readonly Part[]) => Matrix;
  };
}

/** Lifts are told for so many millimetres of the line together. */
const BIN_MM = 3;
/** Stands for the place along the line of what is rigid. */
const RIGID = -1;

/** A part whose copies have places, or one that was bent corner by corner; then how far along the line each corner is. */
interface Laid {
  readonly part: Omit<Part, 'instances'>;
  readonly places: readonly Place[];
  readonly along?: Float32Array;
}

interface Place {
  readonly matrix: Matrix;
  readonly s: number;
}

/** A laid loop bent onto a line on a body, each link, stone and setting by itself, none of them under the skin. */
export function bentOnto({ parts, gems }: Setting, bending: Bending): Setting {
  const bend = bender(bending);
  const { rigid } = bending;
  const laid = parts.map((part): Laid => {
    const { instances = [IDENTITY], ...rest } = part;
    if (instances.length > 2 || !isLong(part)) {
      const own = centreOf(part);
      return {
        part: rest,
        places: instances.map((instance) => {
          const { by, s } = bend(applied(instance, own), part);
          return { matrix: multiply(by, instance), s };
        }),
      };
    }
    const mesh = joined(instances.map((instance) => placed(part.mesh, instance)));
    const [positions, along] = [
      new Float32Array(mesh.positions.length),
      new Float32Array(mesh.positions.length / 3),
    ];
    for (let corner = 0; corner < along.length; corner += 1) {
      const at = cornerOf(mesh, corner);
      const { by, s } = bend(at, part);
      positions.set(applied(by, at), corner * 3);
      along[corner] = s;
    }
    return { part: { ...rest, mesh: { positions, indices: mesh.indices } }, places: [], along };
  });
  const lift = liftsOf(laid, bending);
  const held = laid.flatMap(({ part, places }): Part[] => {
    const own = places.filter(({ s }) => s === RIGID).map(({ matrix }) => matrix);
    return own.length > 0 ? [{ ...part, instances: own }] : [];
  });
  const rest = rigid && held.length > 0 ? rigid.rest(held) : IDENTITY;
  const settled = ({ matrix, s }: Place): Matrix =>
    s === RIGID ? multiply(rest, matrix) : multiply(moved(lift(s, placeOf(matrix))), matrix);
  return {
    parts: laid.map(({ part, places, along }): Part =>
      along ? { ...part, mesh: lifted(part.mesh, along, lift) } : { ...part, instances: places.map(settled) },
    ),
    gems: gems.map((gem): Gem => {
      const { by, s } = bend(applied(gem.matrix, [0, 0, 0]));
      return { ...gem, matrix: settled({ matrix: multiply(by, gem.matrix), s }) };
    }),
  };
}

/** How whatever is at a place of the laid loop moves. */
function bender({
  laid: { middle, rise },
  level,
  line,
  standing = false,
  rigid,
}: Bending): (at: Vector, part?: Part) => { readonly by: Matrix; readonly s: number } {
  const known = new Map<number, Matrix>();
  return ([x, y], part) => {
    if (rigid?.holds(x, y, part)) return { by: rigid.place, s: RIGID };
    const s = riseAt(rise, middle, Math.abs(x), y);
    const side = x < 0 ? -1 : 1;
    const { at, angle } = rise[s] ?? { at: [0, 0] as const, angle: 0 };
    const [c, n] = [Math.cos(angle), Math.sin(angle)];
    // Whole millimetres across: what is between them lies in the same plane.
    const away = Math.round(side * n * (x - side * at[0]) - c * (y - at[1]));
    const across = standing ? 0 : away;
    const key = side * (s * 1_000 + across + 500);
    const made = known.get(key);
    if (made) return { by: made, s };
    const from = basis(
      [side * c, n, 0],
      [side * n, -c, 0],
      [0, 0, 1],
      [side * (at[0] + n * across), at[1] - c * across, level],
    );
    const to = line(s, side, across);
    const by = multiply(standing ? turnedUp(to) : to, inverseOf(from));
    known.set(key, by);
    return { by, s };
  };
}

/** Along, out, and back across: for what stood on its edge. */
const turnedUp = (m: Matrix): Matrix => [
  ...m.slice(0, 4),
  ...m.slice(8, 12),
  ...m.slice(4, 8).map((value) => -value),
  ...m.slice(12),
];

/** How far whatever lies at a place of the line moves out of the skin for nothing of it to be under it. */
function liftsOf(laid: readonly Laid[], { field, snug = false }: Bending): (s: number, at: Vector) => Vector {
  const least = new Map<number, number>();
  const keyOf = (s: number, x: number): number => (x < 0 ? -1 : 1) * (1 + Math.floor(s / BIN_MM));
  const note = (key: number, at: Vector): void => {
    least.set(key, Math.min(least.get(key) ?? Infinity, field(...at)));
  };
  for (const { part, places, along } of laid) {
    const { mesh } = part;
    const count = mesh.positions.length / 3;
    if (along) {
      for (let corner = 0; corner < count; corner += 3) {
        const at = cornerOf(mesh, corner);
        note(keyOf(along[corner] ?? 0, at[0]), at);
      }
      continue;
    }
    const stride = Math.max(1, Math.floor((count / 240) * Math.min(15, places.length)));
    for (const { matrix, s } of places) {
      if (s === RIGID) continue;
      const key = keyOf(s, matrix[12] ?? 0);
      for (let corner = 0; corner < count; corner += stride)
        note(key, applied(matrix, cornerOf(mesh, corner)));
    }
  }
  const nearest = Math.min(...least.values());
  const upOf = (key: number): number => {
    const own = CLEAR_MM - (least.get(key) ?? Infinity);
    if (snug) return Number.isFinite(own) ? own : -Infinity;
    // What hangs free stays where it is; a thin chain comes down by what it is thinner than thought.
    return Math.max(own, Math.min(0, CLEAR_MM - nearest));
  };
  return (s, at) => {
    const key = keyOf(s, at[0]);
    const beside = [upOf(key - 1), upOf(key + 1)].filter(Number.isFinite);
    const up = Math.max(upOf(key), ...beside.map((other) => other - 0.25));
    return Number.isFinite(up) ? times(outwardsOf(field, at), up) : [0, 0, 0];
  };
}

const placeOf = (matrix: Matrix): Vector => [matrix[12] ?? 0, matrix[13] ?? 0, matrix[14] ?? 0];

function lifted(mesh: Mesh, along: Float32Array, lift: ReturnType<typeof liftsOf>): Mesh {
  const positions = new Float32Array(mesh.positions.length);
  for (let corner = 0; corner < along.length; corner += 1) {
    const at = cornerOf(mesh, corner);
    positions.set(add(at, lift(along[corner] ?? 0, at)), corner * 3);
  }
  return { positions, indices: mesh.indices };
}

/** Of a rotation, mirrored or not, and a place. */
export function inverseOf(m: Matrix): Matrix {
  const column = (at: number): Vector => [m[at * 4] ?? 0, m[at * 4 + 1] ?? 0, m[at * 4 + 2] ?? 0];
  const [x, y, z, at] = [column(0), column(1), column(2), column(3)];
  return [
    x[0],
    y[0],
    z[0],
    0,
    x[1],
    y[1],
    z[1],
    0,
    x[2],
    y[2],
    z[2],
    0,
    -dot(x, at),
    -dot(y, at),
    -dot(z, at),
    1,
  ];
}
