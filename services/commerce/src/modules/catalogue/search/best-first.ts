/** The order of what was found, where nothing else was asked for. */
import { meaningOf } from './words/lexicon.ts';
import type { SearchIndex } from './search-index.ts';
import { tokensOf } from './words/spelling.ts';
import type { Part } from './understand.ts';

/** Kinds that are their stones. */
const STONE_KINDS = new Set([
  'solitaires',
  'halo',
  'three-stone',
  'tennis',
  'eternity',
  'cocktail',
  'stations',
]);

/** Who says "gold" and no stone means pieces of gold before those that are gold as well. */
export function isPlainMeant(searched: string, parts: readonly Part[]): boolean {
  const isStone = (part: Part): boolean =>
    ['jewelled', 'shape', 'cut', 'laboratory', 'name'].includes(part.is) ||
    (part.is === 'facet' && part.facet === 'stone') ||
    (part.is === 'range' && part.of === 'carat') ||
    (part.is === 'kind' && STONE_KINDS.has(part.kind.id));
  if (parts.some(isStone)) return false;
  // The gold of "rose gold" is part of a colour.
  return tokensOf(searched).some(
    ({ text, from, to }) =>
      meaningOf(text) === 'metal' && !parts.some((part) => part.from <= from && to <= part.to),
  );
}

/** What the name of a piece says of it stands before what is only true of it. */
export function bestFirst(
  search: SearchIndex,
  parts: readonly Part[],
  found: Uint32Array,
  length: number,
): Uint32Array {
  // A word may be the beginning of a name; `men` of the facet is not that of Menaka.
  const words = parts.flatMap((part) =>
    part.is === 'word'
      ? [search.rowsNamed(part.text)]
      : part.is === 'facet'
        ? [search.rowsCalled(part.value)]
        : part.is === 'kind'
          ? [search.rowsCalled(part.kind.id.replace(/s$/, ''))]
          : [],
  );
  if (words.length === 0 || found.length === 0) return found;
  const score = new Uint8Array(length);
  for (const postings of words)
    for (const rows of postings) for (const row of rows) score[row] = (score[row] ?? 0) + 1;
  const sorted = new Uint32Array(found.length);
  let at = 0;
  for (let points = words.length * 4; points >= 0 && at < found.length; points -= 1)
    for (const row of found) if (score[row] === points) sorted[at++] = row;
  return sorted;
}

/** Pieces without a stone before those with one; each part keeps its order. */
export function plainFirst({ millicarat }: SearchIndex, rows: Uint32Array): Uint32Array {
  const isPlain = (row: number): boolean => millicarat[row] === 0;
  return Uint32Array.from([...rows.filter(isPlain), ...rows.filter((row) => !isPlain(row))]);
}
