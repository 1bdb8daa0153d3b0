import { applied, IDENTITY, turnedX } from '../../geometry/matrix.ts';
import { cornerOf } from '../../geometry/mesh.ts';
import type { Camera, Model } from '../../model.ts';
import { movedSetting, type Setting } from '../../settings/setting.ts';
import { boundsOf } from '../bounds.ts';

interface Pose {
  /** A ring stands on its shank, its head up, or lies on its side, its head towards the viewer. */
  readonly lies: boolean;
  /** Camera of the hero: from the right or the left, and how much is added to how high it looks from. */
  readonly side: 1 | -1;
  readonly turn: number;
  readonly higher: number;
}

/** Neighbours on a page differ; the same look always stands or lies the same. */
const POSES: readonly [Pose, ...Pose[]] = [
  { lies: false, side: 1, turn: 1, higher: 0 },
  { lies: true, side: -1, turn: 0.9, higher: 0 },
  { lies: false, side: -1, turn: 1.1, higher: 0.04 },
  { lies: false, side: 1, turn: 0.3, higher: 0.2 },
  { lies: true, side: 1, turn: 0.55, higher: 0.1 },
  { lies: false, side: -1, turn: 0.45, higher: 0.14 },
  { lies: false, side: 1, turn: 1.45, higher: -0.08 },
];

export interface Views {
  /** Decides between poses. */
  readonly look: number;
  /** Camera of the hero of a ring that stands, radians: around it, and above the ground. */
  readonly hero?: number;
  readonly above?: number;
  /** The least it is turned: what is worked all around is not seen from the front. */
  readonly turned?: number;
}

/** A ring as its pictures show it. */
export function posedRing(setting: Setting, { look, hero = 0.6, above = 0.5, turned = 0 }: Views): Model {
  const { lies, side, turn, higher } = POSES[look % POSES.length] ?? POSES[0];
  const azimuth = side * Math.max(turned, hero * turn);
  return lies
    ? lying(setting, { azimuth, elevation: 0.5 + higher, fieldOfView: 20, fill: 0.86 })
    : {
        ...setting,
        worn: { ...setting, pin: [0, 0, 0] },
        ground: { normal: [0, 1, 0], offset: boundsOf(setting).low[1] },
        cameras: {
          hero: {
            azimuth,
            elevation: Math.max(0.34, Math.min(0.92, above + higher)),
            fieldOfView: 20,
            fill: 0.86,
          },
          front: { azimuth: 0, elevation: 0.12, fieldOfView: 20, fill: 0.8 },
          side: { azimuth: Math.PI / 2 - 0.15, elevation: 0.2, fieldOfView: 20, fill: 0.8 },
        },
      };
}

function lying(setting: Setting, hero: Camera): Model {
  const lean = restingLean(setting);
  const laid = movedSetting(setting, turnedX(lean));
  return {
    ...laid,
    worn: { ...setting, pin: [0, 0, 0] },
    laidFlat: turnedX(-lean),
    ground: { normal: [0, 1, 0], offset: boundsOf(laid).low[1] },
    cameras: {
      hero,
      front: { azimuth: 0, elevation: 0.16, fieldOfView: 20, fill: 0.8 },
      side: { azimuth: 1.1, elevation: 1.05, fieldOfView: 20, fill: 0.8 },
    },
  };
}

/** Places along the height of a ring at which is asked how far it reaches to its side. */
const PLACES = 48;

/** The turn about X by which a ring comes to lie on its side: it rests on its head and on its shank, whose middle is between the two. */
function restingLean({ parts }: Setting): number {
  const { low, high } = boundsOf({ parts });
  const farthest = new Map<number, readonly [y: number, z: number]>();
  for (const { mesh, instances } of parts)
    for (const matrix of instances ?? [IDENTITY])
      for (let corner = 0; corner < mesh.positions.length / 3; corner += 1) {
        const [, y, z] = applied(matrix, cornerOf(mesh, corner));
        const place = Math.floor(((y - low[1]) / (high[1] - low[1])) * PLACES);
        if (z > (farthest.get(place)?.[1] ?? -Infinity)) farthest.set(place, [y, z]);
      }
  const points = [...farthest.values()];
  let [slope, most] = [0, -Infinity];
  for (const [y0, z0] of points)
    for (const [y1, z1] of points) {
      if (y0 >= 0 || y1 < 0) continue;
      const under = z0 + ((z1 - z0) * -y0) / (y1 - y0);
      if (under > most) [slope, most] = [(z1 - z0) / (y1 - y0), under];
    }
  return Math.atan2(1, slope);
}
