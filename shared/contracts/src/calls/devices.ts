/** Generated from `endpoints/devices.ts` by `npm run calls`: change that. */
import type { CallOf } from '../call.ts';
import type * as table from '../endpoints/devices.ts';

const SHAPE_4b9a88 = {
  results: [
    {
      device_id: 'string',
      browser: 'string',
      system: 'string',
      mobile: 'boolean',
      country: 'string',
      signed_in_at: 'string',
      last_seen_at: 'string',
      current: 'boolean',
    },
  ],
} as const;

export const deviceList: CallOf<typeof table.deviceList> = {
  path: 'customer/customer_account/devices/',
  shape: SHAPE_4b9a88,
};
export const deviceSignOut: CallOf<typeof table.deviceSignOut> = {
  path: 'customer/customer_account/devices/sign_out/',
  shape: SHAPE_4b9a88,
};
export const deviceSignOutOthers: CallOf<typeof table.deviceSignOutOthers> = {
  path: 'customer/customer_account/devices/sign_out_others/',
  shape: SHAPE_4b9a88,
};
