/** Reads a query: phrases of the trade and amounts become parts, what is left are words to look for in names. */
import { type CutGrade, GOLD_GRADES, type Sort } from '@suvarna/contracts/catalogue';
import type { Currency } from '@suvarna/contracts/money';
import type { FacetId } from '../designs/facets.ts';
import { readAmount, readMarks, type Item } from './words/amounts.ts';
import { KINDS, type Kind } from './words/kinds.ts';
import { LONGEST_PHRASE, type Meaning, meaningBySound, meaningOf, seamOf } from './words/lexicon.ts';
import type { Named, Names } from './words/names.ts';
import { tokensOf, type Token } from './words/spelling.ts';

interface Place {
  /** Where it stands in the query: what a shopper takes off is cut out there. */
  readonly from: number;
  readonly to: number;
}

export type Part = Place &
  (
    | { readonly is: 'facet'; readonly facet: FacetId; readonly value: string }
    | { readonly is: 'kind'; readonly kind: Kind }
    | { readonly is: 'shape'; readonly value: string }
    | { readonly is: 'cut'; readonly value: CutGrade }
    | { readonly is: 'laboratory'; readonly value: string }
    | { readonly is: 'name'; readonly named: Named }
    | { readonly is: 'jewelled' }
    | { readonly is: 'fine' }
    | RangePart
    | { readonly is: 'sort'; readonly sort: Sort }
    | { readonly is: 'absent'; readonly name: string }
    | { readonly is: 'guide'; readonly page: string }
    | { readonly is: 'word'; readonly text: string }
  );

/** Bounds in rupees (or whole units of a currency), milligrams, or millicarats; both included. */
interface RangePart {
  readonly is: 'range';
  readonly of: 'price' | 'weight' | 'carat';
  readonly low: number;
  readonly high: number;
  readonly currency?: Currency;
}

/** Numbers that say a grade of gold by themselves; 20k and 9k are amounts unless gold follows. */
const COMMON_GRADES: ReadonlySet<number> = new Set([14, 18, 22, 24]);
const GRADES: ReadonlySet<number> = new Set(GOLD_GRADES);

/** @param names of the catalogue: one that stands whole in the query is meant, whatever its words mean besides */
export function understand(tidied: string, names?: Names): Part[] {
  const items = itemsOf(tokensOf(tidied), names);
  const parts: Part[] = [];
  for (let at = 0; at < items.length;) {
    const read = readAmountPart(items, at);
    if (read) {
      parts.push(read.part);
      at = read.next;
      continue;
    }
    const part = partOf(items[at] as NamedItem, items[at + 1]);
    if (part) parts.push(part);
    at += 1;
  }
  return parts;
}

/** "Gold", or what is made of it. */
const isMetal = (item: Item | undefined): boolean =>
  item?.meaning === 'metal' || item?.meaning === 'jewellery';

interface NamedItem extends Item {
  readonly named?: Named;
}

/** The longest phrase wins: `rose gold` is a colour, `nose ring` no ring. A name wins over a shorter phrase. */
function itemsOf(written: readonly Token[], names?: Names): NamedItem[] {
  const tokens = written.flatMap((token): Token[] => {
    const seam =
      meaningOf(token.text) === undefined && names?.isWord(token.text) !== true ? seamOf(token.text) : 0;
    if (seam === 0 || token.text.length !== token.to - token.from) return [token];
    return [
      { ...token, text: token.text.slice(0, seam), to: token.from + seam },
      { ...token, text: token.text.slice(seam), from: token.from + seam },
    ];
  });
  const items: NamedItem[] = [];
  for (let at = 0; at < tokens.length;) {
    const first = tokens[at] as Token;
    let taken = 1;
    let meaning: string | undefined;
    for (let many = Math.min(LONGEST_PHRASE, tokens.length - at); many > 0 && !meaning; many -= 1) {
      const phrase = tokens
        .slice(at, at + many)
        .map(({ text }) => text)
        .join('');
      meaning = meaningOf(phrase);
      taken = many;
    }
    if (!meaning) taken = 1;
    const name = names?.at(tokens, at);
    // A filigree bangle is no bangle of the collection Filigree, unless that is said.
    const isNamed =
      name !== undefined &&
      (name.words > taken || !meaning || meaningOf(tokens[at + name.words]?.text ?? '') === 'collection');
    if (isNamed) {
      taken = name.words;
      meaning = 'name';
    } else if (!meaning && !/^\d/.test(first.text) && names?.isWord(first.text) !== true)
      meaning = meaningBySound(first.text);
    items.push({
      text: first.text,
      from: first.from,
      to: (tokens[at + taken - 1] as Token).to,
      ...(meaning !== undefined && { meaning }),
      ...(isNamed && { named: name.named }),
    });
    at += taken;
  }
  return items;
}

function partOf(item: NamedItem, next: Item | undefined): Part | undefined {
  const { from, to, text, meaning, named } = item;
  if (named) return { from, to, is: 'name', named };
  // Carats of nothing are those of stones; "carat gold" is about gold.
  if (meaning === 'unit:carat' && !isMetal(next)) return { from, to, is: 'jewelled' };
  if (meaning === undefined) return /[\p{L}\p{N}]/u.test(text) ? { from, to, is: 'word', text } : undefined;
  return partMeant(meaning, { from, to });
}

