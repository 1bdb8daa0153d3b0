/** Generated from `endpoints/customers.ts` by `npm run calls`: change that. */
import type { CallOf } from '../call.ts';
import type * as table from '../endpoints/customers.ts';

const SHAPE_c528c1 = {
  address_id: 'string',
  full_name: 'string',
  house: 'string',
  street: 'string',
  landmark: 'string',
  city: 'string',
  state: 'string',
  pincode: 'string',
  country_id: 'string',
  mobile: 'string',
  is_default: 'boolean',
  email: 'string',
} as const;
const SHAPE_e8f3bb = { results: [SHAPE_c528c1], count: 'number' } as const;
const SHAPE_b2a50e = {
  email: 'string',
  first_name: 'string',
  last_name: 'string',
  phone_no: 'string',
  title: 'string',
  date_of_birth: 'string',
  anniversary: 'string',
  spouse_birthday: 'string',
  country: 'string',
  language: 'string',
  member_since: 'string',
} as const;

export const addressAdd: CallOf<typeof table.addressAdd> = {
  path: 'customer/customer_address/add/',
  shape: SHAPE_c528c1,
};
export const addressDelete: CallOf<typeof table.addressDelete> = {
  path: 'customer/customer_address/delete/',
  shape: SHAPE_e8f3bb,
};
export const addressDetails: CallOf<typeof table.addressDetails> = {
  path: 'customer/customer_address/details/',
  shape: SHAPE_c528c1,
};
export const addressList: CallOf<typeof table.addressList> = {
  path: 'customer/customer_address/list/',
  shape: SHAPE_e8f3bb,
};
export const addressSetDefault: CallOf<typeof table.addressSetDefault> = {
  path: 'customer/customer_address/set_default/',
  shape: SHAPE_e8f3bb,
};
export const addressUpdate: CallOf<typeof table.addressUpdate> = {
  path: 'customer/customer_address/update/',
  shape: SHAPE_c528c1,
};
export const guestAddressAdd: CallOf<typeof table.guestAddressAdd> = {
  path: 'customer/guest_address/add/',
  shape: SHAPE_c528c1,
};
export const profileDetails: CallOf<typeof table.profileDetails> = {
  path: 'customer/customer_account/details/',
  shape: SHAPE_b2a50e,
};
export const profileUpdate: CallOf<typeof table.profileUpdate> = {
  path: 'customer/customer_account/update/',
  shape: SHAPE_b2a50e,
};
