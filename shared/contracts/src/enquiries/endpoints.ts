/** What people write to the store. */
import { ContactBody, EnquiryForm, EnquiryTicket, FranchiseBody, GrievanceBody } from './schemas.ts';
import { endpoint } from '../base/endpoint/endpoint.ts';
import { DAY_SECONDS, type Limit } from '../base/endpoint/limit.ts';

const tag = 'content';

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

export const contactCreate = endpoint({
  method: 'POST',
  path: 'content/contact/create/',
  access: 'public',
  tag,
  summary: 'Writes to the store; the same words again bring the same ticket',
  body: ContactBody,
  answer: EnquiryTicket,
  limit: A_DAY,
});

export const franchiseCreate = endpoint({
  method: 'POST',
  path: 'content/franchise_enquiry/create/',
  access: 'public',
  tag,
  summary: 'Asks for a franchise; the same words again bring the same ticket',
  body: FranchiseBody,
  answer: EnquiryTicket,
  limit: A_DAY,
});

export const grievanceCreate = endpoint({
  method: 'POST',
  path: 'content/grievance/create/',
  access: 'public',
  tag,
  summary: 'Writes to the grievance officer; the same words again bring the same ticket',
  body: GrievanceBody,
  answer: EnquiryTicket,
  limit: A_DAY,
});

export const enquiryForm = endpoint({
  method: 'POST',
  path: 'content/enquiry/form/',
  access: 'public',
  tag,
  summary: 'The same by a form of the shop’s own pages, for browsers without scripts; leads back to the page',
  body: EnquiryForm,
  limit: A_DAY,
});
