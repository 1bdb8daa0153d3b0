/** What people write to the store. */
import { ContactBody, EnquiryForm, EnquiryTicket, FranchiseBody, GrievanceBody } from './schemas.ts';
import { endpoint } from '../base/endpoint/endpoint.ts';

const tag = 'content';

export const contactCreate = endpoint({
  method: 'POST',
  path: 'content/contact/create/',
  access: 'public',
  tag,
  summary: 'Writes to the store; the same words again bring the same ticket',
  body: ContactBody,
  answer: EnquiryTicket,
});

export const franchiseCreate = endpoint({
  method: 'POST',
  path: 'content/franchise_enquiry/create/',
  access: 'public',
  tag,
  summary: 'Asks for a franchise; the same words again bring the same ticket',
  body: FranchiseBody,
  answer: EnquiryTicket,
});

export const grievanceCreate = endpoint({
  method: 'POST',
  path: 'content/grievance/create/',
  access: 'public',
  tag,
  summary: 'Writes to the grievance officer; the same words again bring the same ticket',
  body: GrievanceBody,
  answer: EnquiryTicket,
});

export const enquiryForm = endpoint({
  method: 'POST',
  path: 'content/enquiry/form/',
  access: 'public',
  tag,
  summary: 'The same by a form of the shop’s own pages, for browsers without scripts; leads back to the page',
  body: EnquiryForm,
});
