import { loops } from '../../chains/laying.ts';
import { trackOf, type Track } from '../../chains/track.ts';
import { pathLength } from '../../geometry/curve.ts';
import { basis, turnedX } from '../../geometry/matrix.ts';
import { add, cross, subtract, times, Y } from '../../geometry/vector.ts';
import type { Matrix, Model, Vector } from '../../model.ts';
import type { Piece } from '../../piece.ts';
import type { Workshop } from '../family.ts';
import type { Setting } from '../../settings/setting.ts';

/** A bracelet as its picture shows it, or `open`, in one loop, as it goes around a wrist. */
export type Bracelet = (workshop: Workshop, open?: boolean) => Model;

/** Every third one lies in one loop in its picture too. */
export const liesOpen = ({ look }: Pick<Piece, 'look'>): boolean => look % 3 === 0;

/** Up becomes what was the front: a motif made upright lies on the floor, its top away from the viewer. */
export const LYING: Matrix = turnedX(-Math.PI / 2);

const PIECES = 240;

/**
 * A closed bracelet laid on the floor, `length` long: from the middle of its front (+Z) to the right
 * and around. `slender` is its depth by its width.
 */
export function laid(length: number, slender: number, height: number): Track {
  const shape = Array.from({ length: PIECES }, (_, at): Vector => {
    const angle = (2 * Math.PI * at) / PIECES;
    const [s, c] = [Math.sin(angle), Math.cos(angle)];
    return [Math.sign(s) * Math.abs(s) ** 0.9, 0, slender * Math.sign(c) * Math.abs(c) ** 0.9];
  });
  const scale = length / pathLength(shape, true);
  return trackOf(
    shape.map(([x, , z]): Vector => [x * scale, height, z * scale]),
    true,
  );
}

/**
 * A closed bracelet laid twice around, so that its links are large: from the middle of its front (+Z)
 * to the right and around; its clasp lies inside.
 *
 * @param over how high one strand lies over the other, millimetres
 * @param level how far to both sides of their crossing, millimetres
 */
export function doubled(length: number, height: number, over: number, level = over * 0.7): Track {
  const path = loops({ length, over, level, turns: 2, spread: 0.36, slender: 0.92 }).toReversed();
  const front = path.length / 2 - 1;
  return trackOf(
    [...path.slice(front), ...path.slice(0, front)].map(([x, y, z]): Vector => [x, height + z, -y]),
    true,
  );
}

/** The same bracelet, its front bent so that its ends at two distances meet two places. */
export function meeting(track: Track, ends: readonly (readonly [number, Vector])[]): Track {
  const reach = 24;
  return trackOf(
    Array.from({ length: PIECES }, (_, at): Vector => {
      const distance = (track.length * at) / PIECES;
      const own = track.at(distance).at;
      return ends.reduce<Vector>((point, [end, goal]) => {
        const from = ((end % track.length) + track.length) % track.length;
        const away = Math.abs(distance - from);
        const share = Math.max(0, 1 - Math.min(away, track.length - away) / reach);
        const sameSide = distance <= track.length / 2 === from <= track.length / 2;
        return sameSide
          ? add(point, times(subtract(goal, track.at(end).at), share * share * (3 - 2 * share)))
          : point;
      }, own);
    }),
    true,
  );
}

/** A thing along X that lies on the floor facing up, at a distance along the track. */
export function lyingAt(track: Track, distance: number, lift = 0): Matrix {
  const { at, tangent } = track.at(distance);
  return basis(tangent, cross(Y, tangent), Y, [at[0], at[1] + lift, at[2]]);
}

/** Seen from well above, as it lies. */
export function onFloor(setting: Setting, fill = 0.88): Model {
  return {
    ...setting,
    worn: { ...setting, around: 'wrist' },
    ground: { normal: [0, 1, 0], offset: 0 },
    cameras: {
      hero: { azimuth: 0.12, elevation: 0.86, fieldOfView: 20, fill },
      front: { azimuth: 0, elevation: 1.35, fieldOfView: 20, fill },
      side: { azimuth: 0.7, elevation: 0.42, fieldOfView: 20, fill: 0.84 },
    },
  };
}
