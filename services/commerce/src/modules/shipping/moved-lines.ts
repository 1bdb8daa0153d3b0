import { deliveryDate, type PincodeChange } from '@suvarna/contracts/shipping';
import { choiceOf, type LineKey } from '../bag/index.ts';
import type { OptionQuote, PriceOf } from '../pricing/index.ts';
import type { Service } from './service.ts';

export type BagLine = LineKey & { readonly id: string; readonly quantity: number };

/** Lines of the bag that arrive on another day, or not at all, at another place. */
export function movedLines(
  lines: readonly BagLine[],
  before: Service,
  after: Service,
  priceOf: PriceOf,
  at: Date,
): PincodeChange['items'] {
  const dayOf = (service: Service, quote: OptionQuote, quantity: number): string =>
    service.serviceable
      ? deliveryDate(service, { stock: quote.stock, leadDays: quote.leadDays, quantity, at }).delivery
      : '';
  return lines.flatMap((line) => {
    const quote = priceOf(choiceOf(line, 'INR'));
    if (quote.kind === 'refused') return [];
    const [from, to] = [dayOf(before, quote, line.quantity), dayOf(after, quote, line.quantity)];
    return from === to
      ? []
      : [{ item_id: line.id, product_id: line.product_id, sku: quote.sku, before: from, after: to }];
  });
}
