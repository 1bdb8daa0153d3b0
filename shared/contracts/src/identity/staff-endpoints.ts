/** What the store's people see of phones. */
import { PhoneDoubles } from './staff-schemas.ts';
import { endpointsOf } from '../base/endpoint/endpoint.ts';

const { get } = endpointsOf('staff');

export const staffPhoneDoubles = get('customers/phone-doubles/', 'staff-view', {
  summary: 'Accounts that have one phone, kept in two spellings; they are never merged by themselves',
  answer: PhoneDoubles,
});
