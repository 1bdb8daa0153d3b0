import { describe, expect, it } from '@jest/globals';
import { isSamePlace, placeOf } from './address-similarity.ts';

const at = (house: string, street: string, pincode = '560001') => placeOf({ house, street, pincode });
const HOME = at('Flat 12, Rose Apartments', '4, M.G. Road');

describe('two addresses', () => {
  it.each([
    ['12 Rose Apts', '4 MG Rd'],
    ['#12, ROSE APARTMENT', '4 mg road, near the metro'],
    ['4 M.G. Road', 'Rose Apartments No. 12'],
    ['Door 12', 'Rose Apartments, 4 MG Road, Block'],
  ])('%s, %s is the same door', (house, street) => {
    expect(isSamePlace(HOME, at(house, street))).toBe(true);
    expect(isSamePlace(at(house, street), HOME)).toBe(true);
  });

  it.each([
    ['Flat 14, Rose Apartments', '4, M.G. Road', '560001'],
    ['Flat 12, Rose Apartments', '4, M.G. Road', '110001'],
    ['12', '4, Church Street', '560001'],
    ['', '', '560001'],
  ])('%s, %s, %s is another', (house, street, pincode) => {
    expect(isSamePlace(HOME, at(house, street, pincode))).toBe(false);
  });

  it('without any number are the same when every word is', () => {
    expect(isSamePlace(at('Lotus Villa', 'Temple Road'), at('Lotus Villa', 'Temple Rd'))).toBe(true);
    expect(isSamePlace(at('Lotus Villa', 'Temple Road'), at('Rose Villa', 'Temple Road'))).toBe(false);
  });
});
