import { describe, expect, it } from '@jest/globals';
import { gramsAsTyped, pieceSchema, readGrams, readRupees, rupeesAsTyped } from './jewellery-box.schema.ts';
import { faultsOf } from '../form/faults.ts';

const piece = {
  name: "Grandmother's bangle",
  metal: 'gold',
  karat: '22',
  grams: '12.5',
  stones: '',
  huid: '',
  bought_on: '',
  paid: '',
  note: '',
};

describe('a piece from elsewhere', () => {
  it('needs a name alone', () => {
    expect(faultsOf(pieceSchema, { ...piece, grams: '' })).toEqual({});
    expect(faultsOf(pieceSchema, { ...piece, name: '  ' })).toEqual({ name: 'required' });
  });

  it('says every field that is wrong at once', () => {
    expect(
      faultsOf(pieceSchema, {
        ...piece,
        grams: 'heavy',
        huid: 'AB12',
        bought_on: '2999-01-01',
        paid: 'much',
        stones: 'x'.repeat(201),
        note: 'x'.repeat(501),
      }),
    ).toEqual({
      grams: 'grams',
      huid: 'huid',
      bought_on: 'dayBefore',
      paid: 'rupees',
      stones: 'tooLong',
      note: 'tooLong',
    });
  });

  it.each([
    ['12.5', 12_500],
    ['12,5', 12_500],
    ['१२.५', 12_500],
    ['', null],
    ['0', undefined],
    ['5001', undefined],
    ['ten', undefined],
  ])('of “%s” grams weighs %j mg', (text, mg) => {
    expect(readGrams(text)).toBe(mg);
  });

  it.each([
    ['45,000', 4_500_000],
    ['₹ 0.50', 50],
    ['', null],
    ['-1', undefined],
  ])('of “%s” rupees cost %j paise', (text, paise) => {
    expect(readRupees(text)).toBe(paise);
  });

  it('is typed again as it was', () => {
    expect(readGrams(gramsAsTyped(12_345))).toBe(12_345);
    expect(readRupees(rupeesAsTyped(4_500_050))).toBe(4_500_050);
    expect(gramsAsTyped(null)).toBe('');
  });
});
