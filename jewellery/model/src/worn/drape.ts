import { outwardsOf, type Field } from '../forms/field.ts';
import { add, dot, lengthOf, ORIGIN, subtract, times, unit, type Vector } from '../geometry/vector.ts';

/** A chain as it hangs around a neck: its right half from the front to the nape, a place for every millimetre and the way skin looks there. */
export type Drape = readonly { readonly at: Vector; readonly out: Vector; readonly along: Vector }[];

const LINK_MM = 5;
const STEPS = 200;
/** Rounds in which it only takes its length again: what pulls it stretches it. */
const RESTS = 60;
/** Millimetres a link falls in a step, and how much of its way it keeps. */
const FALL = 0.12;
const KEPT = 0.86;
const PULLS = 14;

/**
 * Lets a closed chain fall on a form that is the same on both sides of x = 0. It slips until its
 * weight holds it: whatever its length, it lies on shoulders and chest as a chain does.
 *
 * @param length all around, millimetres
 * @param radius of the chain: so far its middle line stays from the skin
 */
export function drape(field: Field, length: number, radius: number): Drape {
  const count = Math.round(length / 2 / LINK_MM);
  const link = length / 2 / count;
  const now = start(count, length);
  const before = now.map((at): Vector => at);
  for (let step = 0; step < STEPS; step += 1) {
    for (const [index, at] of now.entries()) {
      const was = before[index] ?? at;
      before[index] = at;
      now[index] = [
        at[0] + (at[0] - was[0]) * KEPT,
        at[1] + (at[1] - was[1]) * KEPT - FALL,
        at[2] + (at[2] - was[2]) * KEPT,
      ];
    }
    for (let pull = 0; pull < PULLS; pull += 1) hold(now, link, pull % 2 === 0);
    for (const [index, at] of now.entries()) now[index] = outside(field, at, radius);
    level(now);
  }
  for (let rest = 0; rest < RESTS; rest += 1) {
    for (let pull = 0; pull < PULLS; pull += 1) hold(now, link, pull % 2 === 0);
    for (const [index, at] of now.entries()) now[index] = outside(field, at, radius);
    level(now);
  }
  return everyMillimetre(now, field, length / 2);
}

/** High around the neck and wide enough, before it falls. */
function start(count: number, length: number): Vector[] {
  const half = length / 2;
  // An oval around the neck, its front lower, as long as the chain.
  const shape = (grow: number): Vector[] =>
    Array.from({ length: count + 1 }, (_, at): Vector => {
      const angle = (Math.PI * at) / count;
      const front = Math.max(0, Math.cos(angle));
      return [
        (62 + grow * 0.22) * Math.sin(angle) * (1 - 0.12 * front),
        52 - (28 + grow) * front,
        -58 + 66 * Math.cos(angle) + grow * 0.1 * front,
      ];
    });
  const long = (points: readonly Vector[]): number =>
    points.slice(1).reduce((sum, at, index) => sum + lengthOf(subtract(at, points[index] ?? at)), 0);
  let [low, high] = [-40, 600];
  for (let round = 0; round < 40; round += 1) {
    const middle = (low + high) / 2;
    if (long(shape(middle)) < half) low = middle;
    else high = middle;
  }
  return shape(low);
}

/** Links keep their length; the two ends stay in the middle of the body. */
function hold(points: Vector[], link: number, forwards: boolean): void {
  for (let each = 1; each < points.length; each += 1) {
    const index = forwards ? each : points.length - each;
    const [a, b] = [points[index - 1] ?? ORIGIN, points[index] ?? ORIGIN];
    const way = subtract(b, a);
    const long = lengthOf(way) || 1;
    const by = times(way, (long - link) / long / 2);
    points[index - 1] = add(a, by);
    points[index] = subtract(b, by);
  }
  level(points);
}

function level(points: Vector[]): void {
  const last = points.length - 1;
  for (const index of [0, last]) {
    const [, y, z] = points[index] ?? ORIGIN;
    points[index] = [0, y, z];
  }
}

function outside(field: Field, at: Vector, radius: number): Vector {
  const depth = radius - field(...at);
  return depth > 0 ? add(at, times(outwardsOf(field, at), depth)) : at;
}

function everyMillimetre(points: readonly Vector[], field: Field, length: number): Drape {
  const smooth = rounded(points);
  const ends = smooth
    .slice(1)
    .reduce<number[]>(
      (sums, at, index) => [...sums, (sums.at(-1) ?? 0) + lengthOf(subtract(at, smooth[index] ?? at))],
      [0],
    );
  const whole = ends.at(-1) ?? length;
  let from = 0;
  const places = Array.from({ length: Math.floor(length) + 1 }, (_, millimetre): Vector => {
    const wanted = (millimetre / length) * whole;
    while (from < ends.length - 2 && (ends[from + 1] ?? 0) < wanted) from += 1;
    const [a, b] = [smooth[from] ?? ORIGIN, smooth[from + 1] ?? ORIGIN];
    const share = (wanted - (ends[from] ?? 0)) / ((ends[from + 1] ?? 1) - (ends[from] ?? 0) || 1);
    return add(a, times(subtract(b, a), share));
  });
  return places.map((at, index) => {
    const [before, after] = [places[Math.max(0, index - 2)] ?? at, places[index + 2] ?? at];
    const along = index === 0 ? ([1, 0, 0] as const) : unit(subtract(after, before));
    const looks = outwardsOf(field, at);
    const level = index === 0 ? ([0, looks[1], looks[2]] as const) : looks;
    return { at, along, out: unit(subtract(level, times(along, dot(level, along)))) };
  });
}

/** Corners between links taken off: Chaikin, twice. */
function rounded(points: readonly Vector[]): Vector[] {
  const once = (list: readonly Vector[]): Vector[] => [
    ...list.slice(0, 1),
    ...list.slice(1).flatMap((to, index) => {
      const from = list[index] ?? to;
      const way = subtract(to, from);
      return [add(from, times(way, 0.25)), add(from, times(way, 0.75))];
    }),
    ...list.slice(-1),
  ];
  return once(once(points));
}
