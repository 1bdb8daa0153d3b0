/** Everything of a search's answer but its cards: chips, filters and sorts lead to addresses of the same search. */
import { PAGE_SIZE, type SearchResults, SORTS } from '@suvarna/contracts/catalogue';
import { byLocale, fieldsOf } from '@suvarna/contracts/locale';
import type { Currency } from '@suvarna/contracts/money';
import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.ts';
import { FACET_IDS, facetBit, facetOf } from '../designs/facets.ts';
import { EVERYTHING, parseListingPath } from '../designs/grammar.ts';
import { facetList, pageNumbers, sortWords } from '../listing/listing-view.ts';
import { priceWords } from '../designs/price-words.ts';
import { CATEGORY_WORDS } from '../../designs/index.ts';
import { printSearch, readSearch, type SearchAddress } from './addresses.ts';
import { find, type Found } from './find.ts';
import { pageLinks } from './pages.ts';
import { sizeWords, wordsOfPart } from './words/part-words.ts';
import { type Passes, passesOfARequest } from './passes.ts';
import type { Part } from './understand.ts';

type Frame = Omit<SearchResults, 'results'>;

/** @param passes what finding left of the request's; taken from it */
export function searchFrame(
  snapshot: CatalogueSnapshot,
  address: SearchAddress,
  found: Found,
  currency: Currency,
  passes = passesOfARequest(),
): Frame {
  const pages = Math.max(1, Math.ceil(found.rows.length / PAGE_SIZE));
  const words = found.searched;
  const first: SearchAddress = { ...address, page: 1 };
  const pathOf = (page: number): string => printSearch({ ...address, page });
  const without = (parts: readonly Part[]): string => printSearch({ ...first, query: cutOut(words, parts) });
  const prices = priceWords(snapshot.context.book, currency);
  const valuesOf = (id: (typeof FACET_IDS)[number]) => (id === 'price' ? prices : facetOf(id).values);
  const toggled = (id: (typeof FACET_IDS)[number], bit: number): string =>
    printSearch({ ...first, selected: { ...address.selected, [id]: address.selected[id] ^ bit } });
  const said = (id: string, value: string): readonly Part[] =>
    found.parts.filter((part) => part.is === 'facet' && part.facet === id && part.value === value);
  const near = new Set(found.instead.flatMap(({ parts }) => parts));
  const chips = found.parts
    // What stands for something else is said in a sentence of its own.
    .filter((part) => (part.is !== 'word' || address.asTyped === false) && !near.has(part))
    .map((part) => {
      const label = wordsOfPart(part, currency);
      return {
        facet: part.is,
        id: `${part.is}-${String(part.from)}`,
        ...fieldsOf('label', label),
        path: without([part]),
      };
    });
  const filters = FACET_IDS.flatMap((id) =>
    valuesOf(id).flatMap((value, at) =>
      address.selected[id] & (1 << at)
        ? [{ facet: id, id: value.id, ...fieldsOf('label', value), path: toggled(id, 1 << at) }]
        : [],
    ),
  );
  const counts = snapshot.index.count(found.selected, found.within);
  const facets = facetList({ ...EVERYTHING, selected: found.selected }, counts, prices).map((facet) => ({
    ...facet,
    values: facet.values.map((value) => {
      const id = facet.id as (typeof FACET_IDS)[number];
      const parts = said(id, value.id);
      return { ...value, path: parts.length > 0 ? without(parts) : toggled(id, facetBit(id, value.id)) };
    }),
  }));
  return {
    query: found.query,
    corrected: found.searched === found.query ? '' : found.searched,
    count: found.rows.length,
    page: address.page,
    page_size: PAGE_SIZE,
    pages,
    applied: [...chips, ...filters],
    relaxed: found.relaxed
      .filter(({ part }) => !near.has(part))
      .map(({ part, nearest }) => {
        const label = wordsOfPart(part, currency);
        const nearestSize =
          nearest === undefined || part.is !== 'range'
            ? byLocale(() => '')
            : sizeWords(part, nearest, currency);
        return {
          ...fieldsOf('label', label),
          ...fieldsOf('nearest', nearestSize),
          ...byItself(snapshot, part, words),
        };
      }),
    // Filters first: words were let go already, one by one.
    ...(found.rows.length === 0 && {
      without: waysOut(snapshot, address, [...filters, ...chips], currency, passes),
    }),
    missing: [...found.missing],
    instead: found.instead.flatMap(({ absent, parts }) => {
      const holding = parts.filter((part) => found.parts.includes(part));
      const labels = holding.map((part) => wordsOfPart(part, currency));
      if (labels.length === 0 || found.rows.length === 0) return [];
      return [
        {
          words: words.slice(absent.from, absent.to),
          ...fieldsOf(
            'label',
            byLocale((locale) => labels.map((label) => label[locale]).join(', ')),
          ),
        },
      ];
    }),
    guides: [...found.guides],
    guide_links: [...pageLinks(found.guides)],
    ...(found.unread !== '' && { unread: found.unread }),
    facets: found.rows.length > 0 || filters.length > 0 ? facets : [],
    sorts: sortsOf(first, found),
    page_paths: pageNumbers(address.page, pages).map((page) => ({ page, path: pathOf(page) })),
    previous_path: address.page > 1 ? pathOf(address.page - 1) : '',
    next_path: address.page < pages ? pathOf(address.page + 1) : '',
    exact_path:
      address.asTyped || found.searched === found.query
        ? ''
        : printSearch({ ...first, query: found.query, asTyped: true }),
    clear_path: printSearch({ ...first, selected: EVERYTHING.selected }),
    categories: categoriesOf(counts.category),
  };
}

