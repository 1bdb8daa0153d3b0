/** What a query finds: its parts are limits of the catalogue's own index, so filters, counts and sorts are one code with listings. */
import type { Sort } from '@suvarna/contracts/catalogue';
import type { Currency } from '@suvarna/contracts/money';
import type { CatalogueIndex } from '../snapshot/catalogue-index.ts';
import { facetBit } from '../designs/facets.ts';
import { EVERYTHING, type ListingQuery } from '../designs/grammar.ts';
import type { PriceBook } from '../../pricing/index.ts';
import { bestFirst, isPlainMeant, plainFirst } from './best-first.ts';
import { insteadOf, type Instead } from './words/instead.ts';
import { limitOf, measureIn, type Limit } from './limits.ts';
import { writtenRight } from './words/misspellings.ts';
import { type Passes, passesOfARequest } from './passes.ts';
import type { SearchIndex } from './search-index.ts';
import { keyOf, tidy, tokensOf } from './words/spelling.ts';
import { understand, type Part } from './understand.ts';

export interface Question {
  readonly query: string;
  /** Search for what was typed: nothing corrected, nothing understood. */
  readonly asTyped?: boolean;
  readonly selected?: ListingQuery['selected'];
  readonly sort?: Sort | undefined;
  readonly currency: Currency;
  /** Everything or nothing: no part is let go. */
  readonly isStrict?: boolean;
}

export interface Catalogued {
  readonly index: CatalogueIndex;
  readonly search: SearchIndex;
  readonly context: { readonly book: PriceBook };
}

export interface Found {
  readonly query: string;
  /** The query with its misspelt words put right; the same when there were none. */
  readonly searched: string;
  readonly rows: Uint32Array | readonly number[];
  /** Limits that hold. */
  readonly parts: readonly Part[];
  /** Parts that were let go because nothing fulfils them beside the others. */
  readonly relaxed: readonly { readonly part: Part; readonly nearest?: number }[];
  /** Words that nothing here is called by. */
  readonly missing: readonly string[];
  /** What is looked for in place of what the store does not make; its parts are among `parts` or `relaxed`. */
  readonly instead: readonly Instead[];
  /** The rest of a query that asks for more than is read of one; `''` for others. */
  readonly unread: string;
  /** Pages of words that answer better than a design. */
  readonly guides: readonly string[];
  /** What is selected of the facets: by words and by filters. */
  readonly selected: ListingQuery['selected'];
  readonly sort: Sort | 'relevance';
  readonly within: (karat: number) => Uint8Array;
}

/** What is let go first when nothing has everything. */
const EASIEST: readonly string[] = [
  'price',
  'weight',
  'carat',
  'word',
  'type',
  'laboratory',
  'cut',
  'shape',
  'style',
  'motif',
  'occasion',
  'recipient',
  'gifting',
  'colour',
  'fine',
  'karat',
  'stone',
  'jewelled',
  'kind',
  'name',
];
const nameOf = (part: Part): string =>
  part.is === 'range' ? part.of : part.is === 'facet' ? part.facet : part.is;

/** Who asks for more than this asks for nothing that a piece could be. */
const MOST_PARTS = 10;

/** @param passes what the request has left; taken from it */
export function find(catalogue: Catalogued, question: Question, passes = passesOfARequest()): Found {
  const { search } = catalogue;
  const query = tidy(question.query);
  const code = search.codeRow(query);
  const read = question.asTyped === true ? wordsOnly(query) : correctedParts(search, query);
  const { searched, unread } = read;
  const instead = insteadOf(read.parts);
  const said = [
    ...read.parts.filter((part) => !['sort', 'absent', 'guide'].includes(part.is)),
    ...instead.flatMap(({ parts }) => parts),
  ];
  const guides = read.parts.flatMap((part) => (part.is === 'guide' ? [part.page] : []));
  const missing = read.parts.flatMap((part) => {
    if (part.is === 'absent') return [searched.slice(part.from, part.to) || part.name];
    // "Ring size 12" leads to the sizes: no shopper looks for something called 12.
    if (guides.length > 0 && part.is === 'word' && /^\d/.test(part.text)) return [];
    return part.is === 'word' && !search.isNamed(part.text) ? [searched.slice(part.from, part.to)] : [];
  });
  const known = said.filter((part) => part.is !== 'word' || search.isNamed(part.text));
  const sortSaid = read.parts.find((part) => part.is === 'sort');
  const sort = question.sort ?? (sortSaid?.is === 'sort' ? sortSaid.sort : 'relevance');
  const run = (parts: readonly Part[]): Found => {
    passes.left -= 1;
    return narrowed(catalogue, question, {
      ...{ query, searched, unread, parts, missing, instead, guides, sort },
      isPlainFirst: isPlainMeant(searched, read.parts),
    });
  };
  if (code !== undefined && question.selected === undefined)
    return { ...run([]), rows: [code], missing: [], instead: [], within: () => only(catalogue, code) };
  if (known.length === 0 && !read.parts.some((part) => part.is === 'sort') && !isAboutGold(query, read.parts))
    return { ...run([]), rows: [], missing, within: () => new Uint8Array(catalogue.index.rows.length) };
  const whole = run(known);
  if (whole.rows.length > 0 || known.length === 0)
    return { ...whole, ...(sortSaid && { parts: [...whole.parts, sortSaid] }) };
  if (question.isStrict === true || isEmptyFilter(catalogue, question, passes)) return whole;
  return relaxed(catalogue, question, known, run, passes) ?? whole;
}

