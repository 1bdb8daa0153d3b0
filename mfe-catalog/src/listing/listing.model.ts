/** The listing as the page shows it: one language, only what is on screen. */
import type { ShopDocument } from '@suvarna/contracts/content';
import type { Facet, ListingWithFacets } from '@suvarna/contracts/catalogue';
import { fieldIn, type Locale } from '@suvarna/contracts/locale';
import { rateOfCards, toCardView, type CardView } from '../cards/card.model.ts';
import type { Reading } from '../page/reading.model.ts';

export interface LinkView {
  readonly label: string;
  /** Language-neutral. */
  readonly path: string;
  readonly selected: boolean;
}

export interface FacetView {
  readonly id: string;
  readonly label: string;
  readonly values: readonly (LinkView & { readonly id: string; readonly count: number })[];
  /** Values chosen in this facet. */
  readonly chosen: number;
}

export interface ListingView {
  readonly canonicalPath: string;
  readonly title: string;
  /** The one category it lies in, or `null`. */
  readonly category: { readonly label: string; readonly path: string } | null;
  readonly count: number;
  readonly page: number;
  readonly pages: number;
  readonly previousPath: string;
  readonly nextPath: string;
  readonly pagePaths: readonly { readonly page: number; readonly path: string }[];
  readonly sorts: readonly (LinkView & { readonly id: string })[];
  readonly applied: readonly { readonly id: string; readonly label: string; readonly path: string }[];
  readonly clearPath: string;
  readonly facets: readonly FacetView[];
  readonly products: readonly CardView[];
  /** Version of the gold rate their prices are of. */
  readonly rateVersion: string;
  /** What people wrote for those who come here with a question. */
  readonly landing?: ShopDocument;
}

export function toListingView(listing: ListingWithFacets, reading: Reading): ListingView {
  const { locale } = reading;
  return {
    canonicalPath: listing.canonical_path,
    title: fieldIn(listing, 'title', locale),
    category: categoryOf(listing, locale),
    count: listing.count,
    page: listing.page,
    pages: listing.pages,
    previousPath: listing.previous_path,
    nextPath: listing.next_path,
    pagePaths: listing.page_paths,
    sorts: listing.sorts.map((sort) => ({
      id: sort.id,
      label: fieldIn(sort, 'label', locale),
      path: sort.path,
      selected: sort.selected,
    })),
    applied: chipsOf(listing).map((chip) => ({
      id: `${chip.facet}:${chip.id}`,
      label: fieldIn(chip, 'label', locale),
      path: chip.path,
    })),
    clearPath: listing.clear_path,
    facets: (listing.facets ?? [])
      .map((facet) => toFacetView(facet, locale))
      .filter((facet) => facet.values.length > 0),
    products: listing.results.map((card) => toCardView(card, reading)),
    rateVersion: rateOfCards(listing.results),
  };
}

function categoryOf({ applied, category }: ListingWithFacets, locale: Locale): ListingView['category'] {
  const chip = applied.find(({ facet, id }) => facet === 'category' && id === category);
  return chip ? { label: fieldIn(chip, 'label', locale), path: `/jewellery/${category}/` } : null;
}

/** The category of a category page is its heading, not a filter to take away. */
function chipsOf({ applied, category }: ListingWithFacets): ListingWithFacets['applied'] {
  return category === '' ? applied : applied.filter(({ facet }) => facet !== 'category');
}

/** Values that cannot be chosen are left out, unless they are chosen and must be removable. */
export function toFacetView(facet: Facet, locale: Locale): FacetView {
  const values = facet.values
    .filter((value) => value.count > 0 || value.selected)
    .map((value) => ({
      id: value.id,
      label: fieldIn(value, 'label', locale),
      path: value.path,
      selected: value.selected,
      count: value.count,
    }));
  return {
    id: facet.id,
    label: fieldIn(facet, 'label', locale),
    values,
    chosen: values.filter((value) => value.selected).length,
  };
}
