/** Ring sizes by the name a shopper knows: India's own at home, their country's abroad. */
import { type RingSystem as System } from '../base/countries/index.ts';
import { marketOf, type Currency } from '../base/money/money.ts';

/** The system that is usual where a currency is paid with. */
const usualOf = (currency: string): System => marketOf(currency).rings;
const SIGN: Readonly<Record<System, string>> = { in: 'IN', uk: 'UK', us: 'US', eu: 'EU' };

const millimetresOf = (label: string): string => /\((.+)\)$/.exec(label)?.[1] ?? '';

/** What a ring's Indian size is called abroad. */
export interface SizeNames {
  readonly uk: string;
  readonly us: string;
  readonly eu: string;
}

export interface RingSize {
  /** What stands in the box: `12` at home, `L½` in the UK. */
  readonly name: string;
  /** The Indian number below a foreign name, which is what the order says; `''` at home. */
  readonly note: string;
  /** Every name of it, the usual one first: `UK L½ · IN 12 · US 6 · EU 52 · 51.9 mm`. */
  readonly all: string;
}

/** `undefined` for what is no ring. */
export function ringSizeOf(
  {
    id,
    label,
    names,
  }: { readonly id: string; readonly label: string; readonly names: SizeNames | undefined },
  currency: Currency,
): RingSize | undefined {
  if (names === undefined) return undefined;
  const usual = usualOf(currency);
  const byName: Readonly<Record<System, string>> = { in: id, ...names };
  const order = [usual, ...(['in', 'uk', 'us', 'eu'] as const).filter((system) => system !== usual)];
  return {
    name: byName[usual],
    note: usual === 'in' ? '' : `IN ${id}`,
    all: [...order.map((system) => `${SIGN[system]} ${byName[system]}`), millimetresOf(label)]
      .filter(Boolean)
      .join(' · '),
  };
}

/** The size of a chosen piece, as it is said where that currency is paid: `12`, `UK L½ (IN 12)`. The number is what it is made by. */
export function sizeInWords(id: string, names: SizeNames | undefined, currency: string): string {
  const usual = usualOf(currency);
  return names === undefined || usual === 'in' ? id : `${SIGN[usual]} ${names[usual]} (${SIGN.in} ${id})`;
}
