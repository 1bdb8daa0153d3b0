import { turnedX } from '../../geometry/matrix.ts';
import type { Model } from '../../model.ts';
import { movedSetting, type Setting } from '../../settings/setting.ts';

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
