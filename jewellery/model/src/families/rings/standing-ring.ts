import { applied } from '../../geometry/matrix.ts';
import { cornerOf } from '../../geometry/mesh.ts';
import type { Model } from '../../model.ts';
import type { Setting } from '../../settings/setting.ts';

/** A ring stands on its shank, its head up. */
export function standingRing(
  setting: Setting,
  { hero = 0.6, above = 0.5 }: { readonly hero?: number; readonly above?: number } = {},
): Model {
  return {
    ...setting,
    worn: { ...setting, pin: [0, 0, 0] },
    ground: { normal: [0, 1, 0], offset: lowest(setting) },
    cameras: {
      hero: { azimuth: hero, elevation: above, fieldOfView: 20, fill: 0.84 },
      front: { azimuth: 0, elevation: 0.12, fieldOfView: 20, fill: 0.8 },
      side: { azimuth: Math.PI / 2 - 0.15, elevation: 0.2, fieldOfView: 20, fill: 0.8 },
    },
  };
}

function lowest({ parts }: Setting): number {
  let least = 0;
  for (const { mesh, instances } of parts) {
    if (instances) for (const matrix of instances) least = Math.min(least, applied(matrix, [0, 0, 0])[1]);
    else
      for (let at = 0; at < mesh.positions.length / 3; at += 1)
        least = Math.min(least, cornerOf(mesh, at)[1]);
  }
  return least;
}
