/** Suggestions as a list to walk through: every option knows its place in the whole. */
import type { SearchSuggestions as Suggestions } from '@suvarna/contracts/catalogue';
import { fieldIn, type Locale } from '@suvarna/contracts/locale';
import { formatCount, formatPrice } from '@suvarna/ui/price';
import { SEARCH } from '../paths.ts';

export interface SuggestionOption {
  readonly place: number;
  /** Language-neutral. */
  readonly path: string;
  readonly text: string;
  readonly note?: string;
  readonly image?: string;
  /** Its text is a search, worth remembering as one. */
  readonly isSearch?: true;
}

export interface SuggestionGroup {
  /** Key of its text. */
  readonly title: string;
  readonly options: readonly SuggestionOption[];
}

type Unplaced = Omit<SuggestionOption, 'place'>;

export function suggestionGroups(found: Suggestions, locale: Locale): readonly SuggestionGroup[] {
  const guides = [
    'guides',
    (found.guide_links ?? []).map((link) => ({ text: fieldIn(link, 'label', locale), path: link.path })),
  ] as const;
  // Who asks for no design asks for a page.
  const isAboutPages = found.products.length === 0;
  const groups: readonly (readonly [string, readonly Unplaced[]])[] = [
    ...(isAboutPages ? [guides] : []),
    ['terms', found.terms.map(({ text, path }) => ({ text, path, isSearch: true as const }))],
    [
      'categories',
      found.categories.map((category) => ({
        text: fieldIn(category, 'label', locale),
        path: category.path,
        note: formatCount(category.count),
      })),
    ],
    ...(isAboutPages ? [] : [guides]),
    [
      'products',
      found.products.map((product) => ({
        text: fieldIn(product, 'title', locale, product.product_title),
        path: product.url,
        image: product.image.replace('{w}', '360'),
        note: formatPrice(product.special_price_paise, product.currency),
      })),
    ],
  ];
  const placed: SuggestionGroup[] = [];
  let place = 0;
  for (const [title, options] of groups) {
    if (options.length > 0)
      placed.push({ title, options: options.map((option) => ({ ...option, place: place++ })) });
  }
  return placed;
}

/** Before the first letter: what was searched for lately, and what many look for. */
export function blankGroups(
  searches: readonly string[],
  popular: Suggestions | null,
  locale: Locale,
): readonly SuggestionGroup[] {
  const recent = searches.map((text, place) => ({
    place,
    text,
    path: `${SEARCH}?q=${encodeURIComponent(text)}`,
    isSearch: true as const,
  }));
  const others = (popular?.terms ?? []).map((term, at) => ({
    place: recent.length + at,
    text: fieldIn(term, 'text', locale),
    path: term.path,
  }));
  return [
    { title: 'recent', options: recent },
    { title: 'popular', options: others },
  ].filter(({ options }) => options.length > 0);
}
