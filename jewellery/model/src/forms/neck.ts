import type { Vector } from '../geometry/vector.ts';
import { ball, ellipsoid, joinedSoftly, limb, without, type Field } from './field.ts';
import { formOf, kept } from './form.ts';

/** Neck, shoulders and chest that look towards +Z; the hollow between the collarbones is at the origin. */
export const neckField: Field = (() => {
  const both = (make: (side: 1 | -1) => Field): Field[] => [make(-1), make(1)];
  const neck = limb([[0, -30, -62], 56], [[0, 26, -58], 52.5], [[0, 70, -49], 51], [[0, 130, -36], 53]);
  const trunk = joinedSoftly(
    46,
    ellipsoid([0, -140, -92], [146, 165, 90]),
    ...both((side) =>
      limb(
        [[side * 24, 44, -88], 24],
        [[side * 72, 6, -84], 30],
        [[side * 138, -30, -80], 44],
        [[side * 172, -70, -78], 48],
      ),
    ),
  );
  const bust = joinedSoftly(24, ...both((side) => ellipsoid([side * 74, -188, -38], [66, 78, 52])));
  const base = joinedSoftly(34, joinedSoftly(40, trunk, bust), neck);
  /** A place under the skin of the body so far. */
  const under = (x: number, y: number, depth: number): Vector => [x, y, frontOf(base, x, y) - depth];
  const bones = joinedSoftly(
    3,
    ...both((side) =>
      limb(
        [under(side * 16, -2, 4), 6],
        [under(side * 34, 2, 3.4), 5.6],
        [under(side * 70, 13, 4), 5.4],
        [under(side * 106, 18, 4.6), 6],
        [under(side * 134, 12, 7), 7],
      ),
    ),
  );
  const muscles = joinedSoftly(
    3,
    ...both((side) =>
      limb([under(side * 11, 2, 3.6), 5.4], [under(side * 25, 36, 5.4), 7.4], [under(side * 44, 88, 9), 10]),
    ),
  );
  return without(9, joinedSoftly(12, base, bones, muscles), ball(under(0, 6, -5.5), 9));
})();

/** Where one meets a field who comes from the front. */
function frontOf(field: Field, x: number, y: number): number {
  let z = 80;
  for (let step = 0; step < 60 && z > -120; step += 1) z -= field(x, y, z) * 0.9;
  return z;
}

export const neck = kept(() =>
  formOf(neckField, { low: [-190, -270, -100], high: [190, 110, 30], step: 3.2 }),
);

/** Finer, of what is close to the hollow: a pendant is looked at from near. */
export const throat = kept(() => formOf(neckField, { low: [-90, -160, -84], high: [90, 60, 14], step: 1.9 }));
