import { beforeAll, expect, it } from '@jest/globals';
import { outlinesOfPdf } from '../../../test-support/pdf/pdf-outlines.fixtures.ts';
import { textOfPdf } from '../../../test-support/pdf/pdf-text.fixtures.ts';
import {
  harfbuzzOutlines,
  NAMES,
  pdfOfWords,
  wordsOfCldr,
} from '../../../test-support/pdf/shaped-words.fixtures.ts';
import type { Part } from './fonts.ts';
import { setInParts } from './letters.ts';
import { loadHarfbuzz } from './harfbuzz.ts';

beforeAll(async () => {
  await loadHarfbuzz();
});

/** Words of CLDR and common names that are of this script alone. */
const wordsOf = (part: Part): string[] =>
  [...wordsOfCldr(part), ...(NAMES[part] ?? [])].filter((word) =>
    setInParts(word, 400).every((run) => run.part === part),
  );

it.each(Object.keys(NAMES) as Part[])(
  'every word is drawn as HarfBuzz draws it, and read as it was written: %s',
  async (part) => {
    const words = wordsOf(part);
    if (part !== 'latin') expect(words.length).toBeGreaterThan(500);
    for (const weight of [400, 700] as const) {
      const pdf = await pdfOfWords(words, weight === 700);
      const drawn = outlinesOfPdf(pdf);
      const wrong = words.filter(
        (word, index) =>
          JSON.stringify(drawn[index]) !== JSON.stringify(harfbuzzOutlines(part, weight, word)),
      );
      expect([drawn.length, wrong]).toEqual([words.length, []]);
      const read = (await textOfPdf(pdf))
        .join('\n')
        .split('\n')
        .map((line) => line.trim());
      // A joiner with nothing behind it joins nothing; readers keep some and leave out others.
      const withoutLast = (word: string): string => word.replace(/\p{Cf}+$/u, '');
      expect(read.filter((line) => line !== '').map(withoutLast)).toEqual(words.map(withoutLast));
    }
    process.stdout.write(`${part}: ${words.length} words in two weights\n`);
  },
);
