import { GOLDEN_BOUNTY } from '@suvarna/contracts/golden-bounty';
import type { MinorUnits } from '@suvarna/contracts/money';
import { Refusal } from '../../../platform/refusal.ts';
import { amountText } from '../../../platform/notifications/amount.ts';
import { isInstalment } from './contribution.ts';

const text = (minor: MinorUnits): string => amountText({ currency: 'INR', minor }, 'en');

/** @throws Refusal in the specification's words (§5) unless a plan can have instalments of so much */
export function requireInstalment(amount: MinorUnits): void {
  const { min, max } = GOLDEN_BOUNTY;
  if (isInstalment(amount)) return;
  throw new Refusal('BOUNTY.AMOUNT_INVALID', {
    ...((amount < min || amount > max) && {
      message: `Minimum amount = ${text(min)} and maximum amount = ${text(max)}`,
    }),
  });
}