/** Whatever is let go of the words, there is nothing. */
function isEmptyFilter({ index }: Catalogued, { selected }: Question, passes: Passes): boolean {
  if (selected === undefined) return false;
  passes.left -= 1;
  return index.match({ selected, sort: 'popular' }).length === 0;
}

/** "gold", "jewellery": understood, and no limit. */
const isAboutGold = (query: string, parts: readonly Part[]): boolean =>
  /[\p{L}\p{N}]/u.test(query) && parts.length === 0;

const only = ({ index }: Catalogued, row: number): Uint8Array => {
  const within = new Uint8Array(index.rows.length);
  within[row] = 1;
  return within;
};

interface Read {
  readonly searched: string;
  readonly parts: readonly Part[];
  readonly unread: string;
}

const readOf = (searched: string, all: readonly Part[]): Read => {
  const first = all[MOST_PARTS];
  return { searched, parts: all.slice(0, MOST_PARTS), unread: first ? searched.slice(first.from) : '' };
};

function wordsOnly(query: string): Read {
  const parts = Array.from(query.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ({ 0: word, index }): Part => ({
    is: 'word',
    text: keyOf(word),
    from: index,
    to: index + word.length,
  }));
  return readOf(query, parts);
}

const MOST_CORRECTED = 6;

function correctedParts(search: SearchIndex, query: string): Read {
  const spelt = speltRight(search, query);
  const all = understand(spelt, search.names);
  let searched = spelt;
  let tried = 0;
  // From the end, so that places before stay true.
  for (const part of all.slice(0, MOST_PARTS).toReversed()) {
    if (part.is !== 'word' || search.isNamed(part.text) || (tried += 1) > MOST_CORRECTED) continue;
    const meant = search.corrected(part.text);
    if (meant !== undefined) searched = searched.slice(0, part.from) + meant + searched.slice(part.to);
  }
  return readOf(searched, searched === spelt ? all : understand(searched, search.names));
}

/** Words that are known to be misspelt, whatever they sound like. From the end, so that places before stay true. */
function speltRight({ names }: SearchIndex, query: string): string {
  return tokensOf(query).reduceRight((text, { text: word, from, to }) => {
    const meant = names.isWord(word) ? undefined : writtenRight(word);
    return meant === undefined ? text : text.slice(0, from) + meant + text.slice(to);
  }, query);
}

interface Reading extends Pick<
  Found,
  'query' | 'searched' | 'parts' | 'missing' | 'instead' | 'unread' | 'guides' | 'sort'
> {
  readonly isPlainFirst: boolean;
}

function narrowed(
  catalogue: Catalogued,
  { selected = EVERYTHING.selected, currency }: Question,
  { isPlainFirst, ...reading }: Reading,
): Found {
  const masks = { ...selected };
  for (const part of reading.parts)
    if (part.is === 'facet') masks[part.facet] |= facetBit(part.facet, part.value);
  const limits = limitOf(catalogue, reading.parts, currency);
  const found = catalogue.index.match(
    { selected: masks, sort: reading.sort === 'relevance' ? 'popular' : reading.sort },
    limits,
  );
  const { search, index } = catalogue;
  const best = (): Uint32Array => bestFirst(search, reading.parts, found, index.rows.length);
  const rows = reading.sort !== 'relevance' ? found : isPlainFirst ? plainFirst(search, best()) : best();
  return { ...reading, rows, relaxed: [], selected: masks, within: limits };
}

function relaxed(
  catalogue: Catalogued,
  question: Question,
  parts: readonly Part[],
  run: (parts: readonly Part[]) => Found,
  passes: Passes,
): Found | undefined {
  const inOrder = parts.toSorted((a, b) => EASIEST.indexOf(nameOf(a)) - EASIEST.indexOf(nameOf(b)));
  const alone = inOrder.map((part) => [part]);
  // The first of them alone was tried, and without any part a search is no search.
  const together = inOrder.slice(1, -1).map((_, at) => inOrder.slice(0, at + 2));
  for (const gone of parts.length > 1 ? [...alone, ...together] : []) {
    if (passes.left <= 0) return undefined;
    const found = run(parts.filter((part) => !gone.includes(part)));
    if (found.rows.length > 0) return nearestFirst(catalogue, question, found, gone);
  }
  return undefined;
}

function nearestFirst(
  catalogue: Catalogued,
  { currency, sort }: Question,
  found: Found,
  gone: readonly Part[],
): Found {
  const limit = gone.find((part): part is Limit => part.is === 'range');
  if (!limit) return { ...found, relaxed: gone.map((part) => ({ part })) };
  const measured = measureIn(catalogue, limit, currency)(found.selected.karat);
  const nearest = byDistance(found.rows, (row) => {
    const size = measured[row] ?? 0;
    return size < limit.low ? limit.low - size : size > limit.high ? size - limit.high : 0;
  });
  const rows = sort === undefined ? nearest : found.rows;
  const [first] = nearest;
  return {
    ...found,
    rows,
    relaxed: gone.map((part) => ({
      part,
      ...(part === limit && first !== undefined && { nearest: measured[first] ?? 0 }),
    })),
  };
}

const FARTHEST = 1e10;

/** Distance and place as one number, so that the engine sorts numbers and calls nothing else. */
function byDistance(rows: Found['rows'], away: (row: number) => number): Uint32Array {
  const keys = Float64Array.from(
    rows,
    (row, at) => Math.round(Math.min(away(row), FARTHEST)) * rows.length + at,
  ).sort();
  return Uint32Array.from(keys, (key) => rows[key % rows.length] ?? 0);
}
