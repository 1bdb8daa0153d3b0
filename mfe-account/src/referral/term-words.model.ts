import type { ReferralTerms } from '@suvarna/contracts/referrals';
import { formatPrice } from '@suvarna/ui/price';

/** Rewards are in rupees, whatever the page is read in. */
export const rupees = (paise: number): string => formatPrice(paise, 'INR');

/** The numbers of the terms as texts name them: a text has a placeholder, never the number. */
export const termWords = (terms: ReferralTerms) => ({
  reward: rupees(terms.reward_paise),
  least: rupees(terms.minimum_order_paise),
  days: terms.life_days,
  window: terms.return_window_days,
  cap: terms.rewards_per_month,
});
