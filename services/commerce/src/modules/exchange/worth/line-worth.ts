import type { ExchangeQuote } from '@suvarna/contracts/exchange';
import { indianDay } from '@suvarna/contracts/indian-day';
import { isCollected, materialsOfLine, type OwnLine, type Prices } from '../../orders/index.ts';
import { availableFrom } from './windows.ts';
import { worthOf } from './worth.ts';

type Ways = Pick<ExchangeQuote, 'exchange' | 'buyback'>;

export interface LineWorth {
  /** Paise of a gram of its karat, and of its gold and its stones. */
  readonly rate: number;
  readonly gold: number;
  readonly stones: number;
  readonly rateVersion: number;
  /** What was not paid of its full price, which is not paid out either. */
  readonly discount: number;
  /** `undefined` for what the store never takes back. */
  readonly ways: Ways | undefined;
}

/**
 * What a delivered piece is worth today in rupees: gold by the weight and stones as it was sold with, at
 * today's rate and price book; the one place that quote, order page and jewellery box take it from. All of
 * it is what its line kept, so it is the same when the design has left the catalogue. `undefined` when
 * it is not written down which stones it has, or none like them has a price.
 */
export function worthOfLine(
  prices: Pick<Prices, 'materialsOf'>,
  { line, order }: OwnLine,
  deliveredAt: Date,
  at: Date,
): LineWorth | undefined {
  const now = materialsOfLine(prices, line, order);
  if (now === undefined) return undefined;
  const { ratePerGram: rate, stones, rateVersion, notTakenBack } = now;
  const { line_price_paise: price, line_mrp_paise: mrp } = line.quote;
  const { gold, discount, ...worth } = worthOf({ netMg: line.net_weight_mg, rate, stones, price, mrp });
  const day = indianDay(at);
  const handed = { deliveredAt, inStore: isCollected(order) };
  const way = (name: keyof Ways) => {
    const from = availableFrom(handed, name, 'pickup');
    const storeFrom = availableFrom(handed, name, 'store');
    const { amount, lines } = worth[name];
    return {
      amount_paise: amount,
      lines,
      available_from: from,
      store_from: storeFrom,
      is_open: day >= storeFrom,
    };
  };
  return {
    rate,
    gold,
    stones,
    rateVersion,
    discount,
    ways: notTakenBack === null ? { exchange: way('exchange'), buyback: way('buyback') } : undefined,
  };
}
