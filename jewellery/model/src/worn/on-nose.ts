import { outwardsOf, type Field } from '../forms/field.ts';
import { nose, noseField } from '../forms/nose.ts';
import { boundsOf } from '../families/bounds.ts';
import { chainOf, moved, turned, turnedX, turnedY } from '../geometry/matrix.ts';
import { add, times, type Vector } from '../geometry/vector.ts';
import type { Matrix, Model } from '../model.ts';
import type { Piece } from '../piece.ts';
import { movedSetting, type Setting } from '../settings/setting.ts';
import { beforeSkin } from './before-skin.ts';
import type { OnForm } from './on-form.ts';
import { movedPoints, pointsOf, pointsWhere } from './points-of.ts';
import { CLEAR_MM, fieldAt, nearestOf, settled } from './settle.ts';

/** Share of the picture's side a piece takes, and how much of a face is seen at least, millimetres. */
const SHARE = 0.5;
const LEAST_MM = 38;

/** Where the left nostril is pierced: from beside the nose straight to its wing. */
const NOSTRIL: Vector = (() => {
  let at: Vector = [44, -1.5, 6];
  const way: Vector = [-0.86, 0, -0.5];
  for (let step = 0; step < 40; step += 1) at = add(at, times(way, noseField(...at) * 0.9));
  return at;
})();

/** A pin or a nath on the wing of a nose. */
export function onNose({ form }: Piece, { worn }: Pick<Model, 'worn'>): OnForm | undefined {
  if (!worn?.pin) return undefined;
  const { pin } = worn;
  const hoop = form === 'nath';
  const [x, y, z] = outwardsOf(noseField, NOSTRIL);
  const heading = Math.atan2(x, z);
  // A pin looks where the wing looks; what hangs, hangs upright.
  const pitch = hoop ? 0 : Math.asin(y);
  const rotation: Matrix = chainOf(turnedX(pitch), turnedY(-heading));
  const place = chainOf(moved(pin), rotation, moved(times(NOSTRIL, -1)));
  const back = chainOf(moved(NOSTRIL), turnedY(heading), turnedX(-pitch), moved(times(pin, -1)));
  const field = fieldAt(noseField, back);
  const setting = hoop ? swungOut(worn, pin, field) : pressedOn(worn, pin, field);
  const { low, high } = boundsOf(setting);
  const wide = Math.max(high[1] - low[1], high[0] - low[0]);
  const side = Math.max(LEAST_MM, wide / SHARE);
  const up = turned(rotation, [0, 1, 0]);
  return {
    ...setting,
    form: nose(),
    place,
    frame: {
      middle: [
        hoop ? (low[0] + high[0]) / 2 - 2 : pin[0] - 6,
        hoop ? (low[1] + high[1]) / 2 + 2 : pin[1] + 2 * up[1],
        pin[2],
      ],
      side,
      azimuth: -0.42,
      elevation: 0.04,
    },
    ground: { normal: [0, 0, 1], offset: -160 },
  };
}

/** How far from the pin a hoop goes through the nose. */
const THROUGH_MM = 4.5;

/** A pin's head on the skin. */
function pressedOn(worn: Setting, pin: Vector, field: Field): Setting {
  const head = beforeSkin(worn.parts, pin, Infinity);
  return movedSetting(worn, moved([0, 0, -settled(head, field, [0, 0, -1], [-9, 5])]));
}

/** A hoop turned about the upright through its pin, away from the cheek, until none of it is in it. */
function swungOut(worn: Setting, pin: Vector, field: Field): Setting {
  const outside = pointsWhere(
    pointsOf(worn.parts),
    ([x, y, z]) => Math.hypot(x - pin[0], y - pin[1], z - pin[2]) > THROUGH_MM,
  );
  const about = (angle: number): Matrix => chainOf(moved(pin), turnedY(angle), moved(times(pin, -1)));
  const clear = (angle: number): boolean => nearestOf(movedPoints(outside, about(angle)), field) >= CLEAR_MM;
  let [held, free] = [0, -1.5];
  for (let round = 0; round < 9; round += 1) {
    const half = (held + free) / 2;
    if (clear(half)) free = half;
    else held = half;
  }
  return movedSetting(worn, about(free));
}
