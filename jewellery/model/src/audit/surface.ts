import type { Vector } from '../model.ts';
import { across, cross, times, unit } from '../geometry/vector.ts';
import { stretchesOf, type Stretch } from './line-through.ts';
import type { Solid } from './solids.ts';

/** How thick metal is behind its surface. Millimetres but for `gaps`. */
interface Surface {
  /** Half of the surface has at least so much metal behind it; of wire it is taken times the wall that a wire of that thickness may stand for. */
  readonly half: number;
  /** Nine tenths of the surface have at least so much metal behind them. */
  readonly tenth: number;
  /** Thinnest way through the middle of the metal, at the thickest three hundredths of the surface. */
  readonly thickest: number;
  /** Share of the surface that looks at other metal across a narrow gap. */
  readonly gaps: number;
}

/** Points of the surface that are asked: shares are told to about three hundredths. */
const POINTS = 200;
/** A point lies on its own surface to so many millimetres. */
const HERE = 0.002;
/** Two surfaces nearer than this touch. */
const TOUCHING = 0.05;
/** Cosine up to which two faces look straight at each other: of a bead on a plate the rest is a joint. */
const FACING = 0.9;
/** Across its length wire is up to twice as wide as it is thick, as half-round wire is. */
const WIRE = 2;
/** A gap that ends so near is the joint of two parts, which solder fills. */
const JOINT = 0.5;
/** Metal so near a stone lies on it. */
const ON_STONE = 0.12;
/** Longest side of a grain or of a bead that a stone is set with: it is raised on other metal and is no wall. */
const GRAIN = 1;

interface Asked {
  /** Out of the metal. */
  readonly normal: Vector;
  readonly thick: number;
  /** About as thick one way as the other. */
  readonly wire: boolean;
  readonly section: number;
  readonly gap: boolean;
}

interface Wanted {
  /** What is rubbed over a stone ends thin: how it holds is asked of the stone, not of the wall. */
  readonly stones: readonly Solid[];
  /** Millimetres between two surfaces that are a narrow gap. */
  readonly narrow: number;
  /** How many times as thick as a wire a wall has to be. */
  readonly wallPerWire: number;
  /** Points that are not asked. */
  readonly passed: (point: Vector) => boolean;
}

/**
 * Asks points all over the surface of `shown`, through all of `metal`: what overlaps is one piece of metal. Points
 * that lie inside other metal are no surface.
 *
 * @returns undefined where there is no surface
 */
