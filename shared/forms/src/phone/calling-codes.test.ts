import { describe, expect, it } from '@jest/globals';
import { CALLING_CODES, callingCodeOf, isCallingCode } from './calling-codes.ts';
import { CALLING_COUNTRIES } from '../address/countries.ts';

describe('calling codes', () => {
  it('stand in order, each once, and none begins with another: digits split in one way', () => {
    expect(CALLING_CODES).toEqual([...new Set(CALLING_CODES)].sort());
    for (const code of CALLING_CODES)
      expect(CALLING_CODES.filter((other) => code.startsWith(other))).toEqual([code]);
  });

  it('hold those of every country a form offers', () => {
    for (const { dial } of CALLING_COUNTRIES) expect([dial, isCallingCode(dial)]).toEqual([dial, true]);
  });

  it.each([
    ['919845000000', '91'],
    ['97150', '971'],
    ['14155552671', '1'],
    ['1', '1'],
    ['999123', undefined],
    ['0', undefined],
    ['', undefined],
    ['88', undefined],
  ])('%j begin with %j', (digits, code) => {
    expect(callingCodeOf(digits)).toBe(code);
  });

  it('are no prefixes, no longer and no freephone ones', () => {
    for (const code of ['9', '9190', '919', '0', '', '800', '979', '01'])
      expect([code, isCallingCode(code)]).toEqual([code, false]);
  });
});
