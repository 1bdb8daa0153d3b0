import type { ReferralTerms } from '@suvarna/contracts/referrals';
import { REFERRAL, RETURN_WINDOW_DAYS } from '@suvarna/contracts/storefront-constants';

const DAY_MS = 86_400_000;
const PAISE = 100;

export const REWARD = REFERRAL.reward * PAISE;
export const MINIMUM_ORDER = REFERRAL.min_order * PAISE;
export const REWARD_LIFE_MS = REFERRAL.life_days * DAY_MS;
export const REWARDS_PER_MONTH = REFERRAL.rewards_per_month;
export const INVITES_PER_DAY = REFERRAL.invites_per_day;

/** The terms as pages say them. */
export const TERMS: ReferralTerms = {
  reward_paise: REWARD,
  minimum_order_paise: MINIMUM_ORDER,
  life_days: REFERRAL.life_days,
  return_window_days: RETURN_WINDOW_DAYS,
  rewards_per_month: REWARDS_PER_MONTH,
  invites_per_day: INVITES_PER_DAY,
};
