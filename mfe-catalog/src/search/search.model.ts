import type { SearchResults } from '@suvarna/contracts/api/catalogue';
import { toCardView, type CardView } from '../card.model.ts';
import type { Reading } from '../reading.model.ts';

export interface SearchView {
  readonly query: string;
  /** The spelling that was searched, when it differs from what was typed. */
  readonly corrected: string;
  readonly count: number;
  readonly page: number;
  readonly pages: number;
  readonly products: readonly CardView[];
}

export function toSearchView(results: SearchResults, reading: Reading): SearchView {
  return {
    query: results.query,
    corrected: results.corrected === results.query ? '' : results.corrected,
    count: results.count,
    page: results.page,
    pages: results.pages,
    products: results.results.map((card) => toCardView(card, reading)),
  };
}

/** Language-neutral address of a page of results. */
export function searchPath(query: string, page = 1): string {
  const parameters = new URLSearchParams({ q: query });
  if (page > 1) parameters.set('page', String(page));
  return `/jewellery/search/?${parameters.toString()}`;
}
