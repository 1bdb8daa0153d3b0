/** A copy of what the store knows of a customer, and the end of an account. */
import { Download, NoFields } from '../base/endpoint/envelope.ts';
import { DeleteRefused, DeleteRequestBody, DeleteRequested, PersonalDataState } from './schemas.ts';
import { endpointsOf } from '../base/endpoint/endpoint.ts';
import { DAY_SECONDS } from '../base/endpoint/limit.ts';

const { get, post } = endpointsOf('customer');

export const personalData = get('customer/personal_data/details/', 'customer', {
  summary: 'The last copy that was asked for, and what stands in the way of deleting the account',
  answer: PersonalDataState,
});

export const personalDataCopy = post('customer/personal_data/copy/', 'customer', {
  proof: ['recent', 'on-new-device'],
  once: true,
  summary: 'Asks for a copy of everything the store knows of the customer',
  body: NoFields,
  answer: PersonalDataState,
  limit: { name: 'data-copies', seconds: DAY_SECONDS, counts: 'effects', customer: 3 },
});

export const personalDataDownload = get('customer/personal_data/download/', 'customer', {
  proof: ['recent', 'on-new-device'],
  summary: 'The copy, as a file',
  whole: Download,
});

export const deleteRequest = post('customer/customer_account/delete_request/', 'customer', {
  proof: ['recent', 'on-new-device'],
  once: true,
  summary: 'Asks for the end of the account: in thirty days, unless somebody signs in to it',
  body: DeleteRequestBody,
  answer: DeleteRequested,
  conflict: DeleteRefused,
});
