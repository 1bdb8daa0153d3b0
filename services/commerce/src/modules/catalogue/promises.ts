import type { Currency } from '@suvarna/contracts/money';
import type { Design } from '../designs/index.ts';

/** A stone sold without a setting. The catalogue has none today: its solitaires are rings, studs and pendants. */
const LOOSE = 'loose';

/**
 * Whether a piece of a design is taken back for another piece or for money: not gold coins, not loose
 * stones, and nothing sold abroad (domain rules §2.5, §2.11). The quote for a piece that was bought and
 * the page of the design both ask here.
 */
export function isExchangeable(
  { category, form }: Pick<Design, 'category' | 'form'>,
  currency: Currency,
): boolean {
  return currency === 'INR' && category !== 'gold-coins' && form !== LOOSE;
}

/** Jewellery gets the hallmark and a HUID; coins carry the fineness and certificate of their refiner (domain rules §2.4). */
export function isHallmarked({ category }: Pick<Design, 'category'>): boolean {
  return category !== 'gold-coins';
}
