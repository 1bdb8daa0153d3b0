import { it } from '@jest/globals';
import fc from 'fast-check';
import { EVERY_FORM, expectHeavierWithGauge, expectSound, pieceOf } from './every-piece.fixtures.ts';

const RUNS = Number(process.env['PROOF_RUNS'] ?? 60);
const SEED = Number(process.env['PROOF_SEED'] ?? 20_261_121);

it.each(EVERY_FORM.map((form) => [form.category, form.form, form] as const))(
  `%s: %s is sound, and never lighter when it is thicker (seed ${SEED})`,
  (_category, _form, form) => {
    fc.assert(
      fc.property(pieceOf(form), (piece) => {
        expectSound(piece);
        expectHeavierWithGauge(piece);
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    );
  },
);
