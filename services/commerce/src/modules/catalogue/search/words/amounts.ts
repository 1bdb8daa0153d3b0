/** Numbers as they are written and said in India: 50k, 1.5 lakh, ढाई लाख, पचास हज़ार, fifty thousand. */
import { GOLD_GRADES } from '@suvarna/contracts/catalogue';
import type { Currency } from '@suvarna/contracts/money';

export interface Item {
  readonly text: string;
  readonly from: number;
  readonly to: number;
  readonly meaning?: string;
}

interface Amount {
  readonly value: number;
  /** 1 unless it was said: 50 thousand is 50 and 1,000. */
  readonly scale: number;
  readonly unit?: string;
  readonly currency?: Currency;
  readonly next: number;
}

const CURRENCY: Readonly<Record<string, Currency>> = { rupee: 'INR', dollar: 'USD', pound: 'GBP' };
const idOf = (item: Item | undefined, family: string): string | undefined =>
  item?.meaning?.startsWith(`${family}:`) === true ? item.meaning.slice(family.length + 1) : undefined;
const currencyAt = (item: Item | undefined): Currency | undefined => CURRENCY[idOf(item, 'unit') ?? ''];

export function readAmount(items: readonly Item[], start: number): Amount | undefined {
  let at = start;
  let currency = currencyAt(items[at]);
  if (currency) at += 1;
  const counted = readCount(items, at);
  if (!counted) return undefined;
  at = counted.next;
  const { scale, isSaid } = counted;
  let { value } = counted;
  // One lakh fifty thousand: what follows is smaller, and said in full.
  for (let more = isSaid ? readCount(items, at) : undefined; more?.isSaid === true && more.scale < scale;) {
    value += (more.value * (more.unit === 'k' ? 1_000 : more.scale)) / scale;
    at = more.next;
    more = readCount(items, at);
  }
  let unit = counted.unit;
  const after = currencyAt(items[at]);
  if (after) {
    currency ??= after;
    at += 1;
  } else if (unit === undefined) {
    unit = idOf(items[at], 'unit');
    if (unit !== undefined) at += 1;
  }
  // A number in words is an amount only with what it counts: "do" is two, and much else.
  if (!counted.isDigits && !isSaid && unit === undefined && currency === undefined) return undefined;
  return {
    value,
    scale,
    next: at,
    ...(unit !== undefined && { unit }),
    ...(currency !== undefined && { currency }),
  };
}

const GRADES: ReadonlySet<number> = new Set(GOLD_GRADES);
/** More than anything here costs or weighs. */
const MOST = 1e9;

function readCount(items: readonly Item[], start: number) {
  let at = start;
  const plus = Number(idOf(items[at], 'plus') ?? 0);
  if (plus) at += 1;
  const item = items[at];
  const isDigits = item !== undefined && /^\d/.test(item.text) && item.meaning === undefined;
  const word = idOf(item, 'number');
  const alone = idOf(item, 'scale');
  let value = isDigits ? Math.min(Number(item.text), MOST) : Number(word ?? Number.NaN);
  if (Number.isNaN(value)) {
    if (alone === undefined || alone === 'k' || !plus) return undefined;
    value = 1;
  } else at += 1;
  value += plus;
  let scale = 1;
  let isSaid = false;
  let unit: string | undefined;
  for (
    let id = idOf(items[at], 'scale');
    id !== undefined && unit === undefined;
    id = idOf(items[at], 'scale')
  ) {
    if (id === 'k') {
      // 22k is a karat, 50k a price: who reads the amount decides.
      unit = GRADES.has(value) && scale === 1 ? 'k' : undefined;
      if (unit === undefined) scale *= 1_000;
    } else scale *= Number(id);
    isSaid = true;
    at += 1;
  }
  return { value, scale, isSaid, isDigits, next: at, ...(unit !== undefined && { unit }) };
}

/** What stands before or after an amount and says which side of it is meant. */
export function readMarks(
  items: readonly Item[],
  start: number,
  which: RegExp,
): { readonly how?: 'under' | 'over' | 'about' | 'between'; readonly next: number } {
  const meaning = items[start]?.meaning ?? '';
  if (!which.test(meaning)) return { next: start };
  const how = meaning.slice(meaning.indexOf(':') + 1) as 'under' | 'over' | 'about' | 'between';
  return { how, next: start + 1 };
}
