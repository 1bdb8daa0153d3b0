import type { SearchIndex } from './search-index.ts';
import { tidy } from './spelling.ts';

/** The query with its last word typed to its end, or put right; a collection that is being named comes first. */
export function completions(search: SearchIndex, query: string, limit: number): string[] {
  const typed = tidy(query).toLowerCase();
  const words = typed.split(' ');
  const last = words.at(-1) ?? '';
  if (last === '') return [];
  const before = words.slice(0, -1);
  const begun = search.begun(last, limit);
  const near = begun.length > 0 ? [] : [search.corrected(last)].filter((word) => word !== undefined);
  const completed = [...begun, ...near].map((word) => [...before, word].join(' '));
  return [...new Set([...search.names.collectionsBegun(typed), ...completed])].slice(0, limit);
}
