import type { Camera, Gem, Ground, Vector } from '../model.ts';
import { dot, lengthOf, mix, subtract } from './vector.ts';

/** Turns a full circle is divided into. */
const SECTORS = 48;
/** What a piece shows first lies up: the head of a ring, the upper edge of a bangle. */
const ABOVE = 0.9;
/** Stones a design has at most of its leading kind: one, a pair, three in a row. */
const LEADING = 3;
/** Half the width of a leading stone, at least, as a share of the piece's radius; smaller ones are strewn over it. */
const LEADING_SHARE = 0.06;
/** What is around a point within this share of the radius draws it from the surface into the metal. */
const AROUND = 0.07;

export interface Seen {
  /** Points all over the piece, x, y, z. */
  readonly points: Float32Array;
  readonly gems: readonly Pick<Gem, 'matrix'>[];
  readonly ground: Ground;
  readonly hero: Camera;
}

/**
 * Where one looks who comes closer, for equal shares of a full turn from azimuth 0, x, y, z: the
 * middle of a ring is its hole. A leading stone draws the look from everywhere; of a hoop it is the
 * part in front, so that the eye never passes through the part behind.
 */
export function closerPlaces({ points, gems, ground, hero }: Seen): Float32Array {
  const all = Array.from({ length: Math.floor(points.length / 3) }, (_, at): Vector => [
    points[at * 3] ?? 0,
    points[at * 3 + 1] ?? 0,
    points[at * 3 + 2] ?? 0,
  ]);
  const { middle, radius } = extentOf(all);
  const leading = leadingOf(gems, radius);
  const place = (sector: number): Vector => {
    if (leading) return leading;
    // What hangs is looked at from the front: its picture's middle, or what there is next to it.
    if (Math.abs(ground.normal[1]) < 0.5)
      return within(all, radius, (point) => -distance(point, hero.target ?? middle));
    const turn = (sector / SECTORS) * 2 * Math.PI;
    const [right, toward]: [Vector, Vector] = [
      [Math.cos(turn), 0, -Math.sin(turn)],
      [Math.sin(turn) * Math.cos(ABOVE), Math.sin(ABOVE), Math.cos(turn) * Math.cos(ABOVE)],
    ];
    return within(all, radius, (point) => {
      const from = subtract(point, middle);
      return dot(from, toward) - Math.abs(dot(from, right));
    });
  };
  return Float32Array.from(Array.from({ length: SECTORS }, (_, sector) => place(sector)).flat());
}

/** Between two neighbours of {@link closerPlaces}, so that nothing jumps while the piece turns. */
export function closerAt(places: Float32Array, azimuth: number): Vector {
  const count = places.length / 3;
  const turn = (azimuth / (2 * Math.PI)) * count;
  const before = Math.floor(turn);
  const at = (sector: number): Vector => {
    const from = (((sector % count) + count) % count) * 3;
    return [places[from] ?? 0, places[from + 1] ?? 0, places[from + 2] ?? 0];
  };
  return mix(at(before), at(before + 1), turn - before);
}

const distance = (a: Vector, b: Vector): number => lengthOf(subtract(a, b));

function extentOf(points: readonly Vector[]): { readonly middle: Vector; readonly radius: number } {
  const range = (axis: 0 | 1 | 2): [number, number] =>
    points.reduce<[number, number]>(
      ([least, most], point) => [Math.min(least, point[axis]), Math.max(most, point[axis])],
      [Infinity, -Infinity],
    );
  const [x, y, z] = [range(0), range(1), range(2)];
  return {
    middle: [(x[0] + x[1]) / 2, (y[0] + y[1]) / 2, (z[0] + z[1]) / 2],
    radius: Math.hypot(x[1] - x[0], y[1] - y[0], z[1] - z[0]) / 2,
  };
}

function leadingOf(gems: Seen['gems'], radius: number): Vector | undefined {
  const stones = gems.map(({ matrix: [a = 0, b = 0, c = 0, , , , , , , , , , x = 0, y = 0, z = 0] }) => ({
    half: Math.hypot(a, b, c),
    at: [x, y, z] as Vector,
  }));
  const largest = stones.reduce((most, { half }) => Math.max(most, half), 0);
  const leading = stones.filter(({ half }) => half > largest * 0.9).map(({ at }) => at);
  if (leading.length > LEADING || largest < radius * LEADING_SHARE) return undefined;
  const { middle } = extentOf(leading);
  return leading.toSorted((a, b) => distance(a, middle) - distance(b, middle))[0];
}

/** The best of the points, drawn into what is around it. */
function within(points: readonly Vector[], radius: number, score: (point: Vector) => number): Vector {
  let [best, most]: [Vector, number] = [[0, 0, 0], -Infinity];
  for (const point of points) {
    const here = score(point);
    if (here > most) [best, most] = [point, here];
  }
  const near = points.filter((point) => distance(point, best) < radius * AROUND);
  const mean = (axis: 0 | 1 | 2): number =>
    near.reduce((sum, point) => sum + point[axis], 0) / Math.max(near.length, 1);
  return near.length > 0 ? [mean(0), mean(1), mean(2)] : best;
}
