import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ENGRAVING_MAX, faultOfEngraving, normaliseEngraving } from './engraving.ts';
import { formText } from '../texts.ts';

describe('words for a piece', () => {
  it.each([
    'राजेन्\u200Dद्र',
    'श्री\u200Cराम',
    'র\u200D্যা',
    'ന്\u200D',
    'علی\u200Cرضا',
    'आशा ❤\uFE0F',
    'डॉ॰ राम',
    'Asha',
    'आशा ♥ रवि',
    '12.11.2026',
    "Mum & Dad's",
    'Zoë-Ann',
    '',
    '   ',
  ])('takes "%s"', (words) => {
    expect(faultOfEngraving(words)).toBeUndefined();
  });

  it('says as many letters as there is room for', () => {
    expect(
      [formText('engraving', 'en'), formText('engraving', 'hi')].every((text) =>
        text.includes(String(ENGRAVING_MAX)),
      ),
    ).toBe(true);
  });

  it.each(['♥', 'A\u200DB', '❤\uFE0F', '<b>x</b>', 'a/b', 'x'.repeat(ENGRAVING_MAX + 1), '💍 ring'])(
    'refuses "%s"',
    (words) => {
      expect(faultOfEngraving(words)).toBe('engraving');
    },
  );

  it('counts and keeps words with one space between them, whatever was typed around', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-z]{1,3}$/), { minLength: 1, maxLength: 3 }),
        fc.integer({ min: 1, max: 5 }),
        (words, spaces) => {
          const typed = ` ${words.join(' '.repeat(spaces))}  `;
          expect(normaliseEngraving(typed)).toBe(words.join(' '));
          expect(faultOfEngraving(typed)).toBeUndefined();
        },
      ),
    );
  });
});
