import { outwardsOf } from '../forms/field.ts';
import { neck, neckField, throat } from '../forms/neck.ts';
import { boundsOf } from '../families/bounds.ts';
import { applied, basis, IDENTITY, moved, multiply, turnedX } from '../geometry/matrix.ts';
import { add, cross, dot, subtract, times, unit, type Vector } from '../geometry/vector.ts';
import type { Matrix, Model, Part } from '../model.ts';
import type { Piece } from '../piece.ts';
import { centreOf, isLong, laidOf } from './around-neck.ts';
import { bentOnto, inverseOf, type Line } from './bend.ts';
import { drape, type Drape } from './drape.ts';
import type { OnForm } from './on-form.ts';
import { pointsOf } from './points-of.ts';
import { CLEAR_MM, settled } from './settle.ts';

/** Radius of the chain that falls; what is thicker is lifted off the skin afterwards. */
const CHAIN_MM = 0.7;
/** What lies lower than this under the loop's front, over the middle of the body, hangs from it. */
const HANGS_MM = 3.5;
/** What hangs reaches no farther to a side, and what belongs to it is no farther away. */
const ASIDE_MM = 26;
const BESIDE_MM = 1.6;
/** Copies from which on a part is links or beads of a chain. */
const MANY = 16;

const drapes = new Map<number, Drape>();
/** Lengths are few: those necklaces are sold in. */
function drapeOf(length: number): Drape {
  const key = Math.round(length);
  const known = drapes.get(key) ?? drape(neckField, key, CHAIN_MM);
  drapes.set(key, known);
  return known;
}

/** A necklace on neck and chest as its length lets it fall; what hangs from its front hangs upright. */
export function onNeck(_piece: Piece, { worn }: Pick<Model, 'worn'>): OnForm | undefined {
  if (!worn || worn.pin) return undefined;
  const close = worn.parts.some(({ weightless }) => weightless);
  const laid = laidOf(close ? worn.parts.filter(({ weightless }) => weightless) : worn.parts);
  const line = lineOf(drapeOf(laid.length));
  const level = boundsOf(worn).low[2] + CHAIN_MM;
  const front = laid.rise[0]?.at[1] ?? 0;
  const { holds, top } = hangingOf(worn.parts, front, close);
  const below = Math.max(0, Math.round(front - top));
  const place = multiply(
    line(0, 1, below),
    inverseOf(basis([1, 0, 0], [0, -1, 0], [0, 0, 1], [0, front - below, level])),
  );
  const setting = bentOnto(worn, {
    laid,
    level,
    line,
    field: neckField,
    rigid: {
      holds,
      place,
      rest: (parts) => swungOn(pointsOf(parts), applied(place, [0, front - below, level])),
    },
  });
  return {
    ...setting,
    form: close ? throat() : neck(),
    place: IDENTITY,
    frame: close ? closeFrame(setting.parts) : wholeFrame(setting.parts),
    ground: { normal: [0, 0, 1], offset: -230 },
  };
}

const lineOf =
  (fallen: Drape): Line =>
  (s, side, across) => {
    const own = fallen[Math.min(s, fallen.length - 1)];
    if (!own) return IDENTITY;
    const { along } = own;
    let { at: place, out } = own;
    // Along the skin in a few steps, each back onto it.
    const height = neckField(...place);
    const steps = Math.ceil(Math.abs(across) / 8);
    for (let step = 0; step < steps; step += 1) {
      place = add(place, times(unit(cross(along, out)), across / steps));
      const looks = outwardsOf(neckField, place);
      place = add(place, times(looks, height - neckField(...place)));
      out = unit(subtract(looks, times(along, dot(looks, along))));
    }
    const mirrored = ([x, y, z]: Vector): Vector => [side * x, y, z];
    return basis(mirrored(along), mirrored(cross(along, out)), mirrored(out), mirrored(place));
  };

