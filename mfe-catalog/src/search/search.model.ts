import { fieldIn } from '@suvarna/contracts/locale';
import type { SearchResults } from '@suvarna/contracts/catalogue';
import { rateOfCards, toCardView, type CardView } from '../cards/card.model.ts';
import { toFacetView, type FacetView, type LinkView } from '../listing/listing.model.ts';
import type { Reading } from '../page/reading.model.ts';

export interface SearchView {
  readonly query: string;
  /** The spelling that was searched, when it differs from what was typed. */
  readonly corrected: string;
  readonly count: number;
  readonly page: number;
  readonly pages: number;
  readonly pagePaths: readonly { readonly page: number; readonly path: string }[];
  readonly previousPath: string;
  readonly nextPath: string;
  /** What was understood, and the filters besides. */
  readonly applied: readonly { readonly id: string; readonly label: string; readonly path: string }[];
  readonly relaxed: readonly {
    readonly label: string;
    readonly nearest: string;
    /** All designs of it alone; left out where there are none. */
    readonly path?: string;
    readonly count?: number;
  }[];
  /** Where nothing was found: what to take off, and how many designs there are then. */
  readonly without: readonly { readonly label: string; readonly path: string; readonly count: number }[];
  readonly missing: readonly string[];
  /** What is not made, as it was typed, and what there is instead. */
  readonly instead: readonly { readonly words: string; readonly label: string }[];
  readonly facets: readonly FacetView[];
  readonly sorts: readonly (LinkView & { readonly id: string })[];
  /** `''` when the words were searched for as they were typed. */
  readonly exactPath: string;
  /** `''` when there is no filter. */
  readonly clearPath: string;
  readonly categories: readonly { readonly label: string; readonly path: string }[];
  /** Pages of words that may answer. */
  readonly guides: readonly { readonly label: string; readonly path: string }[];
  /** The end of what was typed, when it was too much for one search; `''` otherwise. */
  readonly unread: string;
  readonly products: readonly CardView[];
  /** Version of the gold rate their prices are of. */
  readonly rateVersion: string;
}

/** What is optional is missing from answers older than it: then the page is as it was before. */
export function toSearchView(
  results: SearchResults,
  reading: Reading,
  address: SearchAddress = {},
): SearchView {
  const { locale } = reading;
  const pathOf = (page: number): string => searchPath(results.query, page);
  const linksOf = (links: SearchResults['guide_links'] = []): SearchView['guides'] =>
    links.map((one) => ({ label: fieldIn(one, 'label', locale), path: one.path }));
  const instead = results.instead ?? [];
  return {
    query: results.query,
    corrected: results.corrected === results.query ? '' : results.corrected,
    count: results.count,
    page: results.page,
    pages: results.pages,
    pagePaths: results.page_paths ?? [],
    previousPath: results.previous_path ?? (results.page > 1 ? pathOf(results.page - 1) : ''),
    nextPath: results.next_path ?? (results.page < results.pages ? pathOf(results.page + 1) : ''),
    applied: (results.applied ?? []).map((chip) => ({
      id: `${chip.facet}:${chip.id}`,
      label: fieldIn(chip, 'label', locale),
      path: chip.path,
    })),
    relaxed: (results.relaxed ?? []).map((one) => ({
      label: fieldIn(one, 'label', locale),
      nearest: fieldIn(one, 'nearest', locale),
      ...(one.path !== undefined && one.count !== undefined && { path: one.path, count: one.count }),
    })),
    without: (results.without ?? []).map((one) => ({
      label: fieldIn(one, 'label', locale),
      path: one.path,
      count: one.count,
    })),
    missing: (results.missing ?? []).filter((word) => !instead.some(({ words }) => words === word)),
    instead: instead.map((one) => ({ words: one.words, label: fieldIn(one, 'label', locale) })),
    facets: (results.facets ?? []).map((facet) => toFacetView(facet, locale)),
    sorts: (results.sorts ?? []).map((sort) => ({ ...sort, label: fieldIn(sort, 'label', locale) })),
    exactPath: results.exact_path ?? '',
    clearPath: address.filter === undefined ? '' : (results.clear_path ?? ''),
    categories: linksOf(results.categories),
    guides: linksOf(results.guide_links),
    unread: `${results.unread ?? ''}${address.cut ?? ''}`.trim(),
    products: results.results.map((card) => toCardView(card, reading)),
    rateVersion: rateOfCards(results.results),
  };
}

/** What of an address is not its words. */
export interface SearchAddress {
  readonly filter?: string;
  /** What stands behind the longest query. */
  readonly cut?: string;
}

/** Language-neutral address of a page of results. */
export function searchPath(query: string, page = 1): string {
  const parameters = new URLSearchParams({ q: query });
  if (page > 1) parameters.set('page', String(page));
  return `/jewellery/search/?${parameters.toString()}`;
}
