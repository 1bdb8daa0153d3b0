/** Pages of words that a search leads to: policies, the gold rate, sizes, stores … What they are called when asked for says the lexicon. */
import { type Fields, fieldsOf } from '@suvarna/contracts/locale';
import { say } from '../texts.ts';
import { GUIDES } from './words/lexicon.ts';
import pages from './pages.json' with { type: 'json' };
import { tokensOf } from './words/spelling.ts';

export interface PageLink extends Fields<'label'> {
  /** Language-neutral. */
  readonly path: string;
}

const PATHS: Readonly<Record<string, string>> = pages;

const MOST_PAGES = 3;

/** The stores of a city before all stores; each address once. */
export function pageLinks(ids: readonly string[]): readonly PageLink[] {
  const inOrder = [...ids].sort((a, b) => Number(b.includes('/')) - Number(a.includes('/')));
  const links = new Map<string, PageLink>();
  for (const id of inOrder) {
    const path = PATHS[id];
    if (path !== undefined && !links.has(path))
      links.set(path, { ...fieldsOf('label', say(`page.${id}`)), path });
  }
  return [...links.values()].slice(0, MOST_PAGES);
}

const SHORTEST_BEGINNING = 3;

/** Pages whose name begins with what was typed so far. */
export function pagesBegun(query: string): readonly string[] {
  const typed = tokensOf(query)
    .map(({ text }) => text)
    .join('');
  if (typed.length < SHORTEST_BEGINNING) return [];
  return [...new Set(GUIDES.flatMap(([writing, id]) => (writing.startsWith(typed) ? [id] : [])))];
}
