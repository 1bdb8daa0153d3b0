import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { cleanText, typedLine, typedWord } from './free-text.ts';

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

/** What comes along with what was copied, and is not seen. */
const UNSEEN = [
  ...['\u200B', '\u00AD', '\u2060', '\u2061', '\u2062', '\u2063', '\u2064', '\uFE00', '\uFE0E', '\uFE0F'],
  ...['\u034F', '\u061C', '\u115F', '\u1160', '\u17B4', '\u17B5', '\u180B', '\u180E', '\u180F', '\u200E'],
  ...['\u200F', '\u202A', '\u202E', '\u2066', '\u2069', '\u206A', '\u3164', '\uFEFF', '\uFFA0', '\u{E0001}'],
  ...['\u{E0041}', '\u{E0100}', '\u{1D173}', '\u{1BCA0}'],
];
const BLANKS = [
  ...['\u00A0', '\u1680', '\u2000', '\u2002', '\u2003', '\u2007', '\u2009', '\u200A', '\u202F', '\u205F'],
  ...['\u3000', '\u2800', '\t', '  '],
];

describe('a line that was typed', () => {
  it.each(UNSEEN)('has nothing in it that cannot be seen: %j', (sign) => {
    expect(typedLine(`${sign}As${sign}ha ${sign} Rao${sign}`)).toBe('Asha Rao');
    expect(typedLine(` ${sign}${sign} `)).toBe('');
  });

  it('is empty when nothing is in it that can be seen, and has none of all that Unicode draws as nothing', () => {
    const signs = Array.from({ length: 0x110000 }, (_, point) => point)
      .filter((point) => point < 0xd800 || point > 0xdfff)
      .map((point) => String.fromCodePoint(point));
    const ignorable = signs.filter((sign) => /\p{Default_Ignorable_Code_Point}/u.test(sign));
    expect(ignorable.length).toBeGreaterThan(4_000);
    const wrong = ignorable.filter(
      (sign) =>
        typedLine(` ${sign}${sign}`) !== '' || cleanText(sign) !== '' || typedWord(`a${sign}b`) !== 'ab',
    );
    expect(wrong).toEqual([]);
    const blanks = signs.filter((sign) => /\p{Zs}/u.test(sign));
    expect(blanks.filter((sign) => typedLine(`${sign}a${sign}${sign}b`) !== 'a b')).toEqual([]);
  });

  it.each(BLANKS)('has one space for every blank: %j', (blank) => {
    expect(typedLine(`${blank}Asha${blank}${blank}Rao${blank}`)).toBe('Asha Rao');
    expect(typedLine(blank)).toBe('');
  });

  it.each([
    ['12–14', '12-14'],
    ['12—14‑16−18', '12-14-16-18'],
    ['D‘Souza O’Neil', "D'Souza O'Neil"],
    ['“Sea View”', '"Sea View"'],
    ['next to…', 'next to...'],
    ['Ａ－１，２／３', 'Ａ-１,２/３'],
    ['Jose\u0301', 'José'],
  ])('has plain signs for those that phones write by themselves: %s', (typed, line) => {
    expect(typedLine(typed)).toBe(line);
  });

  it('is the same when read again, and a word has no joiners', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) =>
        expect(typedLine(typedLine(text))).toBe(typedLine(text)),
      ),
    );
    expect(typedWord('SW1A\u200D\u00A01AA')).toBe('SW1A 1AA');
  });
});
