/** What people wrote, for the store's people. */
import { EnquiryDecideBody, StaffEnquiries, StaffEnquiriesQuery, StaffEnquiry } from './schemas.ts';
import { endpointsOf } from '../base/endpoint/endpoint.ts';

const { get, post } = endpointsOf('staff');

export const staffEnquiries = get('enquiry/list/', 'staff-view', {
  summary: 'Enquiries and grievances, those due first',
  query: StaffEnquiriesQuery,
  answer: StaffEnquiries,
});

export const enquiryDecide = post('enquiry/decide/', 'staff-admin', {
  once: true,
  summary: 'Takes an enquiry up, or answers and resolves it',
  body: EnquiryDecideBody,
  answer: StaffEnquiry,
});
