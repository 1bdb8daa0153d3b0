import { ellipsoid, joinedSoftly, limb, without, type Field } from './field.ts';
import { formOf, kept } from './form.ts';

/** The middle of a face that looks towards +Z, the tip of the nose at the origin. */
export const noseField: Field = (() => {
  const bridge = limb(
    [[0, 52, -19], 8.5],
    [[0, 36, -13], 7.2],
    [[0, 18, -6.5], 7.4],
    [[0, 5, -2.2], 7.8],
    [[0, 0, -1.4], 8.4],
  );
  const wings = [-1, 1].map((side) =>
    joinedSoftly(
      5,
      limb([[side * 6.5, -0.5, -3.5], 5.6], [[side * 11.4, -2, -9], 5.8], [[side * 13, -4.6, -15], 4.8]),
      ellipsoid([side * 12, -4, -11], [5, 5.6, 8]),
    ),
  );
  const columella = limb([[0, -6, 0.5], 3.2], [[0, -9, -8], 3.4], [[0, -10, -15], 4.4]);
  const nose = without(
    3,
    joinedSoftly(6, joinedSoftly(9, bridge, ...wings), columella),
    joinedSoftly(0.5, ...[-1, 1].map((side) => ellipsoid([side * 6.6, -9.6, -7.4], [2.9, 4.4, 6.4]))),
  );
  const face = joinedSoftly(
    30,
    ellipsoid([0, 8, -88], [64, 100, 72]),
    ...[-1, 1].map((side) => ellipsoid([side * 34, 2, -34], [24, 26, 18])),
    ellipsoid([0, -30, -34], [30, 24, 20]),
  );
  const lips = joinedSoftly(
    3.4,
    limb(
      [[-23, -31, -20], 1.4],
      [[-9, -27.4, -12], 3.2],
      [[0, -28.6, -10.6], 3.4],
      [[9, -27.4, -12], 3.2],
      [[23, -31, -20], 1.4],
    ),
    limb(
      [[-21, -32.5, -20], 1.4],
      [[-9, -35.6, -12.6], 4],
      [[0, -36.4, -11.6], 4.5],
      [[9, -35.6, -12.6], 4],
      [[21, -32.5, -20], 1.4],
    ),
  );
  return joinedSoftly(5, joinedSoftly(13, face, nose), lips);
})();

export const nose = kept(() => formOf(noseField, { low: [-64, -88, -66], high: [64, 70, 12], step: 1.45 }));
