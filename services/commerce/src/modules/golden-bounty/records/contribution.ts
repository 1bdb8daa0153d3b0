import { GOLDEN_BOUNTY } from '@suvarna/contracts/golden-bounty';
import type { MinorUnits } from '@suvarna/contracts/money';

const { months, copayPercent, min, max, step } = GOLDEN_BOUNTY;

/**
 * The store's contribution, a discount on jewellery: 60 % of one instalment, in proportion to the
 * instalments paid within grace (domain rules §2.12). Whole paise, since an instalment is whole steps.
 */
export function contributionOf(instalment: MinorUnits, onTime: number): MinorUnits {
  return (instalment * copayPercent * onTime) / (100 * months);
}

/** What each instalment within grace adds. */
export const shareOf = (instalment: MinorUnits): MinorUnits => contributionOf(instalment, 1);

export const isInstalment = (amount: MinorUnits): boolean =>
  Number.isSafeInteger(amount) && amount >= min && amount <= max && amount % step === 0;
