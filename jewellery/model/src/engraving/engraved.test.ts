import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { modelOf } from '../families/model-of.ts';
import { cornerOf } from '../geometry/mesh.ts';
import type { Piece } from '../piece.ts';
import { metalVolume } from '../weight.ts';
import { engraved, lying } from './engraved.ts';
import { hiddenSides } from './hidden-side.ts';
import { asLettered } from './letters.ts';
import { feel } from './room.ts';

const piece = (category: Piece['category'], form: string, more: Partial<Piece> = {}): Piece => ({
  category,
  form,
  motif: 'floral',
  style: 'classic',
  stones: [],
  look: 7,
  width_tenth_mm: 40,
  height_tenth_mm: 60,
  size_mm: 52,
  gauge_milli: 1000,
  stamped_mg: 0,
  fineness: 0,
  ...more,
});

const BAND = piece('rings', 'band', { width_tenth_mm: 60 });
const BANGLE = piece('bangles', 'plain', { size_mm: 60, width_tenth_mm: 700, height_tenth_mm: 90 });
const CUFF = piece('bracelets', 'cuff', { size_mm: 178, height_tenth_mm: 110 });
const MEDALLION = piece('pendants', 'medallion', { width_tenth_mm: 200, height_tenth_mm: 260, size_mm: 0 });

const lettersOf = (of: Piece, words: string) => {
  const model = lying(modelOf(of));
  const cut = engraved(of, model, words);
  if (!cut) throw new Error('nothing is cut');
  const [letters] = cut.model.parts.filter((part) => !model.parts.includes(part));
  if (!letters) throw new Error('no letters');
  return { model, cut, letters };
};

/** Looks by which hoops lie and stand in their pictures. */
const LOOKS = [7, 8, 9, 10, 11, 12];

it('finds room in every plain bangle and cuff, however it stands in its picture', () => {
  for (const hoop of [BANGLE, CUFF])
    for (const look of LOOKS) {
      const model = modelOf({ ...hoop, look });
      expect(engraved({ ...hoop, look }, model, 'Om 108')?.model.laidFlat).toBeUndefined();
      expect(engraved({ ...hoop, look }, model, 'Om 108')).toBeDefined();
    }
});

describe.each([
  ['ring', BAND],
  ['bangle', BANGLE],
  ['cuff', CUFF],
  ['medallion', MEDALLION],
])('words in a %s', (_name, of) => {
  it('lie on its hidden side, wherever a letter is', () => {
    const { model, letters } = lettersOf(of, 'Asha & Ravi');
    const felt = hiddenSides(of)
      .flat()
      .map((side) => ({ side, ...feel(model, side) }));
    for (let corner = 0; corner < letters.mesh.positions.length / 3; corner += 7) {
      const over = felt.map(({ side, away }) => {
        const [right, up, deep] = side.lay(cornerOf(letters.mesh, corner));
        return Math.abs(deep - (away(right, up) ?? Infinity));
      });
      expect(Math.min(...over)).toBeLessThan(0.12);
    }
  });

  it('are no part of its weight, and leave everything else as it is', () => {
    const { model, cut } = lettersOf(of, 'Om 108');
    expect(metalVolume(cut.model)).toBe(metalVolume(model));
    expect(cut.model.parts.slice(0, model.parts.length)).toEqual(model.parts);
    expect(cut.model.gems).toBe(model.gems);
  });
});

it('long words are smaller, never wider than what is read at once', () => {
  const widthOf = (words: string): number => {
    const { letters } = lettersOf(BAND, words);
    const xs = letters.mesh.positions.filter((_, at) => at % 3 === 0);
    return Math.max(...xs) - Math.min(...xs);
  };
  const heightOf = (words: string): number => {
    const { letters } = lettersOf(BAND, words);
    const zs = letters.mesh.positions.filter((_, at) => at % 3 === 2);
    return Math.max(...zs) - Math.min(...zs);
  };
  expect(heightOf('MMMMMMMMMMMMMMM')).toBeLessThan(heightOf('MM'));
  expect(widthOf('MMMMMMMMMMMMMMM')).toBeLessThan((2 * 52) / (2 * Math.PI));
});

it('shows no word in part: a letter it does not have is none', () => {
  expect(engraved(BAND, modelOf(BAND), 'Asha आशा')).toBeUndefined();
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 15 }), (words) => {
      const text = asLettered(words);
      if (text !== undefined) expect(text).toMatch(/^[A-Z0-9 .·/'’,\-+&♥]+$/u);
    }),
  );
});

it.each([
  ['a piece without a hidden side', piece('chains', 'curb', { size_mm: 457 })],
  ['a pendant of wire', piece('pendants', 'motif', { motif: 'infinity', width_tenth_mm: 90, size_mm: 0 })],
  ['an earring', piece('earrings', 'stud', { size_mm: 0 })],
])('has no room on %s', (_name, of) => {
  expect(engraved(of, modelOf(of), 'FOREVER AND EVER')).toBeUndefined();
});
