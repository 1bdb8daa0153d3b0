/** What a field that nothing was typed into offers: the kinds of the designs that are bought and looked at most. */
import type { SearchSuggestions } from '@suvarna/contracts/api/catalogue';
import type { CatalogueSnapshot } from '../catalogue-snapshot.ts';
import { EVERYTHING } from '../grammar.ts';
import { printSearch } from './addresses.ts';
import { isOf, KINDS, type Kind } from './kinds.ts';

/** Of the most popular designs so many are looked at, each for the narrowest word it has. */
const LOOKED_AT = 300;

const popular = new WeakMap<CatalogueSnapshot['index'], SearchSuggestions['terms']>();

/** The same for everybody, so it is found once for each catalogue. */
export function popularSearches({ index }: CatalogueSnapshot, limit: number): SearchSuggestions['terms'] {
  const known = popular.get(index);
  if (known) return known;
  const counts = new Map<Kind, number>();
  for (const { design } of index.rows.slice(0, LOOKED_AT)) {
    const kind = KINDS.findLast((one) => isOf(one, design));
    if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const terms = [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, limit)
    .map(([kind]) => ({ text: kind.en, text_hi: kind.hi, path: addressOf(kind.en) }));
  popular.set(index, terms);
  return terms;
}

const addressOf = (query: string): string =>
  printSearch({ query, selected: EVERYTHING.selected, sort: undefined, page: 1, asTyped: false });
