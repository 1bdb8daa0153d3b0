/** Names of collections and designs: a query that has one whole means it. */
import { byLocale, type Wording, wordingOf } from '@suvarna/contracts/locale';
import type { Design } from '../../../designs/index.ts';
import { tokensOf, type Token } from './spelling.ts';

export interface Named extends Wording {
  readonly rows: readonly number[];
}

export interface Names {
  /** The longest name that stands whole from here on. */
  readonly at: (
    tokens: readonly Token[],
    from: number,
  ) => { readonly named: Named; readonly words: number } | undefined;
  /** A word of names, letter by letter. */
  readonly isWord: (word: string) => boolean;
  /** Collections whose names begin like this. */
  readonly collectionsBegun: (typed: string) => readonly string[];
}

const LONGEST_NAME = 9;
const SHORTEST_BEGINNING = 3;

const written = (tokens: readonly Token[]): string => tokens.map(({ text }) => text).join(' ');
const writtenName = (name: string): string => written(tokensOf(name));

export interface GatheredNames {
  readonly add: (row: number) => void;
  /** @param postings rows of each word, in order */
  readonly gathered: (postings: ReadonlyMap<string, Uint32Array>) => Names;
}

/** Collections are a few; of designs only the first words are kept, for a hundred thousand names would be heavy. */
export function gatherNames(designs: readonly Design[]): GatheredNames {
  const collections = new Map<string, { readonly name: string; readonly rows: number[] }>();
  const begun = new Map<string, number[]>();
  return {
    add(row) {
      const design = designs[row];
      if (!design) return;
      for (const title of Object.values(wordingOf(design, 'title'))) {
        const first = tokensOf(title.split(' ')[0] ?? '')[0]?.text;
        if (first === undefined) continue;
        const rows = begun.get(first);
        if (rows) rows.push(row);
        else begun.set(first, [row]);
      }
      if (design.set_name === '') return;
      const key = writtenName(design.set_name);
      const known = collections.get(key);
      if (known) known.rows.push(row);
      else collections.set(key, { name: design.set_name, rows: [row] });
    },
    gathered: (postings) => ({
      at(tokens, from) {
        const design = designAt(designs, begun, postings, tokens, from);
        if (design) return design;
        for (let words = Math.min(LONGEST_NAME, tokens.length - from); words > 0; words -= 1) {
          const found = collections.get(written(tokens.slice(from, from + words)));
          if (found) return { words, named: { ...byLocale(() => found.name), rows: found.rows } };
        }
        return undefined;
      },
      isWord: (word) => postings.has(word),
      collectionsBegun: (typed) =>
        typed.length < SHORTEST_BEGINNING
          ? []
          : [...collections.keys()].filter((name) => name.startsWith(typed)),
    }),
  };
}

function designAt(
  designs: readonly Design[],
  begun: ReadonlyMap<string, readonly number[]>,
  postings: ReadonlyMap<string, Uint32Array>,
  tokens: readonly Token[],
  from: number,
): ReturnType<Names['at']> {
  let rows = begun.get(tokens[from]?.text ?? '') ?? [];
  const steps: (readonly number[])[] = [rows];
  const seen = new Set([tokens[from]?.text]);
  for (let words = 2; words <= Math.min(LONGEST_NAME, tokens.length - from); words += 1) {
    const text = tokens[from + words - 1]?.text ?? '';
    // No name says a word twice, and a shopper who does asks for much work.
    if (seen.has(text)) break;
    seen.add(text);
    const having = postings.get(text);
    // Numbers are cut otherwise in names than in queries: there the whole name decides.
    if (having) rows = rows.filter((row) => has(having, row));
    else if (!/^\d/.test(text)) rows = [];
    if (rows.length === 0) break;
    steps.push(rows);
  }
  for (let words = steps.length; words > 1; words -= 1) {
    const asked = written(tokens.slice(from, from + words));
    const isAsked = (title: string): boolean => wordsIn(title) === words && writtenName(title) === asked;
    const named = (steps[words - 1] ?? []).filter((row) => {
      const design = designs[row];
      return design && Object.values(wordingOf(design, 'title')).some(isAsked);
    });
    const first = designs[named[0] ?? -1];
    if (first) return { words, named: { ...wordingOf(first, 'title'), rows: named } };
  }
  return undefined;
}

/** Cheap: most names are of another length, and need not be read word by word. */
function wordsIn(name: string): number {
  let words = 1;
  for (let at = name.indexOf(' '); at >= 0; at = name.indexOf(' ', at + 1)) words += 1;
  return words;
}

function has(rows: Uint32Array, row: number): boolean {
  let low = 0;
  let high = rows.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const at = rows[middle] ?? 0;
    if (at === row) return true;
    if (at < row) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}
