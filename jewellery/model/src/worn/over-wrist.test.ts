import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { EVERY_FORM, pieceOf } from '../families/every-piece.fixtures.ts';
import { modelOf } from '../families/model-of.ts';
import type { Piece } from '../piece.ts';
import { overWrist } from './over-wrist.ts';

function expectOver(piece: Piece): void {
  const over = overWrist(piece, modelOf(piece));
  if (!over) throw new Error('goes around no wrist');
  const { aroundMm, sideMm, pin, baked } = over;
  // A wrist; what goes around it is a little wider, and the arm is in the middle of what is seen.
  expect(aroundMm).toBeGreaterThan(30);
  expect(aroundMm).toBeLessThan(80);
  expect(sideMm).toBeGreaterThan(aroundMm);
  expect(sideMm).toBeLessThan(aroundMm * 1.7);
  expect(Math.abs(pin[0])).toBeLessThan(aroundMm * 0.2);
  // What the arm hides is gone: far less is seen than a hoop is high.
  const heights = [...baked.outline].filter((_, at) => at % 3 === 1);
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(sideMm * 0.75);
  expect(baked.parts.length).toBeGreaterThan(0);
}

describe.each(
  EVERY_FORM.filter(({ category }) => category === 'bangles' || category === 'bracelets').map(
    (form) => [form.category, form.form, form] as const,
  ),
)('%s: %s', (_category, _form, form) => {
  it('is seen from above on the wrist it goes around', () => {
    fc.assert(fc.property(pieceOf(form), expectOver), { numRuns: 2, seed: 49, endOnFailure: true });
  });
});

it('what goes around no wrist is laid over none', () => {
  const [ring] = EVERY_FORM.filter(({ category }) => category === 'rings');
  if (!ring) throw new Error('no ring');
  const [piece] = fc.sample(pieceOf(ring), { numRuns: 1, seed: 49 });
  if (!piece) throw new Error('no piece');
  expect(overWrist(piece, modelOf(piece))).toBeUndefined();
});
