import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { getCountryCallingCode, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { CALLING_CODES } from './calling-codes.ts';
import { CALLING_COUNTRIES } from '../address/countries.ts';
import { faultOfPhone, wirePhone } from './phone.ts';

const wireOfLibrary = (text: string): string | undefined => {
  const phone = parsePhoneNumberFromString(text);
  return phone && `${phone.countryCallingCode}-${phone.nationalNumber}`;
};
/** A mobile of each country there is, as the library's own examples have it. */
const mobiles = Object.entries(examples).map(
  ([country, national]) => [getCountryCallingCode(country as CountryCode), String(national)] as const,
);

describe('phones of a country', () => {
  it.each(CALLING_COUNTRIES.map(({ id, dial }) => [id, dial] as const))(
    'of %s have the spelling libphonenumber gives them, however they are typed',
    (id, dial) => {
      const national = String(examples[id as keyof typeof examples]);
      expect(national).toMatch(/^[0-9]+$/);
      const wire = wireOfLibrary(`+${dial}${national}`);
      const trunk = ['39'].includes(dial) ? '' : dial === '1' ? '1' : '0';
      // Germany has numbers of that length that begin with 49: there it may be one of those.
      const again = dial === '49' ? [] : [dial];
      const typed = [
        '',
        trunk,
        `+${dial}`,
        `+${dial} ${trunk}`,
        `00${dial}`,
        `00${dial} (${trunk})`,
        ...again,
      ];
      for (const before of typed)
        expect([
          before,
          faultOfPhone(dial, `${before}${national}`),
          wirePhone(dial, `${before}${national}`),
        ]).toEqual([before, undefined, wire]);
    },
  );

  it('of every calling code keep their number, and reading it once more changes nothing', () => {
    expect(mobiles.length).toBeGreaterThan(200);
    const kept = mobiles.map(([code, national]) => [
      wireOfLibrary(`+${code}${national}`),
      wirePhone(code, national),
    ]);
    expect(kept.filter(([library, ours]) => library !== ours)).toEqual([]);
  });

  it('have one spelling whatever the digits: what is kept is read as itself', () => {
    fc.assert(
      fc.property(fc.constantFrom(...CALLING_CODES), fc.stringMatching(/^[0-9]{4,18}$/), (code, digits) => {
        if (faultOfPhone(code, digits) !== undefined) return;
        const wire = wirePhone(code, digits);
        expect(wirePhone(code, wire.slice(code.length + 1))).toBe(wire);
      }),
      { numRuns: 3_000 },
    );
  });
});
