import { describe, expect, it } from '@jest/globals';
import { boundsOf } from './families/bounds.ts';
import { modelOf } from './families/model-of.ts';
import type { Piece } from './piece.ts';
import { besideCoin } from './scale-coin.ts';

const piece = (category: Piece['category'], form: string, more: Partial<Piece>): Piece => ({
  category,
  form,
  motif: 'floral',
  style: 'classic',
  stones: [],
  look: 5,
  width_tenth_mm: 150,
  height_tenth_mm: 200,
  size_mm: 0,
  gauge_milli: 1_000,
  stamped_mg: 0,
  fineness: 0,
  ...more,
});

describe('a piece beside a coin of everyday money', () => {
  it.each([
    ['a gold coin on its card', piece('gold-coins', 'coin', { stamped_mg: 500, fineness: 999 })],
    ['a bangle that stands', piece('bangles', 'plain', { size_mm: 57.2, width_tenth_mm: 620, look: 1 })],
    ['a pendant on its chain', piece('pendants', 'motif', {})],
  ])('does not touch it: %s', (_name, some) => {
    const model = modelOf(some);
    const both = besideCoin(model);
    const coin = boundsOf({ parts: both.parts.slice(model.parts.length) });
    const lies = model.ground.normal[1] > 0.5;
    const own = boundsOf({ parts: lies ? model.parts : model.parts.filter((part) => !part.weightless) });
    expect(coin.low[0]).toBeGreaterThan(own.high[0] + 3);
  });
});
