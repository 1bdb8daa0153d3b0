import { turnedX, turnedY } from '../../geometry/matrix.ts';
import type { Model } from '../../model.ts';
import type { Setting } from '../../settings/setting.ts';
import { choicesFrom } from '../choices.ts';
import { rested } from '../earrings/pair.ts';

/** One small pin on the floor, seen so near that its head fills the picture; the wire behind it shows what it is. */
export function restingPin(pin: Setting, lean: number, look: number): Model {
  const turned = choicesFrom(look + 93).pick([0.3, 0.52, 0.74, -0.3, -0.52]);
  return {
    ...rested(pin, 0, 0, turnedY(turned), turnedX(-lean)),
    worn: { ...pin, pin: [0, 0, 0] },
    ground: { normal: [0, 1, 0], offset: 0 },
    cameras: {
      hero: { azimuth: 0.12, elevation: 0.3, fieldOfView: 20, fill: 0.74 },
      front: { azimuth: turned, elevation: 0.22, fieldOfView: 20, fill: 0.72 },
      side: { azimuth: -Math.sign(turned), elevation: 0.25, fieldOfView: 20, fill: 0.74 },
    },
  };
}
