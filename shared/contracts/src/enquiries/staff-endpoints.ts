/** What people wrote, for the store's people. */
import { EnquiryDecideBody, StaffEnquiries, StaffEnquiriesQuery, StaffEnquiry } from './schemas.ts';
import { endpoint } from '../base/endpoint/endpoint.ts';

export const staffEnquiries = endpoint({
  method: 'GET',
  path: 'enquiry/list/',
  access: 'staff-view',
  tag: 'staff',
  summary: 'Enquiries and grievances, those due first',
  query: StaffEnquiriesQuery,
  answer: StaffEnquiries,
});

export const enquiryDecide = endpoint({
  method: 'POST',
  path: 'enquiry/decide/',
  access: 'staff-admin',
  once: true,
  tag: 'staff',
  summary: 'Takes an enquiry up, or answers and resolves it',
  body: EnquiryDecideBody,
  answer: StaffEnquiry,
});
