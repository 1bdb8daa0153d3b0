import type { ReferralDetails, ReferralLanding } from '@suvarna/contracts/referrals';

export const DETAILS = 'referral/referral/details/';
export const INVITE = 'referral/referral/invite/';

const terms = {
  reward_paise: 500_00,
  minimum_order_paise: 5_000_00,
  life_days: 180,
  return_window_days: 15,
  rewards_per_month: 10,
  invites_per_day: 10,
};

export const details: ReferralDetails = {
  code: 'K7MQX3ND',
  link: 'https://suvarna.example/refer/K7MQX3ND/',
  terms,
  earned_paise: 1_000_00,
  rewards_left_this_month: 8,
  invites_left_today: 10,
  invited: [
    { name: 'R•••', joined_on: '2026-11-20', state: 'joined', earned_paise: 0 },
    { name: 'M•••', joined_on: '2026-11-02', state: 'rewarded', earned_paise: 500_00 },
    { name: 'Z•••', joined_on: '2026-11-01', state: 'checking', earned_paise: 0 },
    { name: 'Y•••', joined_on: '2026-10-30', state: 'refused', earned_paise: 0 },
  ],
  page: 1,
  page_size: 20,
  count: 4,
  welcome: null,
};

export const landing: ReferralLanding = { valid: true, code: 'K7MQX3ND', first_name: 'Asha', terms };
export const wrongLanding: ReferralLanding = { valid: false, code: '', first_name: '', terms };
