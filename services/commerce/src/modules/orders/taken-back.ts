import { choiceOf } from '../bag/index.ts';
import type { DetailsOf, OptionQuote, PieceDetails, PriceOf } from '../pricing/index.ts';
import type { LineRow, OrderRow } from './order.store.ts';

export interface Prices {
  readonly priceOf: PriceOf;
  readonly detailsOf: DetailsOf;
}

/**
 * What a bought piece is made of at today's prices, if the store takes such a piece back: the same rule
 * for the page of its design, the page of its order, and the quote (`catalogue/promises.ts`).
 */
export function takenBack(
  prices: Prices,
  line: LineRow,
  { currency }: Pick<OrderRow, 'currency'>,
): { readonly quote: OptionQuote; readonly details: PieceDetails } | undefined {
  const choice = choiceOf(line, currency);
  const quote = prices.priceOf(choice);
  if (quote.kind === 'refused') return undefined;
  const details = prices.detailsOf(choice);
  return details.exchangeable ? { quote, details } : undefined;
}
