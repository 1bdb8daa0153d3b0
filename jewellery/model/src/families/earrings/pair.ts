import { chainOf, IDENTITY, moved, turnedX, turnedY } from '../../geometry/matrix.ts';
import type { Camera, Matrix, Model, Vector } from '../../model.ts';
import { mirroredSetting } from '../../settings/mirrored.ts';
import { movedSetting, together, type Setting } from '../../settings/setting.ts';
import { choicesFrom } from '../choices.ts';

const LENS = 20;
const camera = (azimuth: number, elevation: number, fill: number): Camera => ({
  azimuth,
  elevation,
  fieldOfView: LENS,
  fill,
});

interface Box {
  readonly low: Vector;
  readonly high: Vector;
}

/** Extent of the solid parts of a setting once it is moved. */
export function boxOf({ parts }: Setting, matrix: Matrix = IDENTITY): Box {
  const low: [number, number, number] = [Infinity, Infinity, Infinity];
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const {
    mesh: { positions },
    instances = [IDENTITY],
  } of parts) {
    for (const instance of instances) {
      const m = chainOf(matrix, instance);
      for (const axis of [0, 1, 2] as const) {
        const [a = 0, b = 0, c = 0, d = 0] = [m[axis], m[4 + axis], m[8 + axis], m[12 + axis]];
        // Models have a hundred thousand corners: no vector is made for one.
        for (let at = 0; at < positions.length; at += 3) {
          const value =
            a * (positions[at] ?? 0) + b * (positions[at + 1] ?? 0) + c * (positions[at + 2] ?? 0) + d;
          if (value < low[axis]) low[axis] = value;
          if (value > high[axis]) high[axis] = value;
        }
      }
    }
  }
  return { low, high };
}

export interface HangingOptions {
  /** Clear space between the two, as a share of a piece's width. */
  readonly gap?: number;
  /** How far each piece is turned about the vertical; the second the other way round. */
  readonly turn?: number;
  readonly mirror?: boolean;
  readonly fill?: number;
  /** Where the lobe is; the origin unless told. */
  readonly pin?: Vector;
}

/** A pair that hangs before a wall. */
export function hangingPair(
  one: Setting,
  { gap = 0.22, turn = 0, mirror = true, fill = 0.86, pin = [0, 0, 0] }: HangingOptions = {},
): Model {
  const { low, high } = boxOf(one, turnedY(turn));
  const apart = ((high[0] - low[0]) * (1 + gap)) / 2;
  const shift = -(high[0] + low[0]) / 2;
  const right = movedSetting(one, moved([apart + shift, 0, 0]), turnedY(turn));
  const left = mirror
    ? mirroredSetting(right)
    : movedSetting(one, moved([-apart + shift, 0, 0]), turnedY(turn));
  return {
    ...together(left, right),
    worn: { ...one, pin },
    ground: { normal: [0, 0, 1], offset: low[2] - 0.6 },
    cameras: {
      hero: camera(0.1, 0.1, fill),
      front: camera(0, 0, fill * 0.96),
      side: camera(0.95, 0.12, fill * 0.94),
    },
  };
}

/** A piece laid down so that it rests on the floor on its lowest points after these turns. */
export function rested(one: Setting, x: number, z: number, ...turns: readonly Matrix[]): Setting {
  const turned = chainOf(...turns);
  return movedSetting(one, moved([x, -boxOf(one, turned).low[1], z]), turned);
}

/** How far a hanging pair is turned, by the piece's own number: neighbours on a page do not all look the same way. */
export const turnOf = (look: number): number => choicesFrom(look + 87).pick([-0.32, -0.16, 0, 0.16, 0.32]);

interface Standing {
  readonly radius: number;
  /** From the middle down to where it touches the ground. */
  readonly lowest: number;
  readonly back?: number;
  /** Of the piece: on which side the one stands that shows its back, and how far both are turned. */
  readonly look: number;
}

/** Two studs as they come to rest on their rims: one looks at the viewer, the other shows its post and back. */
export function standingStuds(one: Setting, { radius, lowest, back = 2.6, look }: Standing): Model {
  const choices = choicesFrom(look + 89);
  const way = choices.pick([1, 1, -1]);
  const [facing, aside] = [choices.within(0.08, 0.34), choices.within(0.5, 0.95)];
  const lean = -Math.asin(Math.max(-0.1, Math.min(0.5, (lowest - back) / 9)));
  const apart = Math.max(4.2, radius * 0.82 + 1.5);
  const left = rested(mirroredSetting(one), -apart * way, 1.4, turnedY(facing * way), turnedX(lean));
  const right = rested(one, apart * way, -1.6, turnedY(aside * way), turnedX(lean));
  return {
    ...together(left, right),
    worn: { ...one, pin: [0, 0, 0] },
    ground: { normal: [0, 1, 0], offset: 0 },
    cameras: { hero: camera(0.12, 0.3, 0.86), front: camera(0, 0.16, 0.84), side: camera(1.1, 0.3, 0.8) },
  };
}
