import type { ExchangeQuote } from '@suvarna/contracts/exchange';

type Way = Pick<ExchangeQuote['exchange'], 'available_from' | 'store_from'>;

/** Key of the text that says from when: two days where a piece may be brought to a store before a courier comes for it. */
export const openFromKey = ({ available_from: from, store_from: store = from }: Way): string =>
  store === from ? 'open-from' : 'open-from-store';
