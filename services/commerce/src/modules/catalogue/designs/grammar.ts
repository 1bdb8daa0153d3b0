import { SORTS, type Sort } from '@suvarna/contracts/catalogue';
import { FACETS, FACET_IDS, type FacetId } from './facets.ts';

/** What a listing address says. Selections are bit masks over the values of each facet. */
export interface ListingQuery {
  readonly selected: Readonly<Record<FacetId, number>>;
  readonly sort: Sort;
  readonly page: number;
}

const ROOT = '/jewellery/';
const NOTHING = Object.fromEntries(FACET_IDS.map((id) => [id, 0])) as Record<FacetId, number>;

export const EVERYTHING: ListingQuery = { selected: NOTHING, sort: 'popular', page: 1 };

/** Every legal segment and what it selects: the vocabulary is closed, so a lookup is the whole parser. */
const SEGMENTS = new Map<string, { readonly facet: FacetId; readonly bit: number }>(
  FACETS.flatMap((facet) =>
    facet.values.map((value, at) => [facet.segment(value), { facet: facet.id, bit: 1 << at }] as const),
  ),
);

/** A page of facets prints a hundred addresses, so the texts are made once. */
const SEGMENT_TEXTS = FACETS.map(
  (facet) => [facet.id, facet.values.map((value) => facet.segment(value))] as const,
);

const PAGE = /^page\+([1-9]\d{0,4})$/;
const SORT = /^sort\+by\+(.+)$/;

/**
 * Reads a listing address of `spec/screens.md`. `undefined` when a word is unknown or two
 * segments contradict each other. Accepts upper case, a missing last slash and `+` that a
 * query decoder turned into a space; {@link printListingPath} gives the one canonical spelling.
 */
export function parseListingPath(path: string): ListingQuery | undefined {
  const normal = normalise(path);
  if (normal === ROOT) return EVERYTHING;
  if (!normal.startsWith(ROOT)) return undefined;
  const body = normal.slice(ROOT.length, -1);
  if (body.includes('/')) return undefined;
  if (!body.endsWith('-filter')) return categoryPage(body);
  return readSegments(body.slice(0, -'-filter'.length).split('-'));
}

/** The canonical address: fixed order of facets and values, defaults left out. */
export function printListingPath(query: ListingQuery): string {
  const category = loneCategory(query);
  if (category !== undefined) return `${ROOT}${category}/`;
  const segments: string[] = [];
  for (const [id, texts] of SEGMENT_TEXTS)
    if (query.selected[id] !== 0) segments.push(...segmentsOf(texts, query.selected[id]));
  return assemble([...segments, ...tailOf(query)]);
}

/**
 * The addresses with each value of a facet switched in turn, on the first page: what
 * `printListingPath(toggled(…))` gives, but the other facets are written once for all of them.
 */
export function togglePaths(query: ListingQuery, facet: FacetId): string[] {
  const first: ListingQuery = { ...query, page: 1 };
  const position = SEGMENT_TEXTS.findIndex(([id]) => id === facet);
  const texts = SEGMENT_TEXTS[position]?.[1] ?? [];
  const others = (from: number, to: number): string[] =>
    SEGMENT_TEXTS.slice(from, to).flatMap(([id, words]) => segmentsOf(words, query.selected[id]));
  const before = others(0, position);
  const after = [...others(position + 1, SEGMENT_TEXTS.length), ...tailOf(first)];
  const alone = before.length === 0 && after.length === 0;
  return texts.map((_, at) => {
    const mask = query.selected[facet] ^ (1 << at);
    if (alone) return printListingPath({ ...first, selected: { ...query.selected, [facet]: mask } });
    const lone =
      mask === 0 ? loneCategory({ ...first, selected: { ...query.selected, [facet]: 0 } }) : undefined;
    return lone === undefined
      ? assemble([...before, ...segmentsOf(texts, mask), ...after])
      : `${ROOT}${lone}/`;
  });
}

function segmentsOf(texts: readonly string[], mask: number): string[] {
  return mask === 0 ? [] : texts.filter((_, at) => mask & (1 << at));
}

function tailOf(query: ListingQuery): string[] {
  return [
    ...(query.sort === 'popular' ? [] : [`sort+by+${query.sort}`]),
    ...(query.page === 1 ? [] : [`page+${String(query.page)}`]),
  ];
}

function assemble(segments: readonly string[]): string {
  return segments.length === 0 ? ROOT : `${ROOT}${segments.join('-')}-filter/`;
}

/** The same listing with one value switched, back on its first page. */
export function toggled(query: ListingQuery, facet: FacetId, bit: number): ListingQuery {
  return { ...query, page: 1, selected: { ...query.selected, [facet]: query.selected[facet] ^ bit } };
}

function normalise(path: string): string {
  const text = path.toLowerCase().replaceAll('%2b', '+').replaceAll(' ', '+').replaceAll('%20', '+');
  return text.endsWith('/') ? text : `${text}/`;
}

function categoryPage(body: string): ListingQuery | undefined {
  const hit = SEGMENTS.get(body.replaceAll('-', '+'));
  return hit?.facet === 'category'
    ? { ...EVERYTHING, selected: { ...NOTHING, category: hit.bit } }
    : undefined;
}

function readSegments(segments: readonly string[]): ListingQuery | undefined {
  const selected = { ...NOTHING };
  let sort: Sort | undefined;
  let page: number | undefined;
  for (const segment of segments) {
    const hit = SEGMENTS.get(segment);
    if (hit) {
      selected[hit.facet] |= hit.bit;
      continue;
    }
    const sortWord = SORT.exec(segment)?.[1];
    if (sortWord !== undefined && isSort(sortWord) && (sort ?? sortWord) === sortWord) {
      sort = sortWord;
      continue;
    }
    const pageWord = PAGE.exec(segment)?.[1];
    if (pageWord === undefined || (page ?? Number(pageWord)) !== Number(pageWord)) return undefined;
    page = Number(pageWord);
  }
  return { selected, sort: sort ?? 'popular', page: page ?? 1 };
}

function isSort(word: string): word is Sort {
  return (SORTS as readonly string[]).includes(word);
}

/** The category's own name when it is the only thing the address says. */
function loneCategory({ selected, sort, page }: ListingQuery): string | undefined {
  if (sort !== 'popular' || page !== 1 || FACET_IDS.some((id) => id !== 'category' && selected[id] !== 0))
    return undefined;
  const at = Math.log2(selected.category);
  return Number.isInteger(at) ? FACETS[0]?.values[at]?.id : undefined;
}
