import { beforeAll, describe, expect, it } from '@jest/globals';
import { outlinesOfPdf } from '../../../test-support/pdf/pdf-outlines.fixtures.ts';
import { textOfPdf } from '../../../test-support/pdf/pdf-text.fixtures.ts';
import { poppler, textByPoppler } from '../../../test-support/pdf/poppler.fixtures.ts';
import { harfbuzzOutlines, NAMES, pdfOfWords } from '../../../test-support/pdf/shaped-words.fixtures.ts';
import type { Part } from './fonts.ts';
import { loadHarfbuzz } from './harfbuzz.ts';

beforeAll(async () => {
  await loadHarfbuzz();
});

const scripts = Object.entries(NAMES) as [Part, readonly string[]][];
const linesOf = (text: string): string[] =>
  text
    .split(/[\n\f]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

describe('names as they are printed', () => {
  it.each(scripts)('are drawn as HarfBuzz draws them, glyph for glyph: %s', async (part, names) => {
    for (const weight of [400, 700] as const)
      expect(outlinesOfPdf(await pdfOfWords(names, weight === 700))).toEqual(
        names.map((name) => harfbuzzOutlines(part, weight, name)),
      );
  });

  it('are drawn otherwise where letters only stand one after the other', () => {
    const word = 'রবীন্দ্রনাথ';
    const apart = Array.from(word).flatMap((letter) => harfbuzzOutlines('bengali', 400, letter));
    expect(harfbuzzOutlines('bengali', 400, word).map(({ outline }) => outline)).not.toEqual(
      apart.map(({ outline }) => outline),
    );
  });
});

/** As they stand on papers: several words, other scripts beside them, signs between. */
const LINES = [
  ...scripts.map(([, names]) => names.slice(0, 8).join(' ')),
  'कर्नाटक, सुवर्ण ज्वेलर्स',
  '12अ सागर दर्शन, office दुकान',
  'A–Z नीला(क्षि)x ₹1,20,000',
  // Joiners before a letter, before a sign, at the end; steps between letters.
  'फक्‌ल्याण्ड र्‌वा হ্‌মোঙ স্কটিশ সংস্কৃত পোহ্ন র‌্যান্ড സിഎഫ്‌പി',
  'বিল: রবীন্দ্রনাথ ১২৩ / Invoice',
];

describe('the text of a paper', () => {
  it('is given back by pdf.js as it was written', async () => {
    const [regular = '', bold = ''] = await Promise.all(
      [false, true].map(async (isBold) => (await textOfPdf(await pdfOfWords(LINES, isBold))).join('\n')),
    );
    expect([linesOf(regular), linesOf(bold)]).toEqual([LINES, LINES]);
  });

  it.each([poppler].filter((version) => version !== undefined))(
    'is given back by poppler as it was written: %s',
    async () => {
      expect(linesOf(textByPoppler(await pdfOfWords(LINES, false)))).toEqual(LINES);
    },
  );
});
