import { LRUCache } from 'lru-cache';

/** Cards as JSON, by row, karat, colour and currency: those that were asked for last, as many as first pages have. */
export type WrittenCards = LRUCache<string, string>;

/** Some 2 kB each. All cards of 100,000 designs in every karat would be 300 MB, of which shoppers see the first pages. */
const MOST_CARDS = 6_000;

export const noCards = (): WrittenCards => new LRUCache({ max: MOST_CARDS });

/** Key of a card; it begins with its row. */
export const cardKey = (row: number, ...shown: readonly string[]): string =>
  `${String(row)} ${shown.join(' ')}`;

/** The cards that are still right. */
export function cardsThatStay(written: WrittenCards, isSame: (row: number) => boolean): WrittenCards {
  const stay = noCards();
  stay.load(written.dump().filter(([key]) => isSame(Number.parseInt(key, 10))));
  return stay;
}
