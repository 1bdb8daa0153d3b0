import { expect, it } from '@jest/globals';
import type { BoxPiece, ExternalPiece } from '@suvarna/contracts/jewellery-box';
import { compareTexts } from '@suvarna/i18n/compare-texts';
import en from '../locales/en.json' with { type: 'json' };
import hi from '../locales/hi.json' with { type: 'json' };
import { composeStatement, MOST_PIECES } from './compose-statement.ts';

const bangle = (index: number, net_weight_mg: number | null = 1_000): ExternalPiece => ({
  piece_id: `piece-${index}`,
  version: 1,
  name: `Bangle ${index}`,
  metal: 'gold',
  karat: 22,
  net_weight_mg,
  stones: '',
  huid: '',
  bought_on: '',
  paid_paise: null,
  note: 'in the locker',
  photos: 1,
  value:
    net_weight_mg === null
      ? null
      : {
          gold_paise: 11_000_00,
          stones_paise: 0,
          value_paise: 11_000_00,
          gold_rate_paise: 11_000_00,
          rate_version: 1,
        },
  reminders: [],
});
const statementOf = (elsewhere: readonly ExternalPiece[], pictures = new Map<string, Uint8Array>()) =>
  composeStatement({
    locale: 'en',
    owner: 'Asha Rao',
    box: { bought: [], elsewhere },
    pictures,
    at: new Date('2026-11-26T20:00:00Z'),
  });

it('has the same texts in both languages', () => {
  expect(compareTexts(en, hi)).toEqual([]);
});

it('sums what is on it and no more, and says how many are not on it', () => {
  const pieces = Array.from({ length: MOST_PIECES + 2 }, (_, index) => bangle(index));
  const { facts, parts } = statementOf(pieces);
  expect(facts).toContainEqual(['Pieces', String(MOST_PIECES)]);
  expect(facts).toContainEqual(['Total value', '₹\u00A016,50,000.00']);
  expect(parts.length).toBe(MOST_PIECES + 1);
  expect(parts.at(-1)?.sentences?.at(-1)).toBe('2 more pieces are not listed in this statement.');
});

it('says each rate its values were found with, by fineness where a karat has several', () => {
  const coin = (piece_id: string, purity: string, gold_rate_paise: number) =>
    ({
      ...bangle(0),
      order_item_id: piece_id,
      state: 'kept',
      karat: 24,
      purity,
      currency: 'INR',
      quantity: 1,
      title: 'Coin',
      stones: [],
      stones_from: 'sale',
      delivered_on: '2026-11-20',
      value: { ...bangle(0).value, gold_rate_paise },
    }) as unknown as BoxPiece;
  const { value } = bangle(1);
  const { facts } = composeStatement({
    locale: 'en',
    owner: 'Asha Rao',
    box: {
      bought: [coin('a', '999', 1_200_000), coin('b', '995', 1_195_195)],
      elsewhere: [{ ...bangle(1), karat: 24, value: value && { ...value, gold_rate_paise: 1_200_000 } }],
    },
    pictures: new Map(),
    at: new Date('2026-11-26T20:00:00Z'),
  });
  expect(facts?.filter(([label]) => label.startsWith('Gold rate'))).toEqual([
    ['Gold rate used, 24K (999)', '₹\u00A012,000.00 per gram'],
    ['Gold rate used, 24K (995)', '₹\u00A011,951.95 per gram'],
  ]);
});

it('says the certificates of a piece, each with its laboratory', () => {
  const piece = {
    ...bangle(0),
    state: 'kept',
    karat: 18,
    purity: '18K750',
    currency: 'INR',
    quantity: 1,
    title: 'Ring',
    stones: [],
    stones_from: 'sale',
    delivered_on: '2026-11-20',
  };
  const factsOf = (certificates: BoxPiece['certificates']) =>
    composeStatement({
      locale: 'en',
      owner: 'Asha Rao',
      box: { bought: [{ ...piece, certificates } as unknown as BoxPiece], elsewhere: [] },
      pictures: new Map(),
      at: new Date('2026-11-26T20:00:00Z'),
    }).parts[0]?.facts;
  expect(factsOf([{ laboratory: 'IGI', number: '612345678' }])).toContainEqual([
    'Certificates',
    'IGI 612345678',
  ]);
  expect(factsOf([])?.map(([label]) => label)).not.toContain('Certificates');
});

it('is dated by the day in India, and states no value where there is none', () => {
  const picture = new Uint8Array([1]);
  const { facts, parts } = statementOf([bangle(1), bangle(2, null)], new Map([['piece-1', picture]]));
  expect(facts).toContainEqual(['Dated', '27-11-2026']);
  expect(facts).toContainEqual(['Pieces without a value', '1']);
  expect(parts[0]).toMatchObject({ heading: 'Bangle 1', picture });
  expect(parts[0]?.sentences).toBeUndefined();
  expect(parts[1]?.facts).toContainEqual(['Value today', 'Not available']);
  expect(parts[1]?.sentences).toEqual(['Photo cannot be printed.']);
  expect(JSON.stringify(parts)).not.toContain('locker');
});
