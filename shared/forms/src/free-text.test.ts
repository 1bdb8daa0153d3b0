import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cleanText } from './free-text.ts';

describe('words a person writes', () => {
  it.each([
    ['an override of direction', 'For \u202Eecnirp\u202C', 'For ecnirp'],
    ['isolates', '\u2066Asha\u2069', 'Asha'],
    ['marks of direction', 'a\u200Eb\u200Fc\u061Cd', 'abcd'],
    ['controls', 'a\u0000b\u0007c\u001Bd\u007Fe\u0085f', 'abcdef'],
    ['a byte order mark', '\uFEFFAsha', 'Asha'],
    ['half a character', 'a\uD800b', 'a\uFFFDb'],
  ])('lose %s', (_name, given, kept) => {
    expect(cleanText(given)).toBe(kept);
  });

  it('keep their lines', () => {
    expect(cleanText('With love\r\nAsha\rRavi\u2028Mira\tS.')).toBe('With love\nAsha\nRavi\nMira S.');
  });

  it.each(['क्\u200Dष', 'श्री\u200Cमान', 'ज़ेवर ❤️', '👩‍👧', 'עברית', 'José'])(
    'keep %s as it is written',
    (text) => {
      expect(cleanText(text)).toBe(text);
    },
  );

  it('are the same when cleaned again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) =>
        expect(cleanText(cleanText(text))).toBe(cleanText(text)),
      ),
    );
  });
});
