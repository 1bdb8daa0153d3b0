/** Generated from `endpoints/contacts.ts` by `npm run calls`: change that. */
import type { CallOf } from '../call.ts';
import type * as table from '../endpoints/contacts.ts';

const SHAPE_fa9951 = { email: 'string', phone: 'string', has_password: 'boolean' } as const;

export const contactBegin: CallOf<typeof table.contactBegin> = {
  path: 'customer/customer_account/contacts/begin/',
  shape: { contacts: SHAPE_fa9951, resend_after: 'number', expires_in: 'number' },
};
export const contactDetails: CallOf<typeof table.contactDetails> = {
  path: 'customer/customer_account/contacts/',
  shape: SHAPE_fa9951,
};
export const contactProve: CallOf<typeof table.contactProve> = {
  path: 'customer/customer_account/contacts/prove/',
  shape: SHAPE_fa9951,
};
export const contactStop: CallOf<typeof table.contactStop> = {
  path: 'customer/customer_account/contacts/stop/',
  shape: SHAPE_fa9951,
};
export const contactStopByLink: CallOf<typeof table.contactStopByLink> = {
  path: 'customer/customer_account/contacts/stop_by_link/',
};
export const contactWait: CallOf<typeof table.contactWait> = {
  path: 'customer/customer_account/contacts/without_old/',
  shape: SHAPE_fa9951,
};
