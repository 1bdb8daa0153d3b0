/** Generated from `endpoints/session.ts` by `npm run calls`: change that. */
import type { CallOf } from '../call.ts';
import type * as table from '../endpoints/session.ts';

export const guestCreate: CallOf<typeof table.guestCreate> = {
  path: 'customer/customer_account/createguest/',
  shape: { access_token: 'string' },
};
export const login: CallOf<typeof table.login> = {
  path: 'customer_account/login',
  shape: {
    access_token: 'string',
    account_exist: 'boolean',
    phone_no: 'string',
    username: 'string',
    email: 'string',
  },
};
export const logout: CallOf<typeof table.logout> = { path: 'customer/logout/' };
export const preGuestCreate: CallOf<typeof table.preGuestCreate> = {
  path: 'customer/customer_account/preguest/',
  shape: 'string',
};
export const sessionRefresh: CallOf<typeof table.sessionRefresh> = {
  path: 'customer/session/refresh/',
  shape: { access_token: 'string' },
};
