/**
 * Accounts: one-time passwords, registration, forgotten passwords, profile (`spec/api.md` §5.1, §5.2).
 * Bodies refuse unknown fields. A phone travels as `"91-9876543210"` (country code, number).
 */
import { Type, type Static } from 'typebox';
import { Language } from '../base/endpoint/language.ts';
import { Address, COUNTRY_ID } from '../customers/address.ts';
import { needs } from '../base/endpoint/needs.ts';
import { strictObject } from '../base/endpoint/schema.ts';

const email = Type.String({
  maxLength: 254,
  pattern: '^\\s*[^\\s@]+@[^\\s@]+\\.[^\\s@]+\\s*$',
  'x-text': 'emailLogin',
});
/** How many digits a country's numbers have is looked at by the service, which names the fault. */
const telephone = Type.String({ pattern: '^\\d{1,4}-\\d{0,20}$', 'x-text': 'mobile' });
const otp = Type.String({ pattern: '^\\d{6}$', 'x-text': 'otp' });
/** What the specification's mobile applications send along; accepted, and decides nothing. */
const DeviceFields = {
  webengageEvent: Type.Optional(Type.Boolean()),
  deviceType: Type.Optional(Type.String({ maxLength: 40 })),
  osVersion: Type.Optional(Type.String({ maxLength: 40 })),
  appVersion: Type.Optional(Type.String({ maxLength: 40 })),
  shopBy: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })),
};

/** What a code is for: signing in, or the phone number of the signed-in customer. A code never serves another purpose. */
export const OtpPurpose = Type.Union([Type.Literal('login'), Type.Literal('update')]);
export type OtpPurpose = Static<typeof OtpPurpose>;

export const PhoneOtpBody = strictObject({
  customer_telephone: telephone,
  update_type: Type.Optional(OtpPurpose),
  ...DeviceFields,
});
export type PhoneOtpBody = Static<typeof PhoneOtpBody>;
/** The code of the inviter, for a sign-in that opens an account; an unknown one keeps no shopper out. */
const InvitedBy = { referral_code: Type.Optional(Type.String({ maxLength: 40 })) };
export const PhoneOtpVerifyBody = strictObject({
  customer_telephone: telephone,
  otp,
  update_type: Type.Optional(OtpPurpose),
  ...InvitedBy,
  ...DeviceFields,
});
export type PhoneOtpVerifyBody = Static<typeof PhoneOtpVerifyBody>;
export const EmailOtpBody = strictObject({ email });
export type EmailOtpBody = Static<typeof EmailOtpBody>;
export const EmailOtpVerifyBody = strictObject({ email, otp, ...InvitedBy });
export type EmailOtpVerifyBody = Static<typeof EmailOtpVerifyBody>;

/** The same whether or not anybody has that phone or address. Times are seconds. */
export const OtpSent = Type.Object({ resend_after: Type.Integer(), expires_in: Type.Integer() });
export type OtpSent = Static<typeof OtpSent>;

/** A phone update that was verified: the number as it is kept, without its country code. */
export const PhoneUpdated = Type.Object({ phone_no: Type.String() });
export type PhoneUpdated = Static<typeof PhoneUpdated>;

/** The specification stores the answer's data itself as `preGuestToken`. */
export const PreGuestToken = Type.String();
export type PreGuestToken = Static<typeof PreGuestToken>;

/** Another `__token__` for a living sign-in; its cookies are renewed with it. */
export const SessionRenewed = needs(
  Type.Object({ access_token: Type.String(), expires_in: Type.Integer() }),
  'access_token',
);
export type SessionRenewed = Static<typeof SessionRenewed>;

/** The least length is the rule's to say, in the shopper's language; a schema would answer for it with `REQUEST.INVALID`. */
const newPassword = Type.String({ maxLength: 200 });

export const RegisterBody = strictObject({
  email,
  password: newPassword,
  first_name: Type.String({ minLength: 1, maxLength: 60, 'x-text': 'firstNameRequired' }),
  last_name: Type.String({ minLength: 1, maxLength: 60, 'x-text': 'lastNameRequired' }),
  phone: Type.Optional(telephone),
  /** Of whoever invited; one that is nobody's is refused. */
  referral_code: Type.Optional(Type.String({ maxLength: 40 })),
});
export type RegisterBody = Static<typeof RegisterBody>;
/** A mail says how it goes on; the answer is the same for a known address. */
export const RegisterStarted = Type.Object({
  email: Type.String(),
  resend_after: Type.Integer(),
  expires_in: Type.Integer(),
});
export type RegisterStarted = Static<typeof RegisterStarted>;

