/** What a field that nothing was typed into offers: the kinds that are searched for most, and while few were, those of the designs that are bought most. */
import type { SearchSuggestions } from '@suvarna/contracts/catalogue';
import { fieldsOf } from '@suvarna/contracts/locale';
import type { CatalogueSnapshot } from '../../snapshot/catalogue-snapshot.ts';
import { EVERYTHING } from '../../designs/grammar.ts';
import { printSearch } from '../addresses.ts';
import { isOf, KINDS, type Kind } from '../words/kinds.ts';

/** Of the most popular designs so many are looked at, each for the narrowest word it has. */
const LOOKED_AT = 300;

const popular = new WeakMap<CatalogueSnapshot['index'], readonly Kind[]>();

/** The same for everybody, so it is found once for each catalogue. */
function popularKinds({ index }: CatalogueSnapshot): readonly Kind[] {
  const known = popular.get(index);
  if (known) return known;
  const counts = new Map<Kind, number>();
  for (const { design } of index.rows.slice(0, LOOKED_AT)) {
    const kind = KINDS.findLast((one) => isOf(one, design));
    if (kind) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const kinds = [...counts].toSorted(([, a], [, b]) => b - a).map(([kind]) => kind);
  popular.set(index, kinds);
  return kinds;
}

/** @param asked kinds that are searched for, the most first */
export const popularSearches = (
  snapshot: CatalogueSnapshot,
  limit: number,
  asked: readonly Kind[] = [],
): SearchSuggestions['terms'] =>
  [...new Set([...asked, ...popularKinds(snapshot)])]
    .slice(0, limit)
    .map((kind) => ({ ...fieldsOf('text', kind), path: addressOf(kind.en) }));

const addressOf = (query: string): string =>
  printSearch({ query, selected: EVERYTHING.selected, sort: undefined, page: 1, asTyped: false });
