/** What the store's people do with referrals. */
import { ReferralRefusalBody, StaffReferral, StaffReferrals, StaffReferralsQuery } from './staff-schemas.ts';
import { endpoint } from '../base/endpoint/endpoint.ts';

export const staffReferrals = endpoint({
  method: 'GET',
  path: 'referral/list/',
  access: 'staff-view',
  tag: 'staff',
  summary: 'Referrals of a stage, with the doubts about each, the oldest first',
  query: StaffReferralsQuery,
  answer: StaffReferrals,
});

export const staffReferralRefuse = endpoint({
  method: 'POST',
  path: 'referral/refuse/',
  access: 'staff-admin',
  once: true,
  tag: 'staff',
  summary: 'Refuses a referral that is not in doubt, and takes back what is left of its rewards',
  body: ReferralRefusalBody,
  answer: StaffReferral,
});
