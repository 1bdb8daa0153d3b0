/** What the store's people do with referrals. */
import {
  ReferralDecisionBody,
  StaffReferral,
  StaffReferrals,
  StaffReferralsQuery,
} from '../api/staff-referral.ts';
import { endpoint } from '../endpoint.ts';

export const staffReferrals = endpoint({
  method: 'GET',
  path: 'referral/list/',
  access: 'staff-view',
  tag: 'staff',
  summary: 'Referrals of a stage, with the doubts about each, the oldest first',
  query: StaffReferralsQuery,
  answer: StaffReferrals,
});

export const staffReferralDecide = endpoint({
  method: 'POST',
  path: 'referral/decide/',
  access: 'staff-admin',
  once: true,
  tag: 'staff',
  summary: 'Allows or refuses a referral',
  body: ReferralDecisionBody,
  answer: StaffReferral,
});
