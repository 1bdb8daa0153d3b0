/** Where an account is signed in, and signing out elsewhere. Another's device is not there. */
import { DeviceIdBody, Devices } from './devices.ts';
import { NoFields } from '../base/endpoint/envelope.ts';
import { endpoint } from '../base/endpoint/endpoint.ts';

const tag = 'customer';

export const deviceList = endpoint({
  method: 'GET',
  path: 'customer/customer_account/devices/',
  access: 'customer',
  tag,
  summary: 'Browsers in which the account is signed in',
  answer: Devices,
});

export const deviceSignOut = endpoint({
  method: 'POST',
  path: 'customer/customer_account/devices/sign_out/',
  access: 'customer',
  once: true,
  tag,
  summary: 'Ends the sign-in of another browser; its tokens open nothing from then on',
  body: DeviceIdBody,
  answer: Devices,
});

export const deviceSignOutOthers = endpoint({
  method: 'POST',
  path: 'customer/customer_account/devices/sign_out_others/',
  access: 'customer',
  once: true,
  tag,
  summary: 'Ends every sign-in but the one that asks',
  body: NoFields,
  answer: Devices,
});
