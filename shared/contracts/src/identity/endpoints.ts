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
import { narrowed, endpointsOf } from '../base/endpoint/endpoint.ts';

const { get, post } = endpointsOf('customer');

export const phoneOtp = post('customer/customer_otp/', 'shopper', {
  once: true,
  summary: 'Sends a code to a phone: to sign in, or to save it for the account',
  body: PhoneOtpBody,
  answer: OtpSent,
});

/** Of a phone update it answers what was saved; of a sign-in what the specification names. */
export const phoneOtpVerify = post('customer/customer_verify_otp/', 'shopper', {
  once: true,
  summary: 'Signs in with a code, or saves the phone it was sent to',
  body: PhoneOtpVerifyBody,
  answer: Type.Union([Login, PhoneUpdated]),
  whole: Type.Union([LoginAnswer, envelopeOf(PhoneUpdated)]),
});

/** Its body says `login`. */
export const phoneSignIn = narrowed(phoneOtpVerify, Login);

/** Its body says `update`. */
export const phoneUpdate = narrowed(phoneOtpVerify, PhoneUpdated);

export const emailOtp = post('customer/customer_email_otp/', 'shopper', {
  once: true,
  summary: 'Sends a code to an e-mail address, to sign in',
  body: EmailOtpBody,
  answer: OtpSent,
});

export const emailOtpVerify = post('customer/customer_verify_email_otp/', 'shopper', {
  summary: 'Signs in with a code; opens the account that was filled in before',
  body: EmailOtpVerifyBody,
  answer: Login,
  whole: LoginAnswer,
});

export const otpLink = post('customer_account/sendOtpLink', 'shopper', {
  once: true,
  summary: 'The old way to ask for a code; off unless OTP_LOGIN_LEGACY',
  body: PhoneOtpBody,
  answer: OtpSent,
});

export const verification = post('customer/customer_verification/', 'public', {
  summary:
    'Ways to sign in that a user name of this form allows; whether there is an account only to a browser that signed in to it',
  body: VerificationBody,
  answer: Verification,
});

export const register = post('customer/customer_account/register/', 'shopper', {
  summary: 'Begins an account; the code sent to the e-mail address opens it',
  body: RegisterBody,
  answer: RegisterStarted,
});

export const passwordForgot = post('customer/customer_account/forgot_password/', 'public', {
  summary: 'Sends a link for a new password, if there is such an account',
  body: ForgotPasswordBody,
  answer: NoData,
});

export const passwordReset = post('customer/customer_account/reset_password/', 'public', {
  summary: 'Sets a new password by the link; every sign-in of the account ends',
  body: ResetPasswordBody,
  answer: NoData,
});

export const callerIdLogin = post('customer/truecaller/login/', 'shopper', {
  summary: 'Begins a sign-in by caller identification, and ends it once it is confirmed',
  body: CallerIdLoginBody,
  answer: Login,
  whole: LoginAnswer,
});

export const callerIdStatus = get('customer/truecaller/status/', 'shopper', {
  summary: 'How far a request of this session is',
  query: CallerIdStatusQuery,
  answer: CallerIdStatus,
});

export const callerIdCallback = post('customer/truecaller/callback/', 'public', {
  summary: 'The provider says that somebody decided',
  body: CallerIdCallbackBody,
  answer: NoData,
});
