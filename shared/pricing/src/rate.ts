import type { MinorUnits } from '@suvarna/contracts/money';
import { divideHalfUp, toCount, toSafeNumber } from './rounding.ts';

/** Parts of gold in a thousand, by karat (domain rules §2.1). */
export const FINENESS: Readonly<Record<number, number>> = {
  9: 375,
  14: 585,
  18: 750,
  20: 833,
  22: 916,
  23: 958,
  24: 995,
};

/** What the published 24 K rate is the price of: fine gold. */
export const FINE = 999;

/** Paise per gram of one version of the gold-rate table, by karat. */
export type GoldRates = Readonly<Record<number, MinorUnits>>;

/** Paise per gram of an alloy of this fineness, from the published rate of fine gold. */
export function rateOfFineness(fineRatePaisePerGram: MinorUnits, fineness: number): MinorUnits {
  return toSafeNumber(
    divideHalfUp(toCount(fineRatePaisePerGram, 'The rate') * toCount(fineness, 'The fineness'), BigInt(FINE)),
  );
}

/**
 * Paise per gram of a karat: the rate published for it, else `rate24 × fineness / 999`.
 * @throws RangeError when neither is known
 */
export function rateOf(rates: GoldRates, karat: number): MinorUnits {
  const published = rates[karat];
  if (published !== undefined) return published;
  const fine = rates[24];
  const fineness = FINENESS[karat];
  if (fine === undefined || fineness === undefined)
    throw new RangeError(`No gold rate is known for ${karat} karat.`);
  return rateOfFineness(fine, fineness);
}
