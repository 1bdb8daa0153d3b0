import { outwardsOf, type Field } from '../forms/field.ts';
import { forearm, handField } from '../forms/hand.ts';
import { boundsOf } from '../families/bounds.ts';
import { basis, IDENTITY, moved, scaled, turnedX } from '../geometry/matrix.ts';
import { add, cross, dot, lengthOf, subtract, times, unit, type Vector } from '../geometry/vector.ts';
import type { Model } from '../model.ts';
import { movedSetting, type Setting } from '../settings/setting.ts';
import type { Piece } from '../piece.ts';
import { laidOf } from './around-neck.ts';
import { bentOnto, type Line } from './bend.ts';
import type { OnForm } from './on-form.ts';
import { pointsOf } from './points-of.ts';
import { fieldAt, settled } from './settle.ts';

/** Where on the arm of the form it is worn: past the wrist. */
export const WRIST_Z = 118;
/** Half the inside of a bangle for each millimetre of the wrist's half width. */
const EASY = 1.13;
/** How much longer a bracelet is than the wrist is around. */
const LOOSE_MM = 4;
/** Copies from which on a part is links. */
const MANY = 16;
/** What of a laid bracelet is nearer to its middle hangs into it. */
const INNER_MM = 14;
/** Share of the picture's side a piece takes. */
const SHARE = 0.58;

/** From far away straight to a field's surface. */
function met(field: Field, from: Vector, way: Vector): Vector {
  let at = from;
  for (let step = 0; step < 60; step += 1) at = add(at, times(way, field(...at) * 0.9));
  return at;
}

/** The arm there, millimetres of the form: half its width, where its middle lies, how high its axis and its top. */
export const WRIST = (() => {
  const inside: Vector = [13, -7, WRIST_Z];
  const side = (way: Vector): Vector => met(handField, subtract(inside, times(way, 60)), way);
  const [left, right, top] = [side([1, 0, 0]), side([-1, 0, 0]), side([0, -1, 0])];
  return { half: (right[0] - left[0]) / 2, middle: (right[0] + left[0]) / 2, axis: left[1], top: top[1] };
})();

/** A bangle hangs on the wrist of an arm whose hand it passes over; a bracelet goes around it. */
export function onWrist(piece: Piece, model: Pick<Model, 'worn'>): OnForm | undefined {
  const held = heldOnWrist(piece, model);
  return held && onArm(held);
}

/** A piece in its place on an arm that is so many times as thick as the form's. */
interface HeldOnWrist {
  readonly setting: Setting;
  readonly grow: number;
}

export function heldOnWrist(piece: Piece, { worn }: Pick<Model, 'worn'>): HeldOnWrist | undefined {
  if (worn?.around !== 'wrist') return undefined;
  return piece.category === 'bangles' || piece.form === 'cuff' ? bangle(worn) : bracelet(piece, worn);
}

function onArm({ setting, grow }: HeldOnWrist): OnForm {
  const { low, high } = boundsOf(setting);
  const wide = Math.max(high[0] - low[0], high[1] - low[1], 40);
  return {
    ...setting,
    form: forearm(),
    place: scaled(grow),
    frame: {
      middle: [(low[0] + high[0]) / 2, (low[1] + high[1]) / 2 + 3 * grow, (low[2] + high[2]) / 2 - 4 * grow],
      side: wide / SHARE,
      azimuth: 0.95,
      elevation: 0.66,
    },
    ground: { normal: [0, 1, 0], offset: -120 },
  };
}

function bangle({ parts, gems }: Setting): HeldOnWrist {
  const grow = innerRadius(parts) / EASY / WRIST.half;
  // As it hangs it leans a little.
  const leaning = movedSetting({ parts, gems }, turnedX(0.1));
  const held = movedSetting(leaning, moved([WRIST.middle * grow, WRIST.axis * grow, WRIST_Z * grow]));
  const field = fieldAt(handField, scaled(1 / grow));
  const down = settled(pointsOf(held.parts), field, [0, -1, 0], [0, 24 * grow]);
  return { setting: movedSetting(held, moved([0, -down, 0])), grow };
}

/** How near a hoop around Z comes to its axis. */
function innerRadius(parts: Setting['parts']): number {
  const points = pointsOf(parts, 6_000);
  let least = Infinity;
  for (let at = 0; at < points.length; at += 3)
    least = Math.min(least, Math.hypot(points[at] ?? 0, points[at + 1] ?? 0));
  return least;
}

/** From the floor on which a bracelet lies, its front towards the viewer, to the wall on which necklaces are laid. */
const TO_WALL = turnedX(Math.PI / 2);

function bracelet({ size_mm, form }: Piece, { parts, gems }: Setting): HeldOnWrist {
  const setting = movedSetting({ parts, gems }, TO_WALL);
  const laid = laidOf(chainsOf(setting.parts), INNER_MM);
  const [right, left] = ([1, -1] as const).map((side) => halfWay(side));
  const around = (right?.length ?? 0) + (left?.length ?? 0);
  const grow = ((size_mm || laid.length) - LOOSE_MM) / around;
  const line: Line = (s, side, across) => {
    const half = (side === 1 ? right : left) ?? [];
    // Its two halves are not equally long; what is half way round is where they meet.
    const at = half[Math.min(half.length - 1, Math.round((s / (laid.length / 2)) * (half.length - 1)))];
    if (!at) return IDENTITY;
    const sideways = times(cross(at.along, at.out), side);
    return basis(at.along, sideways, at.out, add(times(at.at, grow), times(sideways, across)));
  };
  const bent = bentOnto(setting, {
    laid,
    level: boundsOf(setting).low[2],
    line,
    field: fieldAt(handField, scaled(1 / grow)),
    standing: form === 'tennis' || form === 'link',
    snug: true,
  });
  return { setting: bent, grow };
}

/** What tells where the line of a bracelet runs: its links, not what hangs from them. */
function chainsOf(parts: Setting['parts']): Setting['parts'] {
  const chains = parts.filter(({ instances = [] }) => instances.length > MANY);
  return chains.length > 0 ? chains : parts;
}

/** The skin around the wrist from its top down one side to its underside, a place for every millimetre of the form. */
function halfWay(side: 1 | -1): { readonly at: Vector; readonly out: Vector; readonly along: Vector }[] {
  const middle: Vector = [WRIST.middle, WRIST.axis, WRIST_Z];
  const corners = Array.from({ length: 91 }, (_, step): Vector => {
    const angle = (Math.PI * step) / 90;
    const way: Vector = [side * Math.sin(angle), Math.cos(angle), 0];
    return met(handField, add(middle, times(way, 60)), times(way, -1));
  });
  const out: { at: Vector; out: Vector; along: Vector }[] = [];
  let rest = 0;
  for (const [index, to] of corners.entries()) {
    const from = corners[index - 1];
    if (!from) continue;
    const way = subtract(to, from);
    const long = lengthOf(way);
    const along = times(way, 1 / long);
    for (; rest < long; rest += 1) {
      const at = add(from, times(along, rest));
      const looks = outwardsOf(handField, at);
      out.push({ at, along, out: unit(subtract(looks, times(along, dot(looks, along)))) });
    }
    rest -= long;
  }
  return out;
}
