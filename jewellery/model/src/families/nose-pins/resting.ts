import { turnedX, turnedY } from '../../geometry/matrix.ts';
import type { Model } from '../../model.ts';
import type { Setting } from '../../settings/setting.ts';
import { rested } from '../earrings/pair.ts';

/** One small pin on the floor, seen so near that its head fills the picture; the wire behind it shows what it is. */
export function restingPin(pin: Setting, lean: number): Model {
  return {
    ...rested(pin, 0, 0, turnedY(0.52), turnedX(-lean)),
    worn: { ...pin, pin: [0, 0, 0] },
    ground: { normal: [0, 1, 0], offset: 0 },
    cameras: {
      hero: { azimuth: 0.12, elevation: 0.3, fieldOfView: 20, fill: 0.74 },
      front: { azimuth: 0.52, elevation: 0.22, fieldOfView: 20, fill: 0.72 },
      side: { azimuth: -1, elevation: 0.25, fieldOfView: 20, fill: 0.74 },
    },
  };
}
