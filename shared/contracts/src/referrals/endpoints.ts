/** Refer and Earn: a customer's own referrals, and what a code says to anybody who has it. */
import {
  ReferralCodeBody,
  ReferralDetails,
  ReferralInviteBody,
  ReferralInvited,
  ReferralLanding,
  ReferralLandingQuery,
  ReferralsQuery,
  ReferralValid,
} from './schemas.ts';
import { endpointsOf } from '../base/endpoint/endpoint.ts';
import { DAY_SECONDS, HOUR_SECONDS } from '../base/endpoint/limit.ts';
import { REFERRAL } from '../base/storefront-constants.ts';

const { get, post } = endpointsOf('referral');

export const referralDetails = get('referral/referral/details/', 'customer', {
  summary: "A customer's code and link, who came by it, and what was earned",
  query: ReferralsQuery,
  answer: ReferralDetails,
});

export const referralValidate = post('referral/referral/validate/', 'shopper', {
  summary: 'Whether somebody invites with this code',
  body: ReferralCodeBody,
  answer: ReferralValid,
  // Wrong codes: those that are typed where an account is opened count among them.
  limit: {
    name: 'referral-tries',
    seconds: HOUR_SECONDS,
    counts: 'told',
    address: 20,
    only: 'REFERRAL.CODE_INVALID',
  },
});

export const referralInvite = post('referral/referral/invite/', 'customer', {
  once: true,
  summary: 'Invites somebody by e-mail',
  body: ReferralInviteBody,
  answer: ReferralInvited,
  limit: {
    name: 'referral-invites',
    seconds: DAY_SECONDS,
    counts: 'told',
    customer: REFERRAL.invites_per_day,
  },
});

export const referralLanding = get('referral/referral/landing/', 'public', {
  summary: 'Who invites with this code, by first name, and what both get',
  query: ReferralLandingQuery,
  answer: ReferralLanding,
});
