import { describe, expect, it } from '@jest/globals';
import { ringSizeOf, sizeInWords } from './ring-size.ts';

const twelve = { id: '12', label: '12 (51.9 mm)', names: { uk: 'L½', us: '6', eu: '52' } };

describe('a ring size (domain rules §2.7)', () => {
  it('is India’s number at home, and says what it is called elsewhere', () => {
    expect(ringSizeOf(twelve, 'INR')).toEqual({
      name: '12',
      note: '',
      all: 'IN 12 · UK L½ · US 6 · EU 52 · 51.9 mm',
    });
  });

  it.each([
    ['GBP', 'L½', 'UK L½ · IN 12 · US 6 · EU 52 · 51.9 mm'],
    ['USD', '6', 'US 6 · IN 12 · UK L½ · EU 52 · 51.9 mm'],
    ['SGD', '6', 'US 6 · IN 12 · UK L½ · EU 52 · 51.9 mm'],
  ] as const)('has the name of the country first where %s is paid', (currency, name, all) => {
    expect(ringSizeOf(twelve, currency)).toEqual({ name, note: 'IN 12', all });
  });

  it('is said of a piece that was chosen as the country says it, with the number it is made by', () => {
    expect([
      sizeInWords('12', twelve.names, 'GBP'),
      sizeInWords('12', twelve.names, 'USD'),
      sizeInWords('12', twelve.names, 'INR'),
      sizeInWords('2-4', undefined, 'GBP'),
    ]).toEqual(['UK L½ (IN 12)', 'US 6 (IN 12)', '12', '2-4']);
  });

  it('is said of rings alone', () => {
    expect(ringSizeOf({ id: '2-4', label: '2-4 (57.2 mm)', names: undefined }, 'GBP')).toBeUndefined();
  });
});
