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
      const { fill, target, aperture = 0 } = macroCamera(baked);
      // The piece reaches far out of a picture that shows at most 24 mm of it.
      expect(fill).toBeGreaterThan(1.3);
      expect(fill).toBeGreaterThan(baked.cameras.hero.fill);
      expect(aperture).toBeGreaterThan(0.006);
      const places = Array.from({ length: baked.closer.length / 3 }, (_, at) => [
        ...baked.closer.subarray(at * 3, at * 3 + 3),
      ]);
      const near = places.map((at) =>
        Math.hypot(...at.map((value, axis) => value - (target?.[axis] ?? Infinity))),
      );
      expect(Math.min(...near)).toBeLessThan(12);
    }),
    { numRuns: 2, seed: 49 },
  );
});
