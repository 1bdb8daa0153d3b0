import type { Vector } from '../geometry/vector.ts';
import { ball, ellipsoid, joinedSoftly, limb, stretched, type Field, type Joint } from './field.ts';
import { formOf, kept } from './form.ts';

/** Radius of the ring finger of this hand where a ring sits: size 12. */
export const HAND_FINGER_MM = 8.26;

interface Finger {
  /** Where it leaves the hand, and how it turns there, radians to the right. */
  readonly knuckle: Vector;
  readonly turn: number;
  /** Its bones, and how far each is bent down against the one before. */
  readonly bones: readonly [number, number, number];
  readonly bent: readonly [number, number, number];
  /** At knuckle, ring, middle joint, end joint, tip. */
  readonly radii: readonly [number, number, number, number, number];
}

/** From the knuckle to the tip, away from the viewer and down. */
function fingerOf({ knuckle, turn, bones, bent, radii }: Finger): Field {
  let [x, y, z] = knuckle;
  let pitch = 0;
  const joints: Joint[] = [[knuckle, radii[0]]];
  for (const [index, bone] of bones.entries()) {
    pitch += bent[index] ?? 0;
    const step: Vector = [
      Math.sin(turn) * Math.cos(pitch) * bone,
      -Math.sin(pitch) * bone,
      -Math.cos(turn) * Math.cos(pitch) * bone,
    ];
    const at = (share: number): Vector => [x + step[0] * share, y + step[1] * share, z + step[2] * share];
    // Between joints a finger is a little slimmer than at them.
    if (index === 0) joints.push([at(0.42), radii[1]], [at(0.62), radii[1]]);
    else
      joints.push([
        at(0.5),
        Math.min(radii[index + 1] ?? 6, radii[index + 2] ?? 6) * (index === 1 ? 0.96 : 1),
      ]);
    joints.push([at(1), radii[index + 2] ?? 6]);
    [x, y, z] = at(1);
  }
  return limb(...joints);
}

const R = HAND_FINGER_MM;

/**
 * A left hand, seen from its back: the ring finger lies along Z with a ring's middle at the origin,
 * its tip towards −Z, the back of the hand up, the thumb towards +X.
 */
export const handField: Field = (() => {
  const ring = fingerOf({
    knuckle: [0, 0, 24],
    turn: 0,
    bones: [46, 27, 20],
    bent: [0, 0.34, 0.2],
    radii: [9.2, R, 8.5, 7.2, 6.1],
  });
  const middle = fingerOf({
    knuckle: [19.6, 2, 21],
    turn: 0.07,
    bones: [49, 30, 21],
    bent: [-0.02, 0.3, 0.2],
    radii: [9.6, R * 1.02, 8.7, 7.5, 6.3],
  });
  const index = fingerOf({
    knuckle: [39, 0.5, 26],
    turn: 0.16,
    bones: [45, 26, 20],
    bent: [-0.06, 0.26, 0.16],
    radii: [9.6, R * 1.02, 8.5, 7.3, 6.2],
  });
  const little = fingerOf({
    knuckle: [-17.5, -4, 32],
    turn: -0.13,
    bones: [37, 21, 17],
    bent: [0.05, 0.36, 0.22],
    radii: [8.4, R * 0.87, 7.2, 6.2, 5.4],
  });
  const wrist: Vector = [13, -7, 108];
  const back = joinedSoftly(
    16,
    limb([[0, -1, 26], 11.5], [[9, -5, 70], 15], [wrist, 19]),
    limb([[19, 0, 24], 12], [[15, -4, 66], 15.5], [wrist, 19]),
    limb([[37, -1.5, 29], 12], [[24, -5, 66], 15.5], [[21, -7, 106], 18]),
    limb([[-15, -5, 36], 10.5], [[0, -8, 74], 15], [[5, -8, 106], 17.5]),
  );
  const thumb = joinedSoftly(
    8,
    limb(
      [[26, -12, 88], 14],
      [[45, -16, 58], 12.5],
      [[55, -18, 30], 10.5],
      [[58, -20, 6], 9.4],
      [[56, -22, -12], 7.8],
    ),
  );
  const arm = stretched(
    joinedSoftly(14, limb([wrist, 18.6], [[13, -7, 150], 20], [[12, -8, 260], 30])),
    [1.36, 1, 1],
    wrist,
  );
  const knuckles = [
    [0, 6.5, 27],
    [19.4, 8.6, 24],
    [38, 6.8, 30],
    [-16.6, 1.5, 35.5],
  ].map(([x = 0, y = 0, z = 0]) => ellipsoid([x, y, z], [6.6, 4.6, 7.5]));
  const hand = joinedSoftly(9, back, joinedSoftly(2.6, ring, middle, index, little), thumb);
  return joinedSoftly(22, joinedSoftly(7, hand, ...knuckles), arm, ball([22, -6, 112], 15));
})();

/** Fingers and knuckles, as near as a picture of a ring shows them. */
export const fingers = kept(() => formOf(handField, { low: [-46, -14, -72], high: [64, 17, 62], step: 1.3 }));

/** Hand and forearm, as a picture of a bangle shows them. */
export const forearm = kept(() => formOf(handField, { low: [-60, -60, -90], high: [90, 40, 250], step: 2 }));
