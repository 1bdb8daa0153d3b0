import { describe, expect, it } from '@jest/globals';
import { asciiDigits, digitsOf } from './digits.ts';

const zerosOfUnicode = (): readonly number[] => {
  const digits = Array.from({ length: 0x1_f000 }, (_, point) => point).filter((point) =>
    /\p{Nd}/u.test(String.fromCodePoint(point)),
  );
  return digits.filter((_point, at) => at % 10 === 0);
};

describe('digits', () => {
  it('of a Hindi keyboard become those calls read; other texts stay', () => {
    expect(asciiDigits('०१२३४५६७८९')).toBe('0123456789');
    expect(asciiDigits('+९१ 98450, मकान १२')).toBe('+91 98450, मकान 12');
  });

  it('of every keyboard do: each decimal digit of Unicode', () => {
    const zeros = zerosOfUnicode();
    expect(zeros.length).toBeGreaterThan(60);
    for (const zero of zeros) {
      const all = Array.from({ length: 10 }, (_, worth) => String.fromCodePoint(zero + worth)).join('');
      expect([zero.toString(16), asciiDigits(all)]).toEqual([zero.toString(16), '0123456789']);
    }
  });

  it('that are no decimal ones stay as they are', () => {
    expect(asciiDigits('½ ² ④ Ⅷ 五 १½')).toBe('½ ² ④ Ⅷ 五 1½');
  });

  it('stand alone without what people write between them', () => {
    expect(digitsOf(' 560-001 ')).toBe('560001');
    expect(digitsOf('५६० ००१')).toBe('560001');
    expect(digitsOf('٥٦٠٠٠١')).toBe('560001');
    expect(digitsOf('no code')).toBe('');
  });
});
