import { gramNumber } from '@suvarna/contracts/money';
import type { Design, StoneRow, Word } from '../../designs/index.ts';

/** What a heading says of a listing: one word a facet; facets with several values stay out. */
export interface TitleParts {
  readonly karat: Word | undefined;
  readonly colour: Word | undefined;
  readonly style: Word | undefined;
  readonly motif: Word | undefined;
  readonly stone: Word | undefined;
  /** Empty for jewellery of all categories. */
  readonly categories: readonly Word[];
  readonly isGift: boolean;
  readonly recipient: Word | undefined;
  readonly occasion: Word | undefined;
  readonly price: Word | undefined;
}

/** Sentences that a language puts together by its grammar, where filling in a text would not do. */
export interface Phrases {
  /** What the product page says about a design. */
  readonly describe: (design: Design) => string;
  /** `24 round diamonds of 0.290 carats in all`; one stone is its own sum, and pearls are counted, not weighed. */
  readonly stone: (row: StoneRow) => string;
  /** The heading of a listing. */
  readonly title: (parts: TitleParts) => string;
}

/** `a, b and c`. @param joiner what stands before the last */
export function listed(items: readonly string[], joiner: string): string {
  return items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} ${joiner} ${items.at(-1) ?? ''}`;
}

export const counted = (row: StoneRow, { one, many }: Counted): string => (row.count === 1 ? one : many);
export interface Counted {
  readonly one: string;
  readonly many: string;
}

/** Grams of gold, as it is shown first. */
export const weightOf = (design: Design): string =>
  gramNumber(design.bodies.find((body) => body.karat === design.default_karat)?.net_mg ?? 0);

export const millimetres = (tenths: number): string => (tenths / 10).toFixed(1);

export const present = (words: readonly (Word | undefined)[]): readonly Word[] =>
  words.filter((word) => word !== undefined);
