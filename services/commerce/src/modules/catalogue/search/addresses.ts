import type { Sort } from '@suvarna/contracts/catalogue';
import { parseListingPath, printListingPath, type ListingQuery, EVERYTHING } from '../designs/grammar.ts';

/** A search as its address says it. */
export interface SearchAddress {
  readonly query: string;
  readonly selected: ListingQuery['selected'];
  readonly sort: Sort | undefined;
  readonly page: number;
  readonly asTyped: boolean;
}

const ROOT = '/jewellery/';

/** Filters in the words of a listing's address; `undefined` when one of them is unknown. */
export function readFilter(filter: string): ListingQuery['selected'] | undefined {
  return filter === '' ? EVERYTHING.selected : parseListingPath(`${ROOT}${filter}/`)?.selected;
}

/** Language-neutral. Without words it is the listing of its filters. */
export function printSearch({ query, selected, sort, page, asTyped }: SearchAddress): string {
  const filters = { ...EVERYTHING, selected };
  if (query === '') return printListingPath({ ...filters, sort: sort ?? 'popular' });
  const filter = printListingPath(filters).slice(ROOT.length, -1);
  const parameters = new URLSearchParams({ q: query });
  if (filter !== '') parameters.set('filter', filter);
  if (sort !== undefined) parameters.set('sort', sort);
  if (asTyped) parameters.set('exact', 'true');
  if (page > 1) parameters.set('page', String(page));
  return `${ROOT}search/?${parameters.toString()}`;
}

/** Words and filters of an address of {@link printSearch}; `undefined` for one without words. */
export function readSearch(
  path: string,
): { readonly query: string; readonly selected?: ListingQuery['selected'] } | undefined {
  const parameters = new URLSearchParams(path.split('?')[1]);
  const query = parameters.get('q');
  const filter = parameters.get('filter') ?? '';
  const selected = readFilter(filter);
  if (query === null || !selected) return undefined;
  return { query, ...(filter !== '' && { selected }) };
}
