/** A copy of what the store knows of a customer, and the end of an account. */
import { Download, NoFields } from '../base/endpoint/envelope.ts';
import { DeleteRefused, DeleteRequestBody, DeleteRequested, PersonalDataState } from './schemas.ts';
import { endpoint } from '../base/endpoint/endpoint.ts';
import { DAY_SECONDS } from '../base/endpoint/limit.ts';

const tag = 'customer';

export const personalData = endpoint({
  method: 'GET',
  path: 'customer/personal_data/details/',
  access: 'customer',
  tag,
  summary: 'The last copy that was asked for, and what stands in the way of deleting the account',
  answer: PersonalDataState,
});

export const personalDataCopy = endpoint({
  method: 'POST',
  path: 'customer/personal_data/copy/',
  access: 'customer',
  proof: ['recent', 'on-new-device'],
  once: true,
  tag,
  summary: 'Asks for a copy of everything the store knows of the customer',
  body: NoFields,
  answer: PersonalDataState,
  limit: { name: 'data-copies', seconds: DAY_SECONDS, counts: 'effects', customer: 3 },
});

export const personalDataDownload = endpoint({
  method: 'GET',
  path: 'customer/personal_data/download/',
  access: 'customer',
  proof: ['recent', 'on-new-device'],
  tag,
  summary: 'The copy, as a file',
  whole: Download,
});

export const deleteRequest = endpoint({
  method: 'POST',
  path: 'customer/customer_account/delete_request/',
  access: 'customer',
  proof: ['recent', 'on-new-device'],
  once: true,
  tag,
  summary: 'Asks for the end of the account: in thirty days, unless a customer signs in to it',
  body: DeleteRequestBody,
  answer: DeleteRequested,
  conflict: DeleteRefused,
});
