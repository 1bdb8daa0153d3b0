import type { CutGrade } from '@suvarna/contracts/catalogue';
import { LRUCache } from 'lru-cache';
import MiniSearch from 'minisearch';
import { type Design, SHAPE_WORDS } from '../../designs/index.ts';
import { isOf, kindBits, KINDS, type Kind } from './words/kinds.ts';
import { isOfTheTrade, SPELLINGS } from './words/lexicon.ts';
import { gatherNames, type Names } from './words/names.ts';
import { keyOf, slips, wordsOf } from './words/spelling.ts';

export interface SearchIndex {
  readonly names: Names;
  /** The row of an id, a design code or a SKU. */
  readonly codeRow: (query: string) => number | undefined;
  /** Rows whose name or collection has the word, or a word it begins. */
  readonly rowsNamed: (word: string) => readonly Uint32Array[];
  /** Rows whose name has the word itself, or its plural. */
  readonly rowsCalled: (word: string) => readonly Uint32Array[];
  readonly isNamed: (word: string) => boolean;
  /** The nearest word in spelling; a word of the trade is never corrected. */
  readonly corrected: (word: string) => string | undefined;
  /** Words that begin like this, the most common first. */
  readonly begun: (word: string, limit: number) => string[];
  /** A halo ring is both; a ring and a bangle, of which nothing is both, are either. */
  readonly isOfKinds: (kinds: readonly Kind[]) => (row: number) => boolean;
  readonly hasShape: (row: number, shape: string) => boolean;
  /** Of the first diamond of a piece; a round one has such a grade. */
  readonly cuts: readonly (CutGrade | undefined)[];
  /** Who certifies the diamonds of a piece. */
  readonly laboratories: readonly (string | null)[];
  readonly isFine: (row: number) => boolean;
  /** All stones of the piece. */
  readonly millicarat: Uint32Array;
}

const CHUNK = 300;

/** Words whose endings are kept: each pass of a search asks for the same. */
const MOST_WORDS = 500;

/**
 * What of a catalogue does not change with its prices. Words of names, not designs, are what is
 * searched: some hundreds of them, each with its rows.
 *
 * @param designs in the order equal hits should keep (popularity)
 * @param pause lets requests run while the words are gathered
 */
export async function buildSearch(
  designs: readonly Design[],
  pause: () => Promise<void>,
): Promise<SearchIndex> {
  const gathered = new Map<string, number[]>();
  const names = gatherNames(designs);
  const codes = new Map<string, number>();
  const forms = new Map<string, number>();
  const formOf = new Uint16Array(designs.length);
  const shapes = new Uint16Array(designs.length);
  const fine = new Uint8Array(designs.length);
  const millicarat = new Uint32Array(designs.length);
  /** Kinds of each form, as bits. */
  const kindsOf: bigint[] = [];
  for (const [row, design] of designs.entries()) {
    if (row % CHUNK === CHUNK - 1) await pause();
    names.add(row);
    codes.set(String(design.product_id), row).set(design.design_code.toLowerCase(), row);
    for (const word of new Set(wordsOf(`${design.title} ${design.title_hi} ${design.set_name}`))) {
      const rows = gathered.get(word);
      if (rows) rows.push(row);
      else gathered.set(word, [row]);
    }
    const form = `${design.category}/${design.form}`;
    if (!forms.has(form)) {
      forms.set(form, forms.size);
      kindsOf.push(kindBits(KINDS.filter((kind) => isOf(kind, design))));
    }
    formOf[row] = forms.get(form) ?? 0;
    for (const stone of design.stones)
      shapes[row] = (shapes[row] ?? 0) | (1 << SHAPE_WORDS.findIndex(({ id }) => id === stone.shape));
    fine[row] = design.fineness === null ? 0 : 1;
    millicarat[row] = design.stones.reduce((sum, stone) => sum + stone.millicarat, 0);
  }
  const postings = new Map(Array.from(gathered, ([word, rows]) => [word, Uint32Array.from(rows)] as const));
  const common = (word: string): number => postings.get(word)?.length ?? 0;
  const words = new MiniSearch<{ id: string }>({
    fields: ['id'],
    tokenize: (text) => [text],
    processTerm: (term) => term,
  });
  words.addAll([...new Set([...SPELLINGS, ...postings.keys()])].map((id) => ({ id })));
  const begunWords = new LRUCache<string, readonly string[]>({ max: MOST_WORDS });
  const begun = (word: string): readonly string[] => {
    const begunBy =
      begunWords.get(word) ?? words.search(word, { prefix: true, fuzzy: false }).map(({ id }) => String(id));
    begunWords.set(word, begunBy);
    return begunBy;
  };
  const known = new Map<string, string | undefined>();
  const correct = (word: string): string | undefined => {
    if (word.length < 4 || word.length > 24) return undefined;
    const most = word.length < 6 ? 1 : 2;
    let best: { readonly word: string; readonly cost: number } | undefined;
    for (const { id } of words.search(word, { fuzzy: 2, prefix: false })) {
      const near = String(id);
      const distance = slips(word, near, 2);
      // Names of people are near to everything: a word of the trade is what is meant.
      const isTrade = isOfTheTrade(near);
      if (distance > (isTrade ? Math.max(most, word.length > 4 ? 2 : 1) : 1)) continue;
      // No shopper slips at the first letter of a short word: "cross" is no drop, "bade" no kada.
      if (near[0] !== word[0] && word.length - distance < 4) continue;
      const cost =
        distance * 10 + (isTrade ? 0 : 12) + (near[0] === word[0] ? 0 : 4) - Math.min(3, common(near) / 400);
      if (!best || cost < best.cost) best = { word: near, cost };
    }
    return best?.word;
  };
  return {
    names: names.gathered(postings),
    codeRow: (query) => codes.get(query.trim().toLowerCase().split('-')[0] ?? ''),
    isNamed: (word) =>
      postings.has(word) || (word.length > 2 && begun(word).some((near) => postings.has(near))),
    rowsNamed(word) {
      const exact = postings.get(word);
      if (exact) return [exact];
      return word.length < 3 ? [] : begun(word).flatMap((near) => postings.get(near) ?? []);
    },
    rowsCalled: (word) => [word, `${word}s`].flatMap((one) => postings.get(one) ?? []),
    corrected(word) {
      if (isOfTheTrade(word)) return undefined;
      if (!known.has(word)) {
        if (known.size > 5_000) known.clear();
        known.set(word, correct(word));
      }
      return known.get(word);
    },
    begun: (word, limit) =>
      (word.length < 2 ? [] : begun(keyOf(word))).toSorted((a, b) => common(b) - common(a)).slice(0, limit),
    isOfKinds(kinds) {
      const asked = kindBits(kinds);
      const hasAll = kindsOf.map((has) => (has & asked) === asked);
      const isAsked = hasAll.includes(true) ? hasAll : kindsOf.map((has) => (has & asked) !== 0n);
      return (row) => isAsked[formOf[row] ?? 0] === true;
    },
    hasShape: (row, shape) =>
      ((shapes[row] ?? 0) & (1 << SHAPE_WORDS.findIndex(({ id }) => id === shape))) !== 0,
    cuts: designs.map(({ stones }) => stones.find(({ type }) => type === 'diamond')?.cut),
    laboratories: designs.map(({ laboratory }) => laboratory),
    isFine: (row) => fine[row] === 1,
    millicarat,
  };
}