/** Links and beads there are many of, all along the loop, follow it one by one. */
function isChain({ mesh, instances = [], weightless }: Part, close: boolean): boolean {
  if (close) return weightless === true;
  if (instances.length <= MANY) return false;
  const own = centreOf({ mesh });
  return instances.some((matrix) => Math.abs(applied(matrix, own)[0]) > ASIDE_MM);
}

/** What hangs from the front as one rigid thing: whatever lies over the middle under the loop, and what lies beside that. */
function hangingOf(
  parts: readonly Part[],
  front: number,
  close: boolean,
): { readonly holds: (x: number, y: number, part?: Part) => boolean; readonly top: number } {
  const chains = new Set(parts.filter((part) => isChain(part, close)));
  const boxes = parts.flatMap((part) =>
    chains.has(part) || isLong(part)
      ? []
      : (part.instances ?? [IDENTITY]).map((instance) =>
          boundsOf({ parts: [{ mesh: part.mesh, instances: [instance] }] }),
        ),
  );
  let [left, right, low, top] = [-0.3, 0.3, Infinity, -Infinity];
  for (let round = 0; round < 4; round += 1)
    for (const box of boxes) {
      const hangs = close || box.low[1] < front - HANGS_MM;
      const over = box.low[0] < right + BESIDE_MM && box.high[0] > left - BESIDE_MM;
      const level = low === Infinity || (box.low[1] < top + BESIDE_MM && box.high[1] > low - BESIDE_MM);
      if (!hangs || !over || !level || Math.max(-box.low[0], box.high[0]) > ASIDE_MM) continue;
      [left, right] = [Math.min(left, box.low[0]), Math.max(right, box.high[0])];
      [low, top] = [Math.min(low, box.low[1]), Math.max(top, box.high[1])];
    }
  return {
    holds: (x, y, part) =>
      !(part && (chains.has(part) || isLong(part))) && x >= left && x <= right && y >= low && y <= top,
    top: low === Infinity ? front : top,
  };
}

/** What hangs swings about the place it hangs from until it rests on the chest. */
function swungOn(points: Float32Array, from: Vector): Matrix {
  const about = (angle: number): Matrix =>
    multiply(moved(from), multiply(turnedX(angle), moved(times(from, -1))));
  const at = (index: number): Vector => [points[index] ?? 0, points[index + 1] ?? 0, points[index + 2] ?? 0];
  const clear = (angle: number): boolean => {
    const by = about(angle);
    for (let index = 0; index < points.length; index += 3)
      if (neckField(...applied(by, at(index))) < CLEAR_MM) return false;
    return true;
  };
  // Forwards it is free, back it lies on the skin.
  let [free, held] = [-0.45, 0.35];
  for (let round = 0; round < 9; round += 1) {
    const half = (free + held) / 2;
    if (clear(half)) free = half;
    else held = half;
  }
  const turned = about(free);
  const now = new Float32Array(points.length);
  for (let index = 0; index < points.length; index += 3) now.set(applied(turned, at(index)), index);
  return multiply(moved([0, 0, -settled(now, neckField, [0, 0, -1], [-9, 9])]), turned);
}

function wholeFrame(parts: readonly Part[]): OnForm['frame'] {
  const { low, high } = boundsOf({ parts });
  const top = Math.max(70, high[1] + 6);
  const side = Math.max(top - low[1] + 26, (high[0] - low[0]) * 1.22);
  return { middle: [0, top - side / 2, -10], side, azimuth: 0.16, elevation: 0.04 };
}

/** Share of the picture's side a pendant takes, and how much of a chest is seen at least, millimetres. */
const CLOSE_SHARE = 0.42;
const LEAST_CLOSE_MM = 68;

/** A pendant with the hollow of the throat over it. */
function closeFrame(parts: readonly Part[]): OnForm['frame'] {
  const { low, high } = boundsOf({ parts: parts.filter(({ weightless }) => !weightless) });
  const side = Math.max(LEAST_CLOSE_MM, (high[1] - low[1]) / CLOSE_SHARE);
  return { middle: [0, low[1] + side * 0.36, high[2] - 6], side, azimuth: 0.2, elevation: 0.02 };
}
