import type { Vector } from '../geometry/vector.ts';
import { ellipsoid, joinedSoftly, limb, without, type Field } from './field.ts';
import { formOf, kept } from './form.ts';

/**
 * A left ear, its face to the left (−X), out of the head towards +Z; the lobe's front is pierced near
 * the origin. About 62 mm tall.
 */
export const earField: Field = (() => {
  const helix = limb(
    [[-2, 25, -3], 1.8],
    [[-7.5, 30, 0.5], 2.3],
    [[-10.5, 38, 2.5], 2.5],
    [[-8.5, 46, 4], 2.7],
    [[-2.5, 52.5, 5], 2.9],
    [[5.5, 55, 6], 3],
    [[13.5, 53, 7], 3],
    [[19.5, 47, 7.6], 2.9],
    [[22.5, 38.5, 7.6], 2.7],
    [[22, 29, 7], 2.5],
    [[19, 19.5, 5.4], 2.3],
    [[14, 11, 3], 2.3],
    [[9, 4, 0.6], 2.5],
    [[4.5, -2, -1.8], 2.5],
  );
  const antihelix = joinedSoftly(
    5,
    limb(
      [[-1, 9.5, 1.4], 2.6],
      [[6, 11.5, 2.6], 2.7],
      [[11.5, 18, 4], 2.7],
      [[13, 26, 4.6], 2.8],
      [[12, 33, 3.8], 2.8],
      [[9, 43, 2.4], 2.6],
    ),
    limb([[12, 32, 3.6], 2.4], [[5, 37.5, 1.6], 2.4], [[-3, 39, 0.4], 2.2]),
  );
  const plate = ellipsoid([7, 30, -2.6], [15.5, 24.5, 4.4]);
  const shell = without(
    5,
    joinedSoftly(4, joinedSoftly(5.5, plate, helix), antihelix),
    ellipsoid([3.6, 21.5, 4.5], [8, 9.5, 8.5]),
  );
  const lobe = ellipsoid([-0.6, 1.6, -2], [8.2, 9.4, 2.5]);
  const tragus = limb([[-8.5, 24, -1], 2.6], [[-6.6, 19, 2.2], 3], [[-7, 14, 0.5], 2.8]);
  const antitragus = ellipsoid([-0.6, 10.4, 0.4], [4.2, 3, 2.7]);
  const ear = joinedSoftly(5, shell, joinedSoftly(5, lobe, antitragus, tragus));
  const head = joinedSoftly(
    34,
    ellipsoid([6, 42, -84], [100, 105, 72]),
    ellipsoid([-58, 4, -52], [58, 62, 38]),
    limb([[-2, 0, -20], 8], [[-10, -22, -24], 10], [[-58, -58, -36], 15], [[-100, -76, -58], 18]),
  );
  const neck = joinedSoftly(
    28,
    limb([[22, 10, -62], 42], [[20, -70, -66], 46], [[18, -150, -66], 52]),
    // The muscle from behind the ear to the collarbone.
    limb([[24, 4, -26], 9], [[0, -70, -30], 10], [[-24, -140, -30], 9]),
  );
  return joinedSoftly(13, ear, joinedSoftly(26, head, neck), ellipsoid([-10, 22, -9], [7, 20, 8]));
})();

/** Where the lobe is pierced, on its front. */
export const PIERCING: Vector = [-0.6, -0.6, 0.4];

export const ear = kept(() => formOf(earField, { low: [-74, -112, -46], high: [66, 62, 14], step: 1.5 }));
