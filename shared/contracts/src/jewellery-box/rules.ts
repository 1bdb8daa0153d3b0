/** Figures of the jewellery box: form, page, server and database hold to the same. */

/** Bought pieces of one answer; points of the course of one piece, the first and the last among them. */
export const BOX = { pageSize: 24, coursePoints: 60 } as const;

/** A piece from elsewhere as it is written down by hand. Lengths in signs, weight in milligrams, what was paid in paise. */
export const EXTERNAL_PIECE = {
  most: 100,
  nameMax: 80,
  stonesMax: 200,
  noteMax: 500,
  mg: { least: 10, most: 5_000_000 },
  paidMax: 100_000_000_000,
} as const;

/** Gold alone has a rate here. */
export const EXTERNAL_PIECE_METALS = ['gold', 'silver', 'platinum', 'other'] as const;
export type ExternalPieceMetal = (typeof EXTERNAL_PIECE_METALS)[number];
/** Karats there is a rate of; gold of another one is kept without a value. */
export { GOLD_GRADES as EXTERNAL_PIECE_KARATS } from '../catalogue/rules.ts';

/** How long a link to the box may work, in days; how many work at once. */
export const SHARE_DAYS = [1, 7, 30] as const;
export type ShareDays = (typeof SHARE_DAYS)[number];
export const SHARES_MOST = 10;

/** What may be reminded of: cleaning, prongs and clasps looked at, insurance renewed. */
export const CARE_KINDS = ['cleaning', 'inspection', 'insurance'] as const;
export type CareKind = (typeof CARE_KINDS)[number];
export const CARE_REPEATS = ['once', 'yearly'] as const;
export type CareRepeat = (typeof CARE_REPEATS)[number];
