import {
  CATEGORIES,
  type Category,
  type HomeContent,
  type ListingExcerpt,
} from '@suvarna/contracts/catalogue';
import { fieldsOf } from '@suvarna/contracts/locale';
import type { Currency } from '@suvarna/contracts/money';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { facetBit } from '../designs/facets.ts';
import { EVERYTHING, printListingPath, type ListingQuery } from '../designs/grammar.ts';
import { titleOf } from './listing-title.ts';
import { priceWords } from '../designs/price-words.ts';

/** Cards of a rail: two screens of it on a phone, and none that is never reached. */
const RAIL = 8;
/** One design for the category's tile, and some of which the first view shows one. */
const TILE = 6;

const inCategory = (id: Category): ListingQuery => ({
  ...EVERYTHING,
  selected: { ...EVERYTHING.selected, category: facetBit('category', id) },
});

const inBand = (id: string): ListingQuery => ({
  ...EVERYTHING,
  selected: { ...EVERYTHING.selected, price: facetBit('price', id) },
});

const RAILS: Readonly<Record<keyof HomeContent['rails'], ListingQuery>> = {
  popular: EVERYTHING,
  latest: { ...EVERYTHING, sort: 'latest' },
  solitaires: inCategory('solitaires'),
};
const DOORS = CATEGORIES.map(inCategory);

/** {@link HomeContent} as JSON: cards are joined, not serialised again. */
export function homeContentJson(snapshot: CatalogueSnapshot, currency: Currency): string {
  const excerpt = (query: ListingQuery, size: number): string => {
    const found = snapshot.index.match(query);
    const words: Omit<ListingExcerpt, 'category' | 'results'> = {
      canonical_path: printListingPath(query),
      ...titleOf(query),
      count: found.length,
    };
    const category = CATEGORIES.find((id) => query.selected.category === facetBit('category', id)) ?? '';
    return `${JSON.stringify({ ...words, category }).slice(0, -1)},"results":${snapshot.cardsJson(found.subarray(0, size), currency, query)}}`;
  };
  const prices: HomeContent['prices'] = priceWords(snapshot.context.book, currency).map((word) => ({
    ...fieldsOf('label', word),
    path: printListingPath(inBand(word.id)),
  }));
  const rails = Object.entries(RAILS).map(([name, query]) => `"${name}":${excerpt(query, RAIL)}`);
  return `{"count":${String(snapshot.index.rows.length)},"rails":{${rails.join(',')}},"categories":[${DOORS.map((query) => excerpt(query, TILE)).join(',')}],"prices":${JSON.stringify(prices)}}`;
}