export const ForgotPasswordBody = strictObject({ email });
export type ForgotPasswordBody = Static<typeof ForgotPasswordBody>;
export const ResetPasswordBody = strictObject({
  token: Type.String({ pattern: '^[\\w-]{43}$' }),
  password: newPassword,
});
export type ResetPasswordBody = Static<typeof ResetPasswordBody>;

/** Whose ways to sign in are asked for: an e-mail address or a phone. */
export const VerificationBody = strictObject({
  username: Type.String({ minLength: 3, maxLength: 254, 'x-text': 'emailLogin' }),
});
export type VerificationBody = Static<typeof VerificationBody>;
/** Ways that a user name of this form allows. That there is an account is told to a browser in which a customer signed in to it; `null` tells nothing. */
export const Verification = Type.Object({
  account_exist: Type.Union([Type.Literal(true), Type.Null()]),
  login_methods: Type.Array(
    Type.Union([
      Type.Literal('password'),
      Type.Literal('otp'),
      Type.Literal('email_otp'),
      Type.Literal('truecaller'),
    ]),
  ),
});
export type Verification = Static<typeof Verification>;

export const CallerIdLoginBody = strictObject({
  request_id: Type.String({ pattern: '^[\\w-]{8,64}$' }),
  ...InvitedBy,
  ...DeviceFields,
});
export type CallerIdLoginBody = Static<typeof CallerIdLoginBody>;
/** `ask_url` is where the app, or the provider's page, asks its user; the login call made the request known before. */
export const CallerIdStatus = Type.Object({
  status: Type.Union([Type.Literal('pending'), Type.Literal('done'), Type.Literal('user_rejected')]),
  ask_url: Type.Optional(Type.String()),
});
export type CallerIdStatus = Static<typeof CallerIdStatus>;

const day = (text: string) =>
  Type.Union([Type.Literal(''), Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })], { 'x-text': text });
export const ProfileBody = strictObject({
  title: Type.Optional(
    Type.Union([
      Type.Literal('Mr'),
      Type.Literal('Mrs'),
      Type.Literal('Ms'),
      Type.Literal('Dr'),
      Type.Literal(''),
    ]),
  ),
  first_name: Type.Optional(Type.String({ minLength: 1, maxLength: 60, 'x-text': 'firstNameRequired' })),
  last_name: Type.Optional(Type.String({ minLength: 1, maxLength: 60, 'x-text': 'lastNameRequired' })),
  date_of_birth: Type.Optional(day('dateOfBirth')),
  anniversary: Type.Optional(day('anniversary')),
  spouse_birthday: Type.Optional(day('spouseBirthday')),
  country: Type.Optional(Type.String({ pattern: COUNTRY_ID })),
  language: Type.Optional(Language),
});
export type ProfileBody = Static<typeof ProfileBody>;

export const Profile = Type.Object({
  email: Type.String(),
  first_name: Type.String(),
  last_name: Type.String(),
  phone_no: Type.String(),
  title: Type.String(),
  date_of_birth: Type.String(),
  anniversary: Type.String(),
  spouse_birthday: Type.String(),
  country: Type.String(),
  language: Type.String(),
  member_since: Type.String(),
  /** With `?pincode=true`: the pincode kept for delivery estimates, `''` when there is none. */
  pincode: Type.Optional(Type.String()),
  /** With `?pincode=true`, too: where parcels go unless another address is chosen; `null` when there is none. */
  default_address: Type.Optional(Type.Union([Address, Type.Null()])),
});
export type Profile = Static<typeof Profile>;

/** A guest's token that a signed-in browser still holds; what the guest has becomes the account's. */
export const CartMergeBody = strictObject({ guest_token: Type.String({ pattern: '^[\\w-]{43}$' }) });
export type CartMergeBody = Static<typeof CartMergeBody>;
/** `merged` is false for a guest that is an account's already, or none. Lines are the guest's: new ones, and ones the account had, too. */
export const CartMerged = Type.Object({
  merged: Type.Boolean(),
  lines_added: Type.Integer(),
  lines_united: Type.Integer(),
});
export type CartMerged = Static<typeof CartMerged>;

export const DetailsQuery = strictObject({ pincode: Type.Optional(Type.Boolean()) });
