import { type Facet, type Listing, type Sort, SORTS } from '@suvarna/contracts/catalogue';
import { fieldsOf, type Wording } from '@suvarna/contracts/locale';
import type { FacetCounts } from '../snapshot/catalogue-index.ts';
import { FACETS, FACET_DISPLAY_ORDER, facetOf, type FacetId } from '../designs/facets.ts';
import { EVERYTHING, printListingPath, togglePaths, toggled, type ListingQuery } from '../designs/grammar.ts';
import { titleOf } from './listing-title.ts';
import type { Word } from '../../designs/index.ts';
import { say } from '../texts.ts';

/** `undefined` is the order of a search, the best match first. */
export const sortWords = (sort: Sort | undefined): Wording => say(`sort.${sort ?? 'relevance'}`);

/** Pages either side of the current one that get a link. */
const PAGE_WINDOW = 2;

/** Everything of a listing's answer but its cards. */
export function listingFrame(
  query: ListingQuery,
  count: number,
  pageSize: number,
  catalogue_version: number,
  prices: readonly Word[] = facetOf('price').values,
): Omit<Listing, 'results'> {
  const pages = Math.max(1, Math.ceil(count / pageSize));
  const pathOf = (page: number): string => printListingPath({ ...query, page });
  const applied = FACETS.flatMap((facet) =>
    wordsOf(facet.id, prices).flatMap((value, at) => {
      const bit = 1 << at;
      if (!(query.selected[facet.id] & bit)) return [];
      return [
        {
          facet: facet.id,
          id: value.id,
          ...fieldsOf('label', value),
          path: printListingPath(toggled(query, facet.id, bit)),
        },
      ];
    }),
  );
  const categories = applied.filter((chip) => chip.facet === 'category');
  return {
    canonical_path: printListingPath(query),
    ...titleOf(query, prices),
    category: categories.length === 1 ? (categories[0]?.id ?? '') : '',
    count,
    page: query.page,
    page_size: pageSize,
    pages,
    previous_path: query.page > 1 ? pathOf(query.page - 1) : '',
    next_path: query.page < pages ? pathOf(query.page + 1) : '',
    page_paths: pageNumbers(query.page, pages).map((page) => ({ page, path: pathOf(page) })),
    sorts: SORTS.map((sort) => ({
      id: sort,
      ...fieldsOf('label', sortWords(sort)),
      path: printListingPath({ ...query, sort, page: 1 }),
      selected: sort === query.sort,
    })),
    applied,
    clear_path: printListingPath({
      ...EVERYTHING,
      sort: query.sort,
      selected: { ...EVERYTHING.selected, category: query.selected.category },
    }),
    catalogue_version,
  };
}

/** First, last and the neighbours of the current page. */
export function pageNumbers(current: number, pages: number): number[] {
  const wanted = new Set([1, pages]);
  for (let page = current - PAGE_WINDOW; page <= current + PAGE_WINDOW; page += 1)
    if (page >= 1 && page <= pages) wanted.add(page);
  return [...wanted].sort((a, b) => a - b);
}

/** Facets with the counts of their values; a value nothing carries is left out unless it is selected, and so is the country of all pieces. */
export function facetList(
  query: ListingQuery,
  counts: FacetCounts,
  prices: readonly Word[] = facetOf('price').values,
): Facet[] {
  return FACET_DISPLAY_ORDER.map((id) => facetView(id, query, counts, wordsOf(id, prices))).filter(
    ({ id, values: [first, ...others] }) =>
      first !== undefined && (id !== 'origin' || others.length > 0 || first.selected),
  );
}

/** Price bands read differently in every currency; all other words are the same everywhere. */
function wordsOf(id: FacetId, prices: readonly Word[]): readonly Word[] {
  return id === 'price' ? prices : facetOf(id).values;
}

function facetView(id: FacetId, query: ListingQuery, counts: FacetCounts, values: readonly Word[]): Facet {
  const { label } = facetOf(id);
  const paths = togglePaths(query, id);
  return {
    id,
    ...fieldsOf('label', label),
    values: values.flatMap((value, at) => {
      const selected = (query.selected[id] & (1 << at)) !== 0;
      const count = counts[id][at] ?? 0;
      if (count === 0 && !selected) return [];
      return [{ id: value.id, ...fieldsOf('label', value), count, selected, path: paths[at] ?? '' }];
    }),
  };
}
