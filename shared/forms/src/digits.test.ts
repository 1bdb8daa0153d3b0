import { describe, expect, it } from '@jest/globals';
import { asciiDigits, digitsOf } from './digits.ts';

describe('digits', () => {
  it('of a Hindi keyboard become those calls read; other texts stay', () => {
    expect(asciiDigits('०१२३४५६७८९')).toBe('0123456789');
    expect(asciiDigits('+९१ 98450, मकान १२')).toBe('+91 98450, मकान 12');
  });

  it('stand alone without what people write between them', () => {
    expect(digitsOf(' 560-001 ')).toBe('560001');
    expect(digitsOf('५६० ००१')).toBe('560001');
    expect(digitsOf('no code')).toBe('');
  });
});
