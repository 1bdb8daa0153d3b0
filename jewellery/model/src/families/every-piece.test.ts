import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { openEdges } from '../geometry/mesh.fixtures.ts';
import { sphere } from '../geometry/revolve.ts';
import type { Piece } from '../piece.ts';
import { EVERY_FORM, expectHeavierWithGauge, expectSound, pieceOf } from './every-piece.fixtures.ts';

/** `every-piece.proof.ts` makes sixty of each. */
const RUNS = 1;

describe.each(EVERY_FORM.map((form) => [form.category, form.form, form] as const))(
  '%s: %s',
  (_category, _form, form) => {
    it('is made of closed solids without a corner that is no number, and not of too many triangles', () => {
      fc.assert(fc.property(pieceOf(form), expectSound), {
        numRuns: RUNS,
        seed: 20_261_121,
        endOnFailure: true,
      });
    });
  },
);

/** Pieces that the proof found wanting. */
const FOUND: Readonly<Record<string, Pick<Piece, 'category' | 'form' | 'stones'> & Partial<Piece>>> = {
  'a small motif on a ring with more stones than seats': {
    category: 'rings',
    form: 'motif',
    motif: 'paisley',
    width_tenth_mm: 62,
    height_tenth_mm: 204,
    size_mm: 56.3,
    gauge_milli: 608,
    look: 2_147_483_624,
    stones: [{ type: 'emerald', shape: 'round', count: 5, millicarat: 60, role: 'accent' }],
  },
  'shoulders that are short beside a broad stone': {
    category: 'solitaires',
    form: 'ring',
    style: 'statement',
    size_mm: 44,
    look: 1,
    stones: [
      { type: 'diamond', shape: 'heart', count: 1, millicarat: 941, role: 'centre' },
      { type: 'diamond', shape: 'round', count: 18, millicarat: 144, role: 'accent' },
    ],
  },
  'an infinity with more stones than seats': {
    category: 'pendants',
    form: 'motif',
    motif: 'infinity',
    width_tenth_mm: 115,
    height_tenth_mm: 296,
    gauge_milli: 1_514,
    look: 678_163_843,
    stones: [{ type: 'emerald', shape: 'round', count: 13, millicarat: 156, role: 'accent' }],
  },
  'a figaro chain of few repetitions': {
    category: 'chains',
    form: 'figaro',
    style: 'traditional',
    width_tenth_mm: 1_357,
    height_tenth_mm: 1_694,
    size_mm: 609.6,
    gauge_milli: 1_196,
    look: 7,
    stones: [],
  },
  'a ball chain of few repetitions': {
    category: 'chains',
    form: 'ball',
    style: 'minimal',
    width_tenth_mm: 1_300,
    height_tenth_mm: 1_500,
    size_mm: 457.2,
    gauge_milli: 1_299,
    look: 1_681_686_882,
    stones: [],
  },
};

it.each(Object.entries(FOUND))(
  '%s: every stone has its place, and a thicker one is not lighter',
  (_name, found) => {
    const piece: Piece = {
      motif: 'floral',
      style: 'classic',
      look: 1,
      width_tenth_mm: 80,
      height_tenth_mm: 220,
      size_mm: 0,
      gauge_milli: 1_000,
      stamped_mg: 0,
      fineness: 0,
      ...found,
    };
    expectSound(piece);
    expectHeavierWithGauge(piece);
  },
);

it('a solid with a hole in it is found', () => {
  const { positions, indices } = sphere(1);
  expect([openEdges({ positions, indices }), openEdges({ positions, indices: indices.slice(3) })]).toEqual([
    0, 3,
  ]);
});
