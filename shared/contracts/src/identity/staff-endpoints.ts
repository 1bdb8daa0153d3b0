/** What the store's people see of phones. */
import { PhoneDoubles } from './staff-schemas.ts';
import { endpoint } from '../base/endpoint/endpoint.ts';

export const staffPhoneDoubles = endpoint({
  method: 'GET',
  path: 'customers/phone-doubles/',
  access: 'staff-view',
  tag: 'staff',
  summary: 'Accounts that have one phone, kept in two spellings; they are never merged by themselves',
  answer: PhoneDoubles,
});
