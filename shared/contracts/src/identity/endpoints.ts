/** Sign-in by code and caller identification, opening an account, passwords. `customer/{action}/` of the specification is exactly `customer_otp/` and `customer_verify_otp/`. */
import { Type } from 'typebox';
import { Login } from '../bag/schemas.ts';
import { envelopeOf, NoData } from '../base/endpoint/envelope.ts';
import {
  CallerIdLoginBody,
  CallerIdStatus,
  EmailOtpBody,
  EmailOtpVerifyBody,
  ForgotPasswordBody,
  OtpSent,
  PhoneOtpBody,
  PhoneOtpVerifyBody,
  PhoneUpdated,
  RegisterBody,
  RegisterStarted,
  ResetPasswordBody,
  Verification,
  VerificationBody,
} from './schemas.ts';
import { CallerIdCallbackBody, CallerIdStatusQuery, LoginAnswer } from './session.ts';
import { endpoint, narrowed } from '../base/endpoint/endpoint.ts';

export const phoneOtp = endpoint({
  method: 'POST',
  path: 'customer/customer_otp/',
  access: 'shopper',
  once: true,
  tag: 'customer',
  summary: 'Sends a code to a phone: to sign in, or to save it for the account',
  body: PhoneOtpBody,
  answer: OtpSent,
});

/** Of a phone update it answers what was saved; of a sign-in what the specification names. */
export const phoneOtpVerify = endpoint({
  method: 'POST',
  path: 'customer/customer_verify_otp/',
  access: 'shopper',
  once: true,
  tag: 'customer',
  summary: 'Signs in with a code, or saves the phone it was sent to',
  body: PhoneOtpVerifyBody,
  answer: Type.Union([Login, PhoneUpdated]),
  whole: Type.Union([LoginAnswer, envelopeOf(PhoneUpdated)]),
});

/** Its body says `login`. */
export const phoneSignIn = narrowed(phoneOtpVerify, Login);

/** Its body says `update`. */
export const phoneUpdate = narrowed(phoneOtpVerify, PhoneUpdated);

export const emailOtp = endpoint({
  method: 'POST',
  path: 'customer/customer_email_otp/',
  access: 'shopper',
  once: true,
  tag: 'customer',
  summary: 'Sends a code to an e-mail address, to sign in',
  body: EmailOtpBody,
  answer: OtpSent,
});

export const emailOtpVerify = endpoint({
  method: 'POST',
  path: 'customer/customer_verify_email_otp/',
  access: 'shopper',
  tag: 'customer',
  summary: 'Signs in with a code; opens the account that was filled in before',
  body: EmailOtpVerifyBody,
  answer: Login,
  whole: LoginAnswer,
});

export const otpLink = endpoint({
  method: 'POST',
  path: 'customer_account/sendOtpLink',
  access: 'shopper',
  once: true,
  tag: 'customer',
  summary: 'The old way to ask for a code; off unless OTP_LOGIN_LEGACY',
  body: PhoneOtpBody,
  answer: OtpSent,
});

export const verification = endpoint({
  method: 'POST',
  path: 'customer/customer_verification/',
  access: 'public',
  tag: 'customer',
  summary:
    'Ways to sign in that a user name of this form allows; whether there is an account only to a browser that signed in to it',
  body: VerificationBody,
  answer: Verification,
});

export const register = endpoint({
  method: 'POST',
  path: 'customer/customer_account/register/',
  access: 'shopper',
  tag: 'customer',
  summary: 'Begins an account; the code sent to the e-mail address opens it',
  body: RegisterBody,
  answer: RegisterStarted,
});

export const passwordForgot = endpoint({
  method: 'POST',
  path: 'customer/customer_account/forgot_password/',
  access: 'public',
  tag: 'customer',
  summary: 'Sends a link for a new password, if there is such an account',
  body: ForgotPasswordBody,
  answer: NoData,
});

export const passwordReset = endpoint({
  method: 'POST',
  path: 'customer/customer_account/reset_password/',
  access: 'public',
  tag: 'customer',
  summary: 'Sets a new password by the link; every sign-in of the account ends',
  body: ResetPasswordBody,
  answer: NoData,
});

export const callerIdLogin = endpoint({
  method: 'POST',
  path: 'customer/truecaller/login/',
  access: 'shopper',
  tag: 'customer',
  summary: 'Begins a sign-in by caller identification, and ends it once it is confirmed',
  body: CallerIdLoginBody,
  answer: Login,
  whole: LoginAnswer,
});

export const callerIdStatus = endpoint({
  method: 'GET',
  path: 'customer/truecaller/status/',
  access: 'shopper',
  tag: 'customer',
  summary: 'How far a request of this session is',
  query: CallerIdStatusQuery,
  answer: CallerIdStatus,
});

export const callerIdCallback = endpoint({
  method: 'POST',
  path: 'customer/truecaller/callback/',
  access: 'public',
  tag: 'customer',
  summary: 'The provider says that a person decided',
  body: CallerIdCallbackBody,
  answer: NoData,
});
