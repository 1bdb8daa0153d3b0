/** Generated from `endpoints/referral.ts` by `npm run calls`: change that. */
import type { CallOf } from '../call.ts';
import type * as table from '../endpoints/referral.ts';

const SHAPE_76954a = {
  reward_paise: 'number',
  minimum_order_paise: 'number',
  life_days: 'number',
  return_window_days: 'number',
  rewards_per_month: 'number',
  invites_per_day: 'number',
} as const;

export const referralDetails: CallOf<typeof table.referralDetails> = {
  path: 'referral/referral/details/',
  shape: {
    code: 'string',
    link: 'string',
    terms: SHAPE_76954a,
    earned_paise: 'number',
    rewards_left_this_month: 'number',
    invites_left_today: 'number',
    invited: [{ name: 'string', joined_on: 'string', state: 'string', earned_paise: 'number' }],
    page: 'number',
    page_size: 'number',
    count: 'number',
  },
};
export const referralInvite: CallOf<typeof table.referralInvite> = {
  path: 'referral/referral/invite/',
  shape: { email: 'string', invites_left_today: 'number' },
};
export const referralLanding: CallOf<typeof table.referralLanding> = {
  path: 'referral/referral/landing/',
  shape: { valid: 'boolean', code: 'string', first_name: 'string', terms: SHAPE_76954a },
};
export const referralValidate: CallOf<typeof table.referralValidate> = {
  path: 'referral/referral/validate/',
  shape: { code: 'string', valid: 'boolean' },
};