export function surfaceOf(
  shown: readonly Solid[],
  metal: readonly Solid[],
  { stones, narrow, wallPerWire, passed }: Wanted,
): Surface | undefined {
  const plain = shown.filter((solid) => !isGrain(solid));
  const asked = spread(plain, POINTS).flatMap(({ point, normal }) => {
    if (passed(point)) return [];
    const found = ask(metal, point, normal, narrow);
    return found && !isOnStone(stones, point, found) ? [found] : [];
  });
  if (asked.length < POINTS / 20) return undefined;
  const thick = asked.map((each) => each.thick).sort((a, b) => a - b);
  const walls = asked.map(({ thick: own, wire }) => own * (wire ? wallPerWire : 1)).sort((a, b) => a - b);
  const sections = asked.map(({ section }) => section).sort((a, b) => a - b);
  const at = (values: readonly number[], share: number): number =>
    values[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
  return {
    half: at(walls, 0.5),
    tenth: at(thick, 0.1),
    thickest: at(sections, 0.97),
    gaps: asked.filter(({ gap }) => gap).length / asked.length,
  };
}

function ask(metal: readonly Solid[], point: Vector, normal: Vector, narrow: number): Asked | undefined {
  const line = stretchesOf(metal, point, normal);
  const at = line.findIndex(({ to }) => Math.abs(to) < HERE);
  const here = line[at];
  // The faces of mirrored copies look inwards.
  if (!here)
    return line.some(({ from }) => Math.abs(from) < HERE)
      ? ask(metal, point, times(normal, -1), narrow)
      : undefined;
  const thick = here.to - here.from;
  const middle: Vector = [
    point[0] - normal[0] * (thick / 2),
    point[1] - normal[1] * (thick / 2),
    point[2] - normal[2] * (thick / 2),
  ];
  const across = sides(normal).flatMap((way) => around(metal, middle, way) ?? []);
  const wide = across.map(({ from, to }) => to - from);
  const next = line[at + 1];
  const open = next === undefined ? Infinity : next.from - here.to;
  return {
    normal,
    thick,
    wire: wide.some((each) => each < thick * WIRE),
    // As of a ball in the metal: what is soldered on behind does not make it thicker.
    section: Math.min(thick, ...across.map(({ from, to }) => 2 * Math.min(-from, to))),
    gap:
      open < narrow &&
      open > TOUCHING &&
      next !== undefined &&
      next.squareIn > FACING &&
      !isJoint(metal, between(point, normal, open / 2), normal),
  };
}

const between = ([x, y, z]: Vector, [nx, ny, nz]: Vector, by: number): Vector => [
  x + nx * by,
  y + ny * by,
  z + nz * by,
];

/** Whether metal closes a gap beside a point in it. */
const isJoint = (metal: readonly Solid[], point: Vector, normal: Vector): boolean =>
  sides(normal).some((way) =>
    stretchesOf(metal, point, way).some(({ from, to }) => from < JOINT && to > -JOINT),
  );

/** Whether a stone lies on metal, before or behind. */
const isOnStone = (stones: readonly Solid[], point: Vector, { normal, thick }: Asked): boolean =>
  stretchesOf(stones, point, normal).some(({ from, to }) => from < ON_STONE && to > -thick - ON_STONE);

const isGrain = ({ box }: Solid): boolean =>
  Math.max(box[3] - box[0], box[4] - box[1], box[5] - box[2]) <= GRAIN;

/** Two directions across a third. */
function sides(normal: Vector): [Vector, Vector] {
  const first = across(normal);
  return [first, unit(cross(normal, first))];
}

/** The stretch of metal around a point in a direction. */
function around(metal: readonly Solid[], point: Vector, way: Vector): Stretch | undefined {
  return stretchesOf(metal, point, way).find(({ from, to }) => from < 0 && to > 0);
}

interface OnSurface {
  readonly point: Vector;
  readonly normal: Vector;
}

/** Points at equal shares of the surface, a different place in each triangle: no line then follows an edge. */
function spread(solids: readonly Solid[], count: number): OnSurface[] {
  const sizes = solids.map((solid) => sizeOf(solid));
  const step = sizes.reduce((sum, size) => sum + size, 0) / count;
  const found: OnSurface[] = [];
  let [passed, next] = [0, step / 2];
  for (const [number, solid] of solids.entries()) {
    const size = sizes[number] ?? 0;
    if (passed + size < next) {
      passed += size;
      continue;
    }
    for (let at = 0; at < solid.triangles.length; at += 3) {
      const { size: own, normal } = faceOf(solid, at);
      passed += own;
      while (passed > next && own > 0) {
        found.push({ point: within(solid, at, found.length), normal });
        next += step;
      }
    }
  }
  return found;
}

const sizeOf = (solid: Solid): number => {
  let sum = 0;
  for (let at = 0; at < solid.triangles.length; at += 3) sum += faceOf(solid, at).size;
  return sum;
};

const cornerAt = ({ corners, triangles }: Solid, at: number): Vector => {
  const place = triangles[at] ?? 0;
  return [corners[place] ?? 0, corners[place + 1] ?? 0, corners[place + 2] ?? 0];
};

function faceOf(solid: Solid, at: number): { readonly size: number; readonly normal: Vector } {
  const [a, b, c] = [cornerAt(solid, at), cornerAt(solid, at + 1), cornerAt(solid, at + 2)];
  const n = cross([b[0] - a[0], b[1] - a[1], b[2] - a[2]], [c[0] - a[0], c[1] - a[1], c[2] - a[2]]);
  const length = Math.hypot(...n);
  return { size: length / 2, normal: length > 0 ? [n[0] / length, n[1] / length, n[2] / length] : n };
}

/** A point of a triangle, by a sequence that repeats nothing. */
function within(solid: Solid, at: number, number: number): Vector {
  const [a, b, c] = [cornerAt(solid, at), cornerAt(solid, at + 1), cornerAt(solid, at + 2)];
  let [s, t] = [0.1 + 0.8 * ((number * 0.754_877_7) % 1), 0.1 + 0.8 * ((number * 0.569_840_3) % 1)];
  if (s + t > 1) [s, t] = [1 - s, 1 - t];
  const mixed = (axis: 0 | 1 | 2): number => a[axis] + (b[axis] - a[axis]) * s + (c[axis] - a[axis]) * t;
  return [mixed(0), mixed(1), mixed(2)];
}
