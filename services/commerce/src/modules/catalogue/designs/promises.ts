import type { NotTakenBack } from '@suvarna/contracts/exchange';
import { HALLMARK_FROM_MG, inForce } from '@suvarna/contracts/law';
import type { Currency } from '@suvarna/contracts/money';
import type { Design } from '../../designs/index.ts';

/** A stone sold without a setting. The catalogue has none today: its solitaires are rings, studs and pendants. */
const LOOSE = 'loose';

/**
 * Why a piece of a design is never taken back for another piece or for money: gold coins, loose stones,
 * and all that is sold abroad (domain rules §2.5, §2.11); `null` for those that are. The quote for a piece
 * that was bought, the page of the design and the bag ask here.
 */
export function notTakenBack(
  { category, form }: { readonly category: string; readonly form: string },
  currency: Currency,
): Exclude<NotTakenBack, 'unavailable'> | null {
  if (currency !== 'INR') return 'abroad';
  if (category === 'gold-coins') return 'coin';
  return form === LOOSE ? 'loose-stone' : null;
}

export const isExchangeable = (design: Pick<Design, 'category' | 'form'>, currency: Currency): boolean =>
  notTakenBack(design, currency) === null;

/** Jewellery gets the hallmark and a HUID; coins carry the fineness and certificate of their refiner (domain rules §2.4). */
export function isHallmarked({ category }: { readonly category: string }): boolean {
  return category !== 'gold-coins';
}

interface Weighed {
  readonly category: string;
  /** Of one piece. */
  readonly grossMg: number;
}

/** From which weight a piece has to be hallmarked on a day, in milligrams. @param day ISO, in India */
export const hallmarkedFrom = (day: string): number => inForce(HALLMARK_FROM_MG, day);

/** Jewellery so light that it need not be hallmarked; the store does not do it then, and says so. */
export const isUnmarked = (piece: Weighed, day: string): boolean =>
  isHallmarked(piece) && piece.grossMg < hallmarkedFrom(day);

/** Whether a piece leaves with a HUID of its own: neither a coin of a mint nor so light a piece does. */
export const needsHuid = (piece: Weighed, day: string): boolean =>
  isHallmarked(piece) && !isUnmarked(piece, day);
