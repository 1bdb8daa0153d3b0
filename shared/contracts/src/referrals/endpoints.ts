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
import { endpoint } from '../base/endpoint/endpoint.ts';

const tag = 'referral';

export const referralDetails = endpoint({
  method: 'GET',
  path: 'referral/referral/details/',
  access: 'customer',
  tag,
  summary: "A customer's code and link, who came by it, and what was earned",
  query: ReferralsQuery,
  answer: ReferralDetails,
});

export const referralValidate = endpoint({
  method: 'POST',
  path: 'referral/referral/validate/',
  access: 'shopper',
  tag,
  summary: 'Whether somebody invites with this code',
  body: ReferralCodeBody,
  answer: ReferralValid,
});

export const referralInvite = endpoint({
  method: 'POST',
  path: 'referral/referral/invite/',
  access: 'customer',
  once: true,
  tag,
  summary: 'Invites somebody by e-mail',
  body: ReferralInviteBody,
  answer: ReferralInvited,
});

export const referralLanding = endpoint({
  method: 'GET',
  path: 'referral/referral/landing/',
  access: 'public',
  tag,
  summary: 'Who invites with this code, by first name, and what both get',
  query: ReferralLandingQuery,
  answer: ReferralLanding,
});
