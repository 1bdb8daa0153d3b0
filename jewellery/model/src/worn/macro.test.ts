import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { EVERY_FORM, pieceOf } from '../families/every-piece.fixtures.ts';
import { modelOf } from '../families/model-of.ts';
import { bakeModel } from '../geometry/bake.ts';
import { macroCamera } from './macro.ts';

const SOME = EVERY_FORM.filter(({ form }) =>
  ['halo', 'jhumka', 'tennis', 'cable', 'kada', 'coin'].includes(form),
);

it.each(SOME)('comes close to $category of the form $form, with a wider lens', (form) => {
  fc.assert(
    fc.property(pieceOf(form), (piece) => {
      const baked = bakeModel(modelOf(piece));
      const { fill, target, focus, aperture = 0 } = macroCamera(baked);
      // The piece reaches far out of a picture that shows at most 27 mm of it.
      expect(fill).toBeGreaterThan(1.3);
      expect(fill).toBeGreaterThan(baked.cameras.hero.fill);
      expect(aperture).toBeGreaterThan(0.006);
      // It looks at the piece, and what it looks at is sharp.
      expect(focus).toEqual(target);
      const points = Array.from({ length: baked.shade.solid.points.length / 3 }, (_, at) => [
        ...baked.shade.solid.points.subarray(at * 3, at * 3 + 3),
      ]);
      const near = points.map((at) =>
        Math.hypot(...at.map((value, axis) => value - (target?.[axis] ?? Infinity))),
      );
      expect(Math.min(...near)).toBeLessThan(9);
    }),
    { numRuns: 2, seed: 49 },
  );
});
