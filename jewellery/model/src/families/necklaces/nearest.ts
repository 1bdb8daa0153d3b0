import { applied, IDENTITY } from '../../geometry/matrix.ts';
import { cornerOf } from '../../geometry/mesh.ts';
import { lengthOf, subtract } from '../../geometry/vector.ts';
import type { Vector } from '../../model.ts';
import type { Setting } from '../../settings/setting.ts';

/** The corner of a motif that is next to a place where it is said to be held: its petals lean. */
export function nearest({ parts }: Setting, to: Vector): Vector {
  let [best, least]: [Vector, number] = [to, Infinity];
  for (const { mesh, instances = [IDENTITY] } of parts)
    for (const place of instances)
      for (let at = 0; at < mesh.positions.length / 3; at += 1) {
        const corner = applied(place, cornerOf(mesh, at));
        const away = lengthOf(subtract(corner, to));
        if (away < least) [best, least] = [corner, away];
      }
  return best;
}