/** What a meaning of the lexicon limits; `undefined` for words that limit nothing. */
export function partMeant(meaning: Meaning, { from, to }: Place): Part | undefined {
  const colon = meaning.indexOf(':');
  const [family, id] = [meaning.slice(0, colon), meaning.slice(colon + 1)];
  switch (family) {
    case 'kind': {
      const kind = KINDS.find((one) => one.id === id);
      return kind && { from, to, is: 'kind', kind };
    }
    case 'shape':
      return { from, to, is: 'shape', value: id };
    case 'cut':
      return { from, to, is: 'cut', value: id as CutGrade };
    case 'laboratory':
      return { from, to, is: 'laboratory', value: id };
    case 'sort':
      return { from, to, is: 'sort', sort: id as Sort };
    case 'absent':
      return { from, to, is: 'absent', name: id };
    case 'guide':
      return { from, to, is: 'guide', page: id };
    case 'stone':
    case 'colour':
    case 'style':
    case 'motif':
    case 'recipient':
    case 'occasion':
    case 'gifting':
    case 'type':
    case 'karat':
      return { from, to, is: 'facet', facet: family, value: id };
    default:
      return undefined;
  }
}

/** How far from a bare amount counts as it: who says 5 gram or 20000 means about that. */
const NEAR = { price: 0.2, weight: 0.1, carat: 0.15 } as const;

function readAmountPart(
  items: readonly Item[],
  start: number,
): { readonly part: Part; readonly next: number } | undefined {
  const before = readMarks(items, start, /^pre/);
  const first = readAmount(items, before.next);
  if (!first) return undefined;
  const joint = items[first.next]?.meaning;
  const isJoined = joint === 'to' || (joint === 'and' && before.how === 'between');
  const second = isJoined ? readAmount(items, first.next + 1) : undefined;
  const { next } = second ?? first;
  const after = readMarks(items, next, before.how === undefined ? /^post/ : /^post:between/);
  // 916 gold, 22 gold: the number is of the metal. So is 9k gold, though 9k by itself is a price.
  const isOfMetal = isMetal(items[next]);
  const unit = second?.unit ?? first.unit ?? (isOfMetal ? unitOfMetal(first.value) : undefined);
  const how = before.how ?? after.how;
  const of = measureOf(first, second, { unit, how, isOfMetal });
  if (!of) return undefined;
  const place = { from: (items[start] as Item).from, to: (items[after.next - 1] as Item).to };
  if (of === 'karat') {
    const part: Part =
      first.value === 24
        ? { ...place, is: 'fine' }
        : { ...place, is: 'facet', facet: 'karat', value: String(first.value) };
    return { part, next: after.next };
  }
  const scale = scaleOfUnit(unit, of);
  const bounds = second ? between(first, second, of, scale) : around(first, how, of, scale);
  const currency = first.currency ?? second?.currency;
  return {
    part: { ...place, is: 'range', of, ...bounds, ...(currency !== undefined && { currency }) },
    next: after.next,
  };
}

type Amount = NonNullable<ReturnType<typeof readAmount>>;

/** Under 18k is a price: k was no karat after all. */
const scaleOf = ({ scale, unit }: Amount, of: string): number =>
  of === 'price' && unit === 'k' ? 1_000 : scale;

const unitOfMetal = (value: number): 'karat' | undefined =>
  COMMON_GRADES.has(value) && value !== 24 ? 'karat' : undefined;

/** How many of what a range is kept in. */
function scaleOfUnit(unit: string | undefined, of: RangePart['of']): number {
  if (of === 'price') return 1;
  if (of === 'weight') return unit === 'tola' ? 11_663.8 : 1_000;
  return unit === 'cent' ? 10 : 1_000;
}

interface Bounds {
  readonly low: number;
  readonly high: number;
}

function between(first: Amount, second: Amount, of: RangePart['of'], scale: number): Bounds {
  const last = second.value * scaleOf(second, of) * scale;
  // 20-30 thousand: what the second is counted in, the first is too.
  const counted = scaleOf(first, of) === 1 && first.value < second.value ? second : first;
  const low = first.value * scaleOf(counted, of) * scale;
  return { low: Math.min(low, last), high: Math.max(low, last) };
}

function around(first: Amount, how: string | undefined, of: RangePart['of'], scale: number): Bounds {
  const size = first.value * scaleOf(first, of) * scale;
  if (how === 'under') return { low: 0, high: size };
  if (how === 'over') return { low: size, high: Number.POSITIVE_INFINITY };
  return { low: size * (1 - NEAR[of]), high: size * (1 + NEAR[of]) };
}

function measureOf(
  first: Amount,
  second: Amount | undefined,
  {
    unit,
    how,
    isOfMetal,
  }: {
    readonly unit: string | undefined;
    readonly how: string | undefined;
    readonly isOfMetal: boolean;
  },
): 'price' | 'weight' | 'carat' | 'karat' | undefined {
  // Nine carats alone may be those of stones.
  const grades = unit === 'karat' || isOfMetal ? GRADES : COMMON_GRADES;
  const isKarat = grades.has(first.value) && first.scale === 1 && !second;
  const currency = first.currency ?? second?.currency;
  // It is said what it is of, or how it bounds.
  const isBound = currency !== undefined || how !== undefined;
  if (unit === 'gram' || unit === 'tola') return 'weight';
  if (unit === 'cent') return 'carat';
  if (unit === 'karat' || unit === 'carat') return isKarat ? 'karat' : 'carat';
  if (unit === 'k') return isKarat && !isBound ? 'karat' : 'price';
  return isBound || second !== undefined || first.value * first.scale >= 1_000 ? 'price' : undefined;
}
