/** Generated from `endpoints/notifications.ts` by `npm run calls`: change that. */
import type { CallOf } from '../call.ts';
import type * as table from '../endpoints/notifications.ts';

const SHAPE_27caa1 = {
  topics: [{ topic: 'string', by: { email: 'boolean', sms: 'boolean', push: 'boolean' } }],
  reached: { email: 'string', sms: 'string', browsers: 'number' },
  consents: [{ purpose: 'string' }],
  history: [{ purpose: 'string', given: 'boolean', at: 'string', said_at: 'string', locale: 'string' }],
} as const;

export const consentSay: CallOf<typeof table.consentSay> = {
  path: 'customer/customer_account/consent/',
  shape: SHAPE_27caa1,
};
export const notificationChoose: CallOf<typeof table.notificationChoose> = {
  path: 'customer/customer_account/notifications/choose/',
  shape: SHAPE_27caa1,
};
export const notificationSettings: CallOf<typeof table.notificationSettings> = {
  path: 'customer/customer_account/notifications/',
  shape: SHAPE_27caa1,
};
