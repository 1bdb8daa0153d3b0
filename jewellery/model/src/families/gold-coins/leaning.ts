import { turnedX } from '../../geometry/matrix.ts';
import type { Model } from '../../model.ts';
import { movedSetting, type Setting } from '../../settings/setting.ts';

const LEAN = 0.34;

/** Stood on its edge and leaned back, so that light falls across the field. */
export function leaning(setting: Setting, height: number, thick: number): Model {
  return {
    ...movedSetting(setting, turnedX(-LEAN)),
    ground: { normal: [0, 1, 0], offset: -(height / 2) * Math.cos(LEAN) - (thick / 2) * Math.sin(LEAN) },
    cameras: {
      hero: { azimuth: 0.3, elevation: 0.2, fieldOfView: 20, fill: 0.8 },
      front: { azimuth: 0, elevation: LEAN, fieldOfView: 18, fill: 0.84 },
      side: { azimuth: 1.05, elevation: 0.3, fieldOfView: 20, fill: 0.78 },
    },
  };
}