/** Where all designs of a word that was let go are, and how many: no shopper is told that there are none for children. */
function byItself(
  { index }: CatalogueSnapshot,
  part: Part,
  words: string,
): { readonly path?: string; readonly count?: number } {
  if (part.is !== 'facet') return {};
  const at = facetOf(part.facet).values.findIndex(({ id }) => id === part.value);
  const count = index.count(EVERYTHING.selected)[part.facet][at] ?? 0;
  if (count === 0) return {};
  const query = words.slice(part.from, part.to);
  const path = printSearch({
    query,
    selected: EVERYTHING.selected,
    sort: undefined,
    page: 1,
    asTyped: false,
  });
  return { path, count };
}

/** More chips than this are no search that a shopper typed. */
const MOST_TRIED = 8;

/** What of the chips stands in the way: without it there is something. Each is its own address, so each is searched as a press on it would be. */
function waysOut(
  snapshot: CatalogueSnapshot,
  { sort, asTyped }: SearchAddress,
  chips: NonNullable<Frame['applied']>,
  currency: Currency,
  passes: Passes,
): NonNullable<Frame['without']> {
  return chips
    .slice(0, MOST_TRIED)
    .flatMap((chip) => {
      if (passes.left <= 0) return [];
      const { facet: _facet, id: _id, ...shown } = chip;
      const asked = readSearch(chip.path);
      if (asked) {
        const { rows } = find(snapshot, { ...asked, sort, asTyped, currency, isStrict: true }, passes);
        return rows.length === 0 ? [] : [{ ...shown, count: rows.length }];
      }
      // Without its words a search is a listing.
      const listing = parseListingPath(chip.path);
      passes.left -= 1;
      const count = listing ? snapshot.index.match(listing).length : 0;
      return count === 0 ? [] : [{ ...shown, count }];
    })
    .sort((a, b) => b.count - a.count);
}

/** What the words of a part said is taken out of the query; the rest reads on. */
function cutOut(query: string, parts: readonly Part[]): string {
  return parts
    .toSorted((a, b) => b.from - a.from)
    .reduce((text, { from, to }) => `${text.slice(0, from)} ${text.slice(to)}`, query)
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function sortsOf(address: SearchAddress, found: Found): NonNullable<Frame['sorts']> {
  return [undefined, ...SORTS.filter((sort) => sort !== 'popular')].map((sort) => {
    return {
      id: sort ?? 'relevance',
      ...fieldsOf('label', sortWords(sort)),
      path: printSearch({ ...address, sort }),
      selected: found.sort === (sort ?? 'relevance'),
    };
  });
}

const MOST_CATEGORIES = 4;

export function categoriesOf(counts: readonly number[]): NonNullable<Frame['categories']> {
  return CATEGORY_WORDS.map((word, at) => ({
    ...fieldsOf('label', word),
    path: `/jewellery/${word.id}/`,
    count: counts[at] ?? 0,
  }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_CATEGORIES);
}
