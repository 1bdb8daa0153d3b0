import { beforeAll, describe, expect, it } from '@jest/globals';
import { PRICE_BANDS } from '@suvarna/contracts/catalogue';
import { CURRENCIES } from '@suvarna/contracts/money';
import { formatPrice } from '@suvarna/ui/price';
import fc from 'fast-check';
import { amountText } from '../../../platform/notifications/amount.ts';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { EVERYTHING } from './grammar.ts';
import { facetList, listingFrame } from '../listing/listing-view.ts';
import { facetBit } from './facets.ts';
import { priceWords } from './price-words.ts';
import { seededSnapshot } from '../snapshot/seeded-catalogue.fixtures.ts';

let snapshot: CatalogueSnapshot;
beforeAll(async () => {
  snapshot = await seededSnapshot(7);
});

const ABROAD = CURRENCIES.filter((currency) => currency !== 'INR');
const inBand = (id: string) => ({
  ...EVERYTHING,
  selected: { ...EVERYTHING.selected, price: facetBit('price', id) },
});

describe('price bands', () => {
  it('are of rupees in India', () => {
    expect(priceWords(snapshot.context.book, 'INR')[1]?.en).toBe('₹10,000 – ₹20,000');
  });

  it('say in every currency what the prices inside them say', () => {
    const { book } = snapshot.context;
    for (const currency of ABROAD) {
      for (const { id, from, below } of PRICE_BANDS) {
        const [low, high] = [
          book.edgeAbroad(currency, from),
          Number.isFinite(below) ? book.edgeAbroad(currency, below) : Infinity,
        ];
        for (const row of snapshot.index.match(inBand(id))) {
          const { special_price_paise } = snapshot.card(row, currency);
          expect(special_price_paise).toBeGreaterThanOrEqual(low);
          expect(special_price_paise).toBeLessThanOrEqual(high);
        }
      }
    }
  });

  it('read so in filters, in what is applied and in the heading of a listing', () => {
    const query = inBand('under+10k');
    const words = priceWords(snapshot.context.book, 'GBP');
    const [, title = ''] = /^Under (£\d+)$/.exec(words[0]?.en ?? '') ?? [];
    const frame = listingFrame(query, 1, 49, 1, words);
    expect([frame.title, frame.applied[0]?.label, frame.applied[0]?.label_hi]).toEqual([
      `Jewellery under ${title}`,
      `Under ${title}`,
      `${title} से कम`,
    ]);
    const facet = facetList(query, snapshot.index.count(query.selected), words).find(
      ({ id }) => id === 'price',
    );
    expect(facet?.values[0]).toMatchObject({ id: 'under+10k', label: `Under ${title}`, selected: true });
  });
});

it('an amount reads the same in messages and on screen, in all currencies', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CURRENCIES),
      fc.nat(1_000_000_000).map((units) => units * 100),
      fc.constantFrom('en' as const, 'hi' as const),
      (currency, minor, locale) => {
        expect(amountText({ currency, minor }, locale).replaceAll('\u00a0', ' ')).toBe(
          formatPrice(minor, currency).replaceAll('\u00a0', ' '),
        );
      },
    ),
  );
});
