import type { CatalogueSnapshot } from '../catalogue/index.ts';
import { availabilityOf, type ChosenOptions, type Design } from '../designs/index.ts';
import type { WatchRow } from './watch.store.ts';

export type Wish = Pick<WatchRow, 'kind' | 'at_most' | 'currency'>;

/** Whether what is waited for is so now, by the prices and the stock that shoppers see. */
export function watchMatches(
  { context: { book } }: CatalogueSnapshot,
  design: Design,
  options: ChosenOptions,
  { kind, at_most: atMost, currency }: Wish,
): boolean {
  const { available } = availabilityOf(design, options);
  if (kind === 'stock') return available;
  // No reader is told of a price that cannot be paid.
  return available && atMost !== null && book.price(design, options, 1, currency).price <= atMost;
}
