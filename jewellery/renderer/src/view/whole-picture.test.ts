import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { bakeModel } from '@suvarna/jewellery-model/geometry/bake';
import { EVERY_FORM, pieceOf } from '@suvarna/jewellery-model/families/every-piece.fixtures';
import { modelOf } from '@suvarna/jewellery-model/families/model-of';
import { subjectOf } from '../scene.ts';
import { takeShot, viewMatrix } from './camera.ts';

/** Of a gift the box may leave the picture, what is sold may not: the audit's framing sees to that. */
const WHOLE = ['necklaces', 'chains', 'gold-coins', 'bangles', 'bracelets', 'mangalsutra'];

/** How far the piece reaches in its first picture, -1 to 1 from edge to edge. */
function reachOf(piece: Parameters<typeof modelOf>[0]) {
  const baked = bakeModel(modelOf(piece));
  const subject = subjectOf(baked);
  const shot = takeShot(baked.cameras.hero, subject, 1);
  const { matrix: m } = viewMatrix(shot, { pixel: [0, 0], lens: [0, 0] });
  const reach = {
    left: 1,
    right: -1,
    low: 1,
    high: -1,
    /** On a card of 180 pixels. */
    pixelsPerMm: 180 / (2 * shot.spread * shot.focus),
  };
  for (let at = 0; at < subject.outline.length; at += 3) {
    const [x = 0, y = 0, z = 0] = subject.outline.subarray(at, at + 3);
    const row = (r: number): number =>
      (m[r] ?? 0) * x + (m[r + 4] ?? 0) * y + (m[r + 8] ?? 0) * z + (m[r + 12] ?? 0);
    const [h, v] = [row(0) / row(3), row(1) / row(3)];
    reach.left = Math.min(reach.left, h);
    reach.right = Math.max(reach.right, h);
    reach.low = Math.min(reach.low, v);
    reach.high = Math.max(reach.high, v);
  }
  return reach;
}

describe.each(
  EVERY_FORM.filter(({ category }) => WHOLE.includes(category)).map(
    (form) => [form.category, form.form, form] as const,
  ),
)('the first picture of %s: %s', (_category, _form, form) => {
  it('shows all of the piece, and it takes at least 45 % of the side', () => {
    fc.assert(
      fc.property(pieceOf(form), (piece) => {
        const { left, right, low, high } = reachOf(piece);
        expect(Math.min(left, low)).toBeGreaterThan(-1);
        expect(Math.max(right, high)).toBeLessThan(1);
        expect(Math.max(right - left, high - low) / 2).toBeGreaterThan(0.8);
        expect(Math.min(right - left, high - low) / 2).toBeGreaterThan(0.18);
      }),
      { numRuns: 2, seed: 20_261_130, endOnFailure: true },
    );
  });
});

/** What is worn on the neck has wire and chain of a millimetre and a half at least, drawn at least two pixels wide on a card. */
const HAIRLINE = 2 / 1.5;
const ON_NECK = ['necklaces', 'mangalsutra', 'chains'];

describe.each(
  EVERY_FORM.filter(({ category }) => ON_NECK.includes(category)).map(
    (form) => [form.category, form.form, form] as const,
  ),
)('a card of %s: %s', (_category, _form, form) => {
  it('shows no hairlines', () => {
    fc.assert(
      fc.property(pieceOf(form), (piece) => {
        expect(reachOf({ ...piece, size_mm: 457.2 }).pixelsPerMm).toBeGreaterThan(HAIRLINE);
      }),
      { numRuns: 3, seed: 20_261_130, endOnFailure: true },
    );
  });
});
