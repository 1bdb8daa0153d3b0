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
});

export const referralInvite = post('referral/referral/invite/', 'customer', {
  once: true,
  summary: 'Invites somebody by e-mail',
  body: ReferralInviteBody,
  answer: ReferralInvited,
});

export const referralLanding = get('referral/referral/landing/', 'public', {
  summary: 'Who invites with this code, by first name, and what both get',
  query: ReferralLandingQuery,
  answer: ReferralLanding,
});
