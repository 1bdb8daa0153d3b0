import { describe, expect, it } from '@jest/globals';
import { MACRO_VERSION, SCALE_VERSION } from './model-versions.ts';
import { PICTURE_VIEWS, type PictureView } from './model.ts';
import { PICTURE_KEY, pictureKey } from './picture-key.ts';
import type { Piece } from './piece.ts';

const ring: Piece = {
  category: 'rings',
  form: 'halo',
  motif: 'lotus',
  style: 'classic',
  look: 7,
  width_tenth_mm: 80,
  height_tenth_mm: 230,
  size_mm: 52,
  gauge_milli: 1000,
  stamped_mg: 0,
  fineness: 0,
  stones: [{ type: 'diamond', shape: 'round', count: 1, millicarat: 300, role: 'centre' }],
};
const gold = { karat: 18, colour: 'yellow' };

describe('pictureKey', () => {
  it('is short, and the same for the same picture however its fields are ordered', () => {
    const key = pictureKey(ring, gold, 'hero');
    expect(key).toMatch(PICTURE_KEY);
    const { category, ...rest } = ring;
    expect(pictureKey({ ...rest, category }, { ...gold }, 'hero')).toBe(key);
  });

  it('differs as soon as anything that can be seen differs', () => {
    const others = [
      pictureKey(ring, gold, 'front'),
      pictureKey(ring, gold, 'worn'),
      pictureKey(ring, gold, 'macro'),
      pictureKey(ring, gold, 'scale'),
      pictureKey(ring, { ...gold, colour: 'rose' }, 'hero'),
      pictureKey(ring, { ...gold, karat: 14 }, 'hero'),
      pictureKey({ ...ring, gauge_milli: 1001 }, gold, 'hero'),
      pictureKey({ ...ring, stones: [] }, gold, 'hero'),
      pictureKey(ring, gold, 'hero'),
    ];
    expect(new Set(others).size).toBe(others.length);
  });

  it('never comes twice in a catalogue of twenty thousand pieces', () => {
    const keys = new Set(
      Array.from({ length: 20_000 }, (_, look) => pictureKey({ ...ring, look }, gold, 'hero')),
    );
    expect(keys.size).toBe(20_000);
  });

  it('changes with the forms only where a form is shown: other pictures that are kept stay valid', () => {
    const changed = (view: PictureView) =>
      pictureKey(ring, gold, view) !==
      pictureKey(ring, gold, view, { scale: SCALE_VERSION, worn: 99, macro: MACRO_VERSION });
    expect(PICTURE_VIEWS.filter(changed)).toEqual(['worn']);
  });
});
