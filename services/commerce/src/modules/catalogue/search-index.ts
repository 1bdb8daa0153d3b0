import MiniSearch from 'minisearch';
import {
  CATEGORY_WORDS,
  COLOUR_WORDS,
  type Design,
  MOTIF_WORDS,
  OCCASION_WORDS,
  RECIPIENT_WORDS,
  STONE_WORDS,
  STYLE_WORDS,
  type Word,
  wordOf,
} from '../designs/index.ts';
import { usesMotif } from './motif-named.ts';
import { SYNONYM_PAIRS, tokens } from './search-words.ts';

interface SearchHits {
  /** Positions in the list the index was built from, best first. */
  readonly rows: number[];
  /** What was searched for when some words were misspelt; `''` when they were not. */
  readonly corrected: string;
}

export interface SearchIndex {
  readonly find: (query: string) => SearchHits;
  /** Completions of the last word, the most common first. */
  readonly complete: (query: string, limit: number) => string[];
}

const TITLE = 3;
const ATTRIBUTE = 2;
const MAX_TOKENS = 8;
const CHUNK = 300;

/** Rows that carry a word, with how much the word says about each. */
type Postings = Map<number, number>;

/**
 * Words, not designs, are what the library searches: a few hundred of them, with prefixes and
 * typing mistakes; the rows of each word are then joined. A query costs a fraction of a millisecond.
 *
 * @param designs in the order equal hits should keep (popularity)
 * @param pause lets requests run while the words are gathered
 */
export async function buildSearch(
  designs: readonly Design[],
  pause: () => Promise<void>,
): Promise<SearchIndex> {
  const postings = new Map<string, Postings>();
  const exact = new Map<string, number>();
  for (const [row, design] of designs.entries()) {
    if (row % CHUNK === CHUNK - 1) await pause();
    exact.set(String(design.product_id), row).set(design.design_code.toLowerCase(), row);
    for (const token of tokens(`${design.title} ${design.title_hi}`)) note(postings, token, row, TITLE);
    for (const token of tokens(attributeText(design))) note(postings, token, row, ATTRIBUTE);
  }
  for (const [alias, word] of SYNONYM_PAIRS) {
    for (const [row, weight] of postings.get(word) ?? []) note(postings, alias, row, weight);
  }
  const words = new MiniSearch<{ id: string }>({
    fields: ['id'],
    tokenize: (text) => [text],
    processTerm: (term) => term,
  });
  words.addAll([...postings.keys()].map((id) => ({ id })));
  const frequency = (word: string): number => postings.get(word)?.size ?? 0;

  /** Words meant by a token: itself and words it begins, else the ones nearest in spelling. */
  const meant = (token: string): { readonly words: readonly string[]; readonly guessed: boolean } => {
    const begun =
      token.length < 2
        ? []
        : words.search(token, { prefix: true, fuzzy: false }).map((hit) => String(hit.id));
    if (postings.has(token))
      return {
        words: [token, ...begun.filter((word) => word !== token && word.length <= token.length + 2)],
        guessed: false,
      };
    if (begun.length > 0) return { words: begun, guessed: false };
    if (token.length < 3) return { words: [], guessed: true };
    const near = words
      .search(token, { fuzzy: token.length < 5 ? 1 : 2, prefix: token.length > 4 })
      .slice(0, 6);
    const best = near[0]?.score ?? 0;
    return {
      words: near.filter((hit) => hit.score > best * 0.55).map((hit) => String(hit.id)),
      guessed: true,
    };
  };

  return {
    find(query) {
      const asked = tokens(query).slice(0, MAX_TOKENS);
      const code = exact.get(query.trim().toLowerCase().split('-')[0] ?? '');
      if (code !== undefined) return { rows: [code], corrected: '' };
      const groups = asked.map(meant);
      const guessed = groups.some((group) => group.guessed && group.words.length > 0);
      const corrected = guessed
        ? asked.map((token, at) => (groups[at]?.guessed ? (groups[at].words[0] ?? token) : token)).join(' ')
        : '';
      return {
        rows: rank(
          groups.map((group) => group.words).filter((group) => group.length > 0),
          postings,
        ),
        corrected,
      };
    },
    complete(query, limit) {
      const asked = tokens(query).slice(0, MAX_TOKENS);
      const last = asked.at(-1);
      if (last === undefined) return [];
      const before = asked.slice(0, -1);
      const { words: candidates } = meant(last);
      return [...candidates]
        .sort((a, b) => frequency(b) - frequency(a))
        .slice(0, limit)
        .map((word) => [...before, word].join(' '));
    },
  };
}

/** Rows that carry every word; when there are none, rows that carry the most. */
function rank(groups: readonly (readonly string[])[], postings: ReadonlyMap<string, Postings>): number[] {
  if (groups.length === 0) return [];
  const matched = new Map<number, { groups: number; score: number }>();
  groups.forEach((group, at) => {
    group.forEach((word, place) => {
      for (const [row, weight] of postings.get(word) ?? []) {
        const entry = matched.get(row);
        const score = place === 0 ? weight + 1 : weight;
        if (!entry) {
          if (at === 0 || groups.length > 1) matched.set(row, { groups: 1 << at, score });
          continue;
        }
        if (entry.groups & (1 << at)) continue;
        entry.groups |= 1 << at;
        entry.score += score;
      }
    });
  });
  const all = (1 << groups.length) - 1;
  const full = [...matched].filter(([, entry]) => entry.groups === all);
  const most = Math.max(0, ...new Set([...matched.values()].map((entry) => bitCount(entry.groups))));
  const kept = full.length > 0 ? full : [...matched].filter(([, entry]) => bitCount(entry.groups) === most);
  return kept.sort(([a, x], [b, y]) => y.score - x.score || a - b).map(([row]) => row);
}

function bitCount(mask: number): number {
  let count = 0;
  for (let bits = mask; bits !== 0; bits &= bits - 1) count += 1;
  return count;
}

function note(postings: Map<string, Postings>, token: string, row: number, weight: number): void {
  const rows = postings.get(token) ?? new Map<number, number>();
  rows.set(row, Math.max(weight, rows.get(row) ?? 0));
  postings.set(token, rows);
}

function attributeText(design: Design): string {
  const both = (word: Word): string => `${word.en} ${word.hi}`;
  return [
    both(wordOf(CATEGORY_WORDS, design.category)),
    singular(design.category),
    usesMotif(design) ? both(wordOf(MOTIF_WORDS, design.motif)) : '',
    both(wordOf(STYLE_WORDS, design.style)),
    design.form,
    design.set_name,
    design.category === 'gold-coins' ? '' : 'gold jewellery',
    ...design.stones.map((row) => both(wordOf(STONE_WORDS, row.type))),
    ...design.occasions.map((id) => both(wordOf(OCCASION_WORDS, id))),
    ...design.recipients.map((id) => both(wordOf(RECIPIENT_WORDS, id))),
    ...design.colours.map((id) => both(wordOf(COLOUR_WORDS, id))),
    ...design.bodies.map((body) => `${String(body.karat)}k ${String(body.karat)}kt ${String(body.karat)}`),
  ].join(' ');
}

function singular(category: string): string {
  return category.endsWith('s') ? category.slice(0, -1) : category;
}
