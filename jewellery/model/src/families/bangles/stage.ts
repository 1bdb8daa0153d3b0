import { turnedX, turnedZ } from '../../geometry/matrix.ts';
import type { Model } from '../../model.ts';
import { movedSetting, type Setting } from '../../settings/setting.ts';
import { boundsOf } from '../bounds.ts';

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
 * A hoop that lies, as its picture shows it: lying, or standing on its edge and turned to one side or
 * the other. Neighbours on a page differ; the same look always stands the same.
 */
export function posed(model: Model, look: number): Model {
  switch (look % 4) {
    case 1:
      return standing(model, -1);
    case 3:
      return standing(model, 1);
    case 2: {
      const { hero } = model.cameras;
      return {
        ...model,
        cameras: { ...model.cameras, hero: { ...hero, azimuth: -hero.azimuth, elevation: 0.66 } },
      };
    }
    default:
      return model;
  }
}

function standing(model: Model, side: 1 | -1): Model {
  const upright = movedSetting(model, turnedZ(Math.PI / 2));
  return {
    ...upright,
    ...(model.worn && { worn: model.worn }),
    laidFlat: turnedZ(-Math.PI / 2),
    ground: { normal: [0, 1, 0], offset: boundsOf(upright).low[1] },
    cameras: {
      hero: { azimuth: side * 0.86, elevation: 0.2, fieldOfView: 20, fill: 0.86 },
      front: { azimuth: 0, elevation: 0.1, fieldOfView: 20, fill: 0.86 },
      side: { azimuth: side * 1.35, elevation: 0.35, fieldOfView: 20, fill: 0.84 },
    },
  };
}
