import type { NotTakenBack } from '@suvarna/contracts/api/product-value';
import type { Currency } from '@suvarna/contracts/money';
import type { Design } from '../designs/index.ts';

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

/** Below it a piece need not be hallmarked (Hallmarking of Gold Jewellery and Gold Artefacts Order, 2020). */
const HALLMARK_FROM_MG = 2_000;

/** Whether a piece leaves with a HUID of its own: neither a coin of a mint nor a piece under two grams has to. */
export const needsHuid = (piece: { readonly category: string; readonly grossMg: number }): boolean =>
  isHallmarked(piece) && piece.grossMg >= HALLMARK_FROM_MG;
