import { expect, it } from '@jest/globals';
import { aCatalogue, PLAIN } from '../../../../test-support/catalogue.fixtures.ts';
import { EXCHANGE_TERMS } from '@suvarna/pricing/exchange';
import { valueBag } from './value-bag.ts';

const COIN = 90;
const STONE = 91;
const GONE = 999_999;
const catalogue = aCatalogue({ rateVersion: 1, unitPaise: 5_184_500 });
const prices: Parameters<typeof valueBag>[0] = {
  priceOf: ({ productId, ...choice }) =>
    catalogue.priceOf({
      ...choice,
      productId: productId === COIN || productId === STONE ? PLAIN : productId,
    }),
  detailsOf: ({ productId, ...choice }) => ({
    ...catalogue.detailsOf({ ...choice, productId: PLAIN }),
    notTakenBack: productId === COIN ? 'coin' : productId === STONE ? 'loose-stone' : null,
  }),
};
const line = (id: string, productId: number, quantity = 1) => ({
  id,
  product_id: productId,
  karat: 18,
  colour: 'yellow',
  size: '',
  engraving: '',
  quantity,
});

it('tells coins, loose stones and what is gone apart, and adds up the rest, a fee for each line', () => {
  const apart = valueBag(
    prices,
    ['x', 'y', 'z'].map((id) => line(id, PLAIN)),
    'INR',
  );
  const bag = valueBag(
    prices,
    [line('a', PLAIN, 3), line('b', COIN), line('c', STONE), line('d', GONE)],
    'INR',
  );
  expect(bag.results.map(({ item_id: id, not_taken_back: why }) => [id, why])).toEqual([
    ['a', ''],
    ['b', 'coin'],
    ['c', 'loose-stone'],
    ['d', 'unavailable'],
  ]);
  expect([bag.exchange_paise, bag.buyback_paise]).toEqual([
    apart.exchange_paise + 2 * EXCHANGE_TERMS.exchangeFee,
    apart.buyback_paise,
  ]);
});
