/** What people write to the store. */
import { ContactBody, EnquiryForm, EnquiryTicket, FranchiseBody, GrievanceBody } from './schemas.ts';
import { endpointsOf } from '../base/endpoint/endpoint.ts';
import { DAY_SECONDS, type Limit } from '../base/endpoint/limit.ts';

const { post } = endpointsOf('content');

/**
 * Each sends a mail to an address that a visitor typed, so few go to one mail box, and few come with one number.
 * Behind one address of a mobile carrier are thousands who each may write.
 */
const A_DAY: Limit = {
  name: 'enquiry',
  seconds: DAY_SECONDS,
  counts: 'told',
  email: 5,
  mobile: 5,
  address: 300,
};

export const contactCreate = post('content/contact/create/', 'public', {
  summary: 'Writes to the store; the same words again bring the same ticket',
  body: ContactBody,
  answer: EnquiryTicket,
  limit: A_DAY,
});

export const franchiseCreate = post('content/franchise_enquiry/create/', 'public', {
  summary: 'Asks for a franchise; the same words again bring the same ticket',
  body: FranchiseBody,
  answer: EnquiryTicket,
  limit: A_DAY,
});

export const grievanceCreate = post('content/grievance/create/', 'public', {
  summary: 'Writes to the grievance officer; the same words again bring the same ticket',
  body: GrievanceBody,
  answer: EnquiryTicket,
  limit: A_DAY,
});

export const enquiryForm = post('content/enquiry/form/', 'public', {
  summary: 'The same by a form of the shop’s own pages, for browsers without scripts; leads back to the page',
  body: EnquiryForm,
  limit: A_DAY,
});
