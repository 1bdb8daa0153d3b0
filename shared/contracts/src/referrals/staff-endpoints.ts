/** What the store's people do with referrals. */
import { ReferralRefusalBody, StaffReferral, StaffReferrals, StaffReferralsQuery } from './staff-schemas.ts';
import { endpointsOf } from '../base/endpoint/endpoint.ts';

const { get, post } = endpointsOf('staff');

export const staffReferrals = get('referral/list/', 'staff-view', {
  summary: 'Referrals of a stage, with the doubts about each, the oldest first',
  query: StaffReferralsQuery,
  answer: StaffReferrals,
});

export const staffReferralRefuse = post('referral/refuse/', 'staff-admin', {
  once: true,
  summary: 'Refuses a referral that is not in doubt, and takes back what is left of its rewards',
  body: ReferralRefusalBody,
  answer: StaffReferral,
});
