import { firstWriting } from './words/lexicon.ts';
import { writtenRight } from './words/misspellings.ts';
import type { SearchIndex } from './search-index.ts';
import { keyOf, tidy } from './words/spelling.ts';

/** Of so many beginnings one writing of each word is chosen. */
const LOOKED_AT = 24;

/**
 * The query with its last word typed to its end, and misspelt ones put right; a collection that is
 * being named comes first. A word is offered in one writing, whichever its beginning fits.
 */
export function completions(search: SearchIndex, query: string, limit: number): string[] {
  const typed = tidy(query).toLowerCase();
  const words = typed.split(' ');
  const last = words.at(-1) ?? '';
  if (last === '') return [];
  const right = (word: string): string | undefined =>
    writtenRight(keyOf(word)) ?? (search.isNamed(keyOf(word)) ? undefined : search.corrected(keyOf(word)));
  const before = words.slice(0, -1).map((word) => right(word) ?? word);
  const meant = writtenRight(keyOf(last));
  const begun = meant === undefined ? search.begun(last, LOOKED_AT) : [];
  const near = begun.length > 0 ? [] : [meant ?? search.corrected(last)].filter((word) => word !== undefined);
  const completed = [...oneWritingEach(begun, last), ...near].map((word) => [...before, word].join(' '));
  return [...new Set([...search.names.collectionsBegun(typed), ...completed])].slice(0, limit);
}

/** What was typed to its end stands first: who wrote `men` means no `Menaka`. */
function oneWritingEach(begun: readonly string[], typed: string): string[] {
  const key = keyOf(typed);
  const byWord = new Map<string, string>();
  for (const word of begun) {
    const first = firstWriting(word);
    if (!byWord.has(first)) byWord.set(first, keyOf(first).startsWith(key) ? first : word);
  }
  return [...byWord.values()].toSorted((a, b) => Number(b === key) - Number(a === key));
}
