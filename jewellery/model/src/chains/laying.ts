/** How a chain with a closed clasp is laid down for its picture: in loops that cross, so that all of it lies close together and its links are large. */
import { pathLength, smooth, stations, type Station } from '../geometry/curve.ts';
import { lengthOf, subtract, times } from '../geometry/vector.ts';
import type { Vector } from '../model.ts';

interface LayingOptions {
  /** All around, millimetres. */
  readonly length: number;
  /** How high one strand lies over another where they cross, millimetres: the thickness of what is laid. */
  readonly over: number;
  /** How far to both sides of a crossing a strand stays as high, millimetres: what is broad lies over the other for longer. */
  readonly level?: number;
}

export interface LoopsOptions extends LayingOptions {
  /** How often it goes around. */
  readonly turns: number;
  /** How much farther the outer loop reaches than the middle one, 0 to 0.5. */
  readonly spread: number;
  /** Waves of the loops in all turns: 1 lays one within the other, more lays a rosette. */
  readonly waves?: number;
  /** Height by width. */
  readonly slender?: number;
}

const PIECES = 600;

/**
 * Loops one within the other: a closed path in the plane z = 0 from the clasp, where the innermost
 * loop is narrowest, to the middle of the chain at the lowest place of the outermost and back; left
 * and right are alike. Where it crosses itself it rises by `over`.
 */
export function loops({
  length,
  over,
  turns,
  spread,
  waves = 1,
  slender = 1,
  level,
}: LoopsOptions): Vector[] {
  const flat = Array.from({ length: PIECES }, (_, at): Vector => {
    const angle = 2 * Math.PI * turns * (at / PIECES - 0.5);
    const radius = 1 + spread * Math.cos((angle * waves) / turns);
    return [-radius * Math.sin(angle), -radius * Math.cos(angle) * slender, 0];
  });
  return laidOver(flat, { length, over, ...(level !== undefined && { level }) });
}

export interface RibbonOptions extends LayingOptions {
  /** Of two strands side by side, middle to middle, millimetres. */
  readonly apart: number;
}

const CAP = 8;

/** Two strands side by side, folded to and fro like a ribbon until it is as broad as it is long: a closed path in the plane z = 0 whose clasp lies in the lowest fold. */
export function ribbon({ length, over, apart }: RibbonOptions): Vector[] {
  const pitch = 2.3 * apart;
  const folds = Math.max(2, Math.round(Math.sqrt(length / 2 / pitch) * 0.92));
  const half = Math.max(apart, (length / 2 - (folds - 1) * 1.57 * pitch) / folds / 2);
  const middle: Vector[] = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const [side, y] = [fold % 2 === 0 ? 1 : -1, fold * pitch];
    for (const share of [-1, -0.5, 0, 0.5, 1]) middle.push([side * share * half, y, 0]);
    if (fold < folds - 1)
      for (const turn of [-0.5, 0, 0.5])
        middle.push([
          side * (half + (pitch / 2) * Math.cos(turn * 2)),
          y + pitch / 2 + (pitch / 2) * Math.sin(turn * 2),
          0,
        ]);
  }
  const centre = smooth(middle, 8);
  const frames = stations(centre, centre.length);
  const beside = (side: 1 | -1): Vector[] =>
    frames.map(({ at, tangent }) => [
      at[0] - (side * tangent[1] * apart) / 2,
      at[1] + (side * tangent[0] * apart) / 2,
      0,
    ]);
  const cap = (end: Station | undefined, out: 1 | -1): Vector[] =>
    Array.from({ length: CAP - 1 }, (_, at): Vector => {
      const angle = Math.PI * ((at + 1) / CAP - 0.5);
      const {
        at: [x, y],
        tangent: [tx, ty],
      } = end ?? { at: [0, 0, 0], tangent: [1, 0, 0] };
      const [along, aside] = [(out * Math.cos(angle) * apart) / 2, (-out * Math.sin(angle) * apart) / 2];
      return [x + tx * along - ty * aside, y + ty * along + tx * aside, 0];
    });
  const whole = [...beside(1), ...cap(frames.at(-1), 1), ...beside(-1).toReversed(), ...cap(frames[0], -1)];
  const heights = whole.map(([, y]) => y);
  const mid = (Math.min(...heights) + Math.max(...heights)) / 2;
  // The clasp lies where the lowest fold is straight.
  const start = whole.length - CAP - 14;
  return laidOver(
    [...whole.slice(start), ...whole.slice(0, start)].map(([x, y]): Vector => [x, y - mid, 0]),
    { length, over },
  );
}

/** Brought to its length, and lifted wherever it lies over an earlier part of itself. */
function laidOver(flat: readonly Vector[], { length, over, level = over * 0.7 }: LayingOptions): Vector[] {
  let scale = length / pathLength(flat, true);
  let path: Vector[] = [];
  // What rises is a little longer.
  for (let round = 0; round < 3; round += 1) {
    path = lifted(
      flat.map((point) => times(point, scale)),
      over,
      level,
    );
    scale *= length / pathLength(path, true);
  }
  return path;
}

/** How far from a crossing a strand leaves the ground, in heights. */
const RAMP = 3.2;

function lifted(path: readonly Vector[], over: number, level: number): Vector[] {
  const rises = crossings(path).map(([, upper]) => upper);
  const step = pathLength(path, true) / path.length;
  return path.map(([x, y], at): Vector => {
    const away = Math.min(...rises.map((rise) => ringDistance(at, rise, path.length)), Infinity) * step;
    const near = Math.max(0, 1 - Math.max(0, away - level) / (over * RAMP));
    return [x, y, over * near * near * (3 - 2 * near)];
  });
}

const ringDistance = (a: number, b: number, count: number): number => {
  const away = Math.abs(a - b);
  return Math.min(away, count - away);
};

/** Where a closed path crosses itself, as pairs of places in its list, the earlier first. */
export function crossings(path: readonly Vector[]): (readonly [number, number])[] {
  const found: (readonly [number, number])[] = [];
  const count = path.length;
  const point = (at: number): Vector => path[at % count] ?? [0, 0, 0];
  const near = 2 * Math.max(...path.map((at, index) => lengthOf(subtract(point(index + 1), at))));
  for (let first = 0; first < count; first += 1) {
    for (let second = first + 2; second < count; second += 1) {
      const [[ax, ay], [bx, by]] = [point(first), point(second)];
      if (Math.abs(ax - bx) > near || Math.abs(ay - by) > near || ringDistance(first, second, count) < 2)
        continue;
      if (cross(point(first), point(first + 1), point(second), point(second + 1)))
        found.push([first, second]);
    }
  }
  return found;
}

function cross(a: Vector, b: Vector, c: Vector, d: Vector): boolean {
  const side = (p: Vector, q: Vector, r: Vector): number =>
    (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}
