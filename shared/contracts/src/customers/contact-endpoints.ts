/** The e-mail address and the phone of an account: changed by a code to the old one and one to the new. */
import {
  ContactBeginBody,
  ContactProveBody,
  Contacts,
  ContactSent,
  ContactStopBody,
  ContactWaitBody,
} from './contacts.ts';
import { NoData, NoFields } from '../base/endpoint/envelope.ts';
import { endpointsOf } from '../base/endpoint/endpoint.ts';

const { get, post } = endpointsOf('customer');

export const contactDetails = get('customer/customer_account/contacts/', 'customer', {
  summary: "The account's e-mail address and phone, and a change that is under way",
  answer: Contacts,
});

export const contactBegin = post('customer/customer_account/contacts/begin/', 'customer', {
  once: true,
  summary: 'Begins a change, or sends its codes again: one to the old contact, one to the new',
  body: ContactBeginBody,
  answer: ContactSent,
});

export const contactProve = post('customer/customer_account/contacts/prove/', 'customer', {
  once: true,
  summary: 'Enters a code of one end; with both the contact is changed',
  body: ContactProveBody,
  answer: Contacts,
});

export const contactWait = post('customer/customer_account/contacts/without_old/', 'customer', {
  once: true,
  summary:
    'The old contact is gone: by password the change happens in a week, unless the old contact stops it',
  body: ContactWaitBody,
  answer: Contacts,
});

export const contactStop = post('customer/customer_account/contacts/stop/', 'customer', {
  once: true,
  summary: 'Ends a change that is under way',
  body: NoFields,
  answer: Contacts,
});

export const contactStopByLink = post('customer/customer_account/contacts/stop_by_link/', 'public', {
  summary: 'Stops a change by the link the old contact was sent, and ends every sign-in',
  body: ContactStopBody,
  answer: NoData,
});
