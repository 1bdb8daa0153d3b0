import { describe, expect, it } from '@jest/globals';
import { POSTS, OTHERS } from '@suvarna/contracts/countries';
import { CALLING_COUNTRIES, countryName, faultOfCountry } from './countries.ts';

describe('the countries parcels go to', () => {
  it('end with Others, which has no calling code and is told by the option’s name', () => {
    expect(POSTS.at(-1)).toMatchObject({ id: OTHERS, dial: '', postcode: 'zip-code' });
    expect([countryName(OTHERS, 'en'), countryName(OTHERS, 'hi')]).toEqual(['Others', 'अन्य देश']);
    expect(faultOfCountry(OTHERS)).toBeUndefined();
    expect(CALLING_COUNTRIES).toEqual(POSTS.filter(({ id }) => id !== OTHERS));
  });

  it('have a name each in both languages', () => {
    for (const locale of ['en', 'hi'] as const) {
      const names = POSTS.map(({ id }) => countryName(id, locale));
      expect(new Set(names).size).toBe(POSTS.length);
      expect(names.filter((name, at) => name === POSTS[at]?.id)).toEqual([]);
    }
    expect([countryName('GB', 'en'), countryName('GB', 'hi')]).toEqual(['United Kingdom', 'यूनाइटेड किंगडम']);
  });
});
