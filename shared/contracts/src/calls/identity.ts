/** Generated from `endpoints/identity.ts` by `npm run calls`: change that. */
import type { CallOf } from '../call.ts';
import type * as table from '../endpoints/identity.ts';

const SHAPE_55aea5 = {
  access_token: 'string',
  account_exist: 'boolean',
  phone_no: 'string',
  username: 'string',
  email: 'string',
} as const;
const SHAPE_7df74a = { resend_after: 'number', expires_in: 'number' } as const;

export const callerIdCallback: CallOf<typeof table.callerIdCallback> = {
  path: 'customer/truecaller/callback/',
};
export const callerIdLogin: CallOf<typeof table.callerIdLogin> = {
  path: 'customer/truecaller/login/',
  shape: SHAPE_55aea5,
};
export const callerIdStatus: CallOf<typeof table.callerIdStatus> = {
  path: 'customer/truecaller/status/',
  shape: { status: 'string' },
};
export const emailOtp: CallOf<typeof table.emailOtp> = {
  path: 'customer/customer_email_otp/',
  shape: SHAPE_7df74a,
};
export const emailOtpVerify: CallOf<typeof table.emailOtpVerify> = {
  path: 'customer/customer_verify_email_otp/',
  shape: SHAPE_55aea5,
};
export const otpLink: CallOf<typeof table.otpLink> = {
  path: 'customer_account/sendOtpLink',
  shape: SHAPE_7df74a,
};
export const passwordForgot: CallOf<typeof table.passwordForgot> = {
  path: 'customer/customer_account/forgot_password/',
};
export const passwordReset: CallOf<typeof table.passwordReset> = {
  path: 'customer/customer_account/reset_password/',
};
export const phoneOtp: CallOf<typeof table.phoneOtp> = {
  path: 'customer/customer_otp/',
  shape: SHAPE_7df74a,
};
export const phoneOtpVerify: CallOf<typeof table.phoneOtpVerify> = { path: 'customer/customer_verify_otp/' };
export const phoneSignIn: CallOf<typeof table.phoneSignIn> = {
  path: 'customer/customer_verify_otp/',
  shape: SHAPE_55aea5,
};
export const phoneUpdate: CallOf<typeof table.phoneUpdate> = {
  path: 'customer/customer_verify_otp/',
  shape: { phone_no: 'string' },
};
export const register: CallOf<typeof table.register> = {
  path: 'customer/customer_account/register/',
  shape: { email: 'string', resend_after: 'number', expires_in: 'number' },
};
export const verification: CallOf<typeof table.verification> = {
  path: 'customer/customer_verification/',
  shape: { login_methods: ['string'] },
};
