import { describe, expect, it } from '@jest/globals';
import { LAST_EXCHANGE } from '../../../../seed/rates.ts';
import { faultsOf, type PaisePerUnit } from './exchange-rules.ts';

const NOW = new Date('2026-11-21T06:00:00Z');
const before: PaisePerUnit = LAST_EXCHANGE;
const publication = (rates: Partial<PaisePerUnit> = {}, effective_from = NOW) => ({
  rates: { ...before, ...rates },
  effective_from,
  source: 'a bank',
  published_by: 'Meera',
});

describe('a publication of exchange rates', () => {
  it.each([
    ['as before', publication(), {}],
    ['ten percent away', publication({ GBP: 12_782 }), {}],
    ['from tomorrow on', publication({}, new Date('2026-11-22T06:00:00Z')), {}],
    [
      'further away',
      publication({ GBP: 12_783 }),
      { '/paise_per_unit/GBP': expect.stringContaining('11620') },
    ],
    [
      'in rupees instead of paise',
      publication({ USD: 89, AED: 24 }),
      { '/paise_per_unit/USD': expect.any(String), '/paise_per_unit/AED': expect.any(String) },
    ],
    [
      'of yesterday',
      publication({}, new Date('2026-11-20T06:00:00Z')),
      { '/effective_from': 'must not lie in the past' },
    ],
  ])('%s', (_, next, faults) => {
    expect(faultsOf(next, before, NOW, false)).toEqual(faults);
  });

  it('may move far when that is meant, and at first', () => {
    expect(faultsOf(publication({ GBP: 20_000 }), before, NOW, true)).toEqual({});
    expect(faultsOf(publication({ GBP: 20_000 }), undefined, NOW, false)).toEqual({});
  });
});
