import { describe, expect, it } from '@jest/globals';
import { courierLine } from '../address/address.ts';
import { asciiDigits, digitsOf } from './digits.ts';
import { readWrist } from '../capabilities/measurements.ts';
import { readNumber } from './number.ts';
import { readPhone, wirePhone } from '../phone/phone.ts';
import { normalisePostcode } from '../address/postcode.ts';
import { readVoucherPin } from './voucher.ts';

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

  it('of every keyboard are those of a phone, a postcode, an amount, a voucher and a wrist', () => {
    for (const zero of zerosOfUnicode()) {
      const inScript = (text: string): string =>
        text.replaceAll(/[0-9]/g, (digit) => String.fromCodePoint(zero + Number(digit)));
      expect([
        zero.toString(16),
        wirePhone('91', inScript('98450-12345')),
        readPhone(inScript('+44 7911 153060')),
        normalisePostcode('IN', inScript('560 001')),
        normalisePostcode('GB', inScript('SW1A 1AA')),
        readNumber(inScript('₹2,500.50')),
        readVoucherPin(inScript('1234')),
        readWrist(inScript('16.5')),
        courierLine(inScript('Flat 12')),
      ]).toEqual([
        zero.toString(16),
        '91-9845012345',
        { code: '44', number: '7911153060' },
        ...['560001', 'SW1A 1AA', 2_500.5, '1234', 165_000, 'Flat 12'],
      ]);
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
