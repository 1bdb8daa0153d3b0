import { describe, expect, it } from '@jest/globals';
import { readNumber } from './number.ts';

describe('a number has an optional sign and decimals (specification §5)', () => {
  it.each([
    ['5', 5],
    ['+5', 5],
    ['-5.25', -5.25],
    ['0.5', 0.5],
    ['.5', 0.5],
    ['5.', 5],
    [' ₹2,500 ', 2_500],
    ['1,00,000.50', 100_000.5],
    ['२५००', 2_500],
    ['２，５００', 2_500],
    ['＋2500', 2_500],
    ['٢٬٥٠٠٫٥', 2_500.5],
    ['Rs. 2,500/-', 2_500],
    ['INR 2500', 2_500],
    ['2500 ₹', 2_500],
    ['2 500', 2_500],
  ])('%j is %d', (text, number) => {
    expect(readNumber(text)).toBe(number);
  });

  it.each([
    '',
    ' ',
    '-',
    '.',
    '2.500,00',
    '16,5',
    '2,50',
    '2,',
    'rs',
    'Rs. 2500 rs',
    '+.',
    '1e4',
    '0x10',
    '5-',
    '--5',
    '1.2.3',
    'five',
    'Infinity',
    '9'.repeat(33),
  ])('%j is none', (text) => {
    expect(readNumber(text)).toBeUndefined();
  });
});
