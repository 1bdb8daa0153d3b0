import { chainOf, turnedX, turnedZ } from '../../geometry/matrix.ts';
import type { Model } from '../../model.ts';
import { movedSetting, type Setting } from '../../settings/setting.ts';
import { boundsOf } from '../bounds.ts';
import { choicesFrom } from '../choices.ts';

/** A hoop around Z laid on the floor, its front towards the viewer. */
export function lying(setting: Setting, height: number, turn = 0.22): Model {
  return {
    ...movedSetting(setting, turnedX(Math.PI / 2)),
    worn: { ...setting, around: 'wrist' },
    ground: { normal: [0, 1, 0], offset: -height / 2 },
    cameras: {
      hero: { azimuth: turn, elevation: 0.47, fieldOfView: 20, fill: 0.86 },
      front: { azimuth: 0, elevation: 0.1, fieldOfView: 20, fill: 0.86 },
      side: { azimuth: 0.9, elevation: 1.05, fieldOfView: 20, fill: 0.84 },
    },
  };
}

/**
 * A hoop that lies, as its picture shows it: lying, or standing on its edge, turned to one side or the
 * other and rolled. Neighbours on a page differ; the same look always lies the same.
 */
export function posed(model: Model, look: number): Model {
  // Lots of its own: what is made stays as it is when a pose changes.
  const choices = choicesFrom(look + 31);
  const side = choices.pick([1, -1] as const);
  if (choices.chance(0.55))
    return standing(model, {
      roll: choices.within(-0.9, 0.35),
      azimuth: side * choices.within(0.45, 1.1),
      elevation: choices.within(0.08, 0.36),
    });
  const { hero } = model.cameras;
  return {
    ...model,
    cameras: {
      ...model.cameras,
      hero: {
        ...hero,
        azimuth: side * choices.within(0.05, 0.7),
        elevation: choices.within(0.34, 0.82),
      },
    },
  };
}

interface Stand {
  /** Radians its front is rolled up, around its own axis. */
  readonly roll: number;
  readonly azimuth: number;
  readonly elevation: number;
}

function standing(model: Model, { roll, azimuth, elevation }: Stand): Model {
  const upright = movedSetting(model, turnedX(roll), turnedZ(Math.PI / 2));
  return {
    ...upright,
    ...(model.worn && { worn: model.worn }),
    laidFlat: chainOf(turnedZ(-Math.PI / 2), turnedX(-roll)),
    ground: { normal: [0, 1, 0], offset: boundsOf(upright).low[1] },
    cameras: {
      hero: { azimuth, elevation, fieldOfView: 20, fill: 0.86 },
      front: { azimuth: 0, elevation: 0.1, fieldOfView: 20, fill: 0.86 },
      side: { azimuth: Math.sign(azimuth) * 1.35, elevation: 0.35, fieldOfView: 20, fill: 0.84 },
    },
  };
}
