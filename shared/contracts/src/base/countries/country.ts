/**
 * What the store knows of a country, one file for each: `sg.ts` is read as an example. A file has up to three parts,
 * each an export of its own, so that a page carries only the parts it uses; `index.ts` lists them.
 */

/** The charts that rings are named by. */
export type RingSystem = 'in' | 'uk' | 'us' | 'eu';

/** A country that prices are shown for: an option in the header. */
export interface Market {
  /** ISO 3166-1 alpha-2. Its flag is `/flags/<id>.svg`. */
  readonly id: string;
  /** As the header calls it. */
  readonly label: string;
  /** Calling code, digits only. */
  readonly dial: string;
  /** ISO 4217; the option is known by it. */
  readonly currency: string;
  /** How an amount begins. A bare `$` for Singapore would read as US dollars. */
  readonly symbol: string;
  /** The chart its shops read. */
  readonly rings: RingSystem;
  /** What sending costs the shopper, in minor units. */
  readonly shipping: number;
  /** Its law wants a yes before visits are counted. */
  readonly asksFirst?: true;
}

/** How a country calls its postcode; the label of the field. */
export type PostcodeKind = 'pincode' | 'post-code' | 'zip-code' | 'postal-code' | 'po-box';

/** A country parcels go to. */
export interface Post {
  /** ISO 3166-1 alpha-2, or `OTH`. */
  readonly id: string;
  /** Calling code, digits only; empty for Others, where the number says its own. */
  readonly dial: string;
  readonly postcode: PostcodeKind;
  /** Its post has no codes: the field may stay empty. */
  readonly withoutPostcodes?: true;
  /** Which codes there are; without it any short line of letters and digits. */
  readonly pattern?: RegExp;
  /** The spelling of a code that is kept. */
  readonly normalise?: (text: string) => string;
}

/** The phone numbers there are in a country, by its calling code: the source of a pattern. */
export type Numbers = Readonly<Record<string, string>>;

/** What is written before a number within a country, where that is no zero; by its calling code. */
export type Trunks = Readonly<Record<string, RegExp>>;

/** From when until when a store is open, by its country's clock: `['11:00', '20:30']`. */
type Open = readonly [from: string, until: string];

/** How our stores in a country are open, and what its streets look like. For services alone: pages have it from answers. */
export interface Shops {
  /** IANA name; a city may have another. */
  readonly timeZone: string;
  readonly open: Open;
  /** Where Sundays differ. */
  readonly sunday?: Open;
  /**
   * Days on which all of them are closed: `01-26` of every year, `2027-03-22` of that year only. Feasts that follow
   * the moon, and days of the week, are written year by year: those of a year are to be added when its lists come
   * out, in the year before.
   */
  readonly holidays: readonly string[];
  /** What fronts of stores are drawn with. */
  readonly street: {
    readonly walls: readonly string[];
    readonly arch: 'ogee' | 'round' | 'flat';
    readonly tree: 'palm' | 'crown';
  };
}

/** A code without spaces and hyphens. */
export const bare = (text: string): string => text.replace(/[\s-]/g, '');
