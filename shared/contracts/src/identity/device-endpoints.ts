/** Where an account is signed in, and signing out elsewhere. Another's device is not there. */
import { DeviceIdBody, Devices } from './devices.ts';
import { NoFields } from '../base/endpoint/envelope.ts';
import { endpointsOf } from '../base/endpoint/endpoint.ts';

const { get, post } = endpointsOf('customer');

export const deviceList = get('customer/customer_account/devices/', 'customer', {
  summary: 'Browsers in which the account is signed in',
  answer: Devices,
});

export const deviceSignOut = post('customer/customer_account/devices/sign_out/', 'customer', {
  once: true,
  summary: 'Ends the sign-in of another browser; its tokens open nothing from then on',
  body: DeviceIdBody,
  answer: Devices,
});

export const deviceSignOutOthers = post('customer/customer_account/devices/sign_out_others/', 'customer', {
  once: true,
  summary: 'Ends every sign-in but the one that asks',
  body: NoFields,
  answer: Devices,
});
