/** The numbers of the plan as its texts name them: a text has a placeholder, never the number. */
import { GOLDEN_BOUNTY } from '@suvarna/contracts/golden-bounty';
import { formatPrice } from '@suvarna/ui/price';

const { min, max, step, months, copayPercent } = GOLDEN_BOUNTY;

export const PLAN_WORDS = {
  min: formatPrice(min, 'INR'),
  max: formatPrice(max, 'INR'),
  step: formatPrice(step, 'INR'),
  months,
  percent: copayPercent,
  /** What the contribution comes to, in percent of what is paid in on time. */
  discount: copayPercent / months,
} as const;
