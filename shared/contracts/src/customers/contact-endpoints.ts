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
import { endpoint } from '../base/endpoint/endpoint.ts';

const tag = 'customer';

export const contactDetails = endpoint({
  method: 'GET',
  path: 'customer/customer_account/contacts/',
  access: 'customer',
  tag,
  summary: "The account's e-mail address and phone, and a change that is under way",
  answer: Contacts,
});

export const contactBegin = endpoint({
  method: 'POST',
  path: 'customer/customer_account/contacts/begin/',
  access: 'customer',
  once: true,
  tag,
  summary: 'Begins a change, or sends its codes again: one to the old contact, one to the new',
  body: ContactBeginBody,
  answer: ContactSent,
});

export const contactProve = endpoint({
  method: 'POST',
  path: 'customer/customer_account/contacts/prove/',
  access: 'customer',
  once: true,
  tag,
  summary: 'Enters a code of one end; with both the contact is changed',
  body: ContactProveBody,
  answer: Contacts,
});

export const contactWait = endpoint({
  method: 'POST',
  path: 'customer/customer_account/contacts/without_old/',
  access: 'customer',
  once: true,
  tag,
  summary:
    'The old contact is gone: by password the change happens in a week, unless the old contact stops it',
  body: ContactWaitBody,
  answer: Contacts,
});

export const contactStop = endpoint({
  method: 'POST',
  path: 'customer/customer_account/contacts/stop/',
  access: 'customer',
  once: true,
  tag,
  summary: 'Ends a change that is under way',
  body: NoFields,
  answer: Contacts,
});

export const contactStopByLink = endpoint({
  method: 'POST',
  path: 'customer/customer_account/contacts/stop_by_link/',
  access: 'public',
  tag,
  summary: 'Stops a change by the link the old contact was sent, and ends every sign-in',
  body: ContactStopBody,
  answer: NoData,
});
