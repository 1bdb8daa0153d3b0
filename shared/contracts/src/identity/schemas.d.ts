import { Type, type Static } from 'typebox';
export declare const OtpPurpose: Type.TUnion<[Type.TLiteral<'login'>, Type.TLiteral<'update'>]>;
export type OtpPurpose = Static<typeof OtpPurpose>;
export declare const PhoneOtpBody: Type.TObject<{
  webengageEvent: Type.TOptional<Type.TBoolean>;
  deviceType: Type.TOptional<Type.TString>;
  osVersion: Type.TOptional<Type.TString>;
  appVersion: Type.TOptional<Type.TString>;
  shopBy: Type.TOptional<Type.TInteger>;
  customer_telephone: Type.TString;
  update_type: Type.TOptional<Type.TUnion<[Type.TLiteral<'login'>, Type.TLiteral<'update'>]>>;
}>;
export type PhoneOtpBody = Static<typeof PhoneOtpBody>;
export declare const PhoneOtpVerifyBody: Type.TObject<{
  webengageEvent: Type.TOptional<Type.TBoolean>;
  deviceType: Type.TOptional<Type.TString>;
  osVersion: Type.TOptional<Type.TString>;
  appVersion: Type.TOptional<Type.TString>;
  shopBy: Type.TOptional<Type.TInteger>;
  referral_code: Type.TOptional<Type.TString>;
  customer_telephone: Type.TString;
  otp: Type.TString;
  update_type: Type.TOptional<Type.TUnion<[Type.TLiteral<'login'>, Type.TLiteral<'update'>]>>;
}>;
export type PhoneOtpVerifyBody = Static<typeof PhoneOtpVerifyBody>;
export declare const EmailOtpBody: Type.TObject<{
  email: Type.TString;
}>;
export type EmailOtpBody = Static<typeof EmailOtpBody>;
export declare const EmailOtpVerifyBody: Type.TObject<{
  referral_code: Type.TOptional<Type.TString>;
  email: Type.TString;
  otp: Type.TString;
}>;
export type EmailOtpVerifyBody = Static<typeof EmailOtpVerifyBody>;
export declare const OtpSent: Type.TObject<{
  resend_after: Type.TInteger;
  expires_in: Type.TInteger;
}>;
export type OtpSent = Static<typeof OtpSent>;
export declare const PhoneUpdated: Type.TObject<{
  phone_no: Type.TString;
}>;
export type PhoneUpdated = Static<typeof PhoneUpdated>;
export declare const PreGuestToken: Type.TString;
export type PreGuestToken = Static<typeof PreGuestToken>;
export declare const SessionRenewed: Type.TObject<{
  access_token: Type.TString;
  expires_in: Type.TInteger;
}>;
export type SessionRenewed = Static<typeof SessionRenewed>;
export declare const RegisterBody: Type.TObject<{
  email: Type.TString;
  password: Type.TString;
  first_name: Type.TString;
  last_name: Type.TString;
  phone: Type.TOptional<Type.TString>;
  referral_code: Type.TOptional<Type.TString>;
}>;
export type RegisterBody = Static<typeof RegisterBody>;
export declare const RegisterStarted: Type.TObject<{
  email: Type.TString;
  resend_after: Type.TInteger;
  expires_in: Type.TInteger;
}>;
export type RegisterStarted = Static<typeof RegisterStarted>;
export declare const ForgotPasswordBody: Type.TObject<{
  email: Type.TString;
}>;
export type ForgotPasswordBody = Static<typeof ForgotPasswordBody>;
export declare const ResetPasswordBody: Type.TObject<{
  token: Type.TString;
  password: Type.TString;
}>;
export type ResetPasswordBody = Static<typeof ResetPasswordBody>;
export declare const VerificationBody: Type.TObject<{
  username: Type.TString;
}>;
export type VerificationBody = Static<typeof VerificationBody>;
export declare const Verification: Type.TObject<{
  account_exist: Type.TUnion<[Type.TLiteral<true>, Type.TNull]>;
  login_methods: Type.TArray<
    Type.TUnion<
      [
        Type.TLiteral<'password'>,
        Type.TLiteral<'otp'>,
        Type.TLiteral<'email_otp'>,
        Type.TLiteral<'truecaller'>,
      ]
    >
  >;
}>;
export type Verification = Static<typeof Verification>;
export declare const CallerIdLoginBody: Type.TObject<{
  webengageEvent: Type.TOptional<Type.TBoolean>;
  deviceType: Type.TOptional<Type.TString>;
  osVersion: Type.TOptional<Type.TString>;
  appVersion: Type.TOptional<Type.TString>;
  shopBy: Type.TOptional<Type.TInteger>;
  referral_code: Type.TOptional<Type.TString>;
  request_id: Type.TString;
}>;
export type CallerIdLoginBody = Static<typeof CallerIdLoginBody>;
export declare const CallerIdStatus: Type.TObject<{
  status: Type.TUnion<[Type.TLiteral<'pending'>, Type.TLiteral<'done'>, Type.TLiteral<'user_rejected'>]>;
  ask_url: Type.TOptional<Type.TString>;
}>;
export type CallerIdStatus = Static<typeof CallerIdStatus>;
export declare const ProfileBody: Type.TObject<{
  title: Type.TOptional<
    Type.TUnion<
      [Type.TLiteral<'Mr'>, Type.TLiteral<'Mrs'>, Type.TLiteral<'Ms'>, Type.TLiteral<'Dr'>, Type.TLiteral<''>]
    >
  >;
  first_name: Type.TOptional<Type.TString>;
  last_name: Type.TOptional<Type.TString>;
  date_of_birth: Type.TOptional<Type.TUnion<[Type.TLiteral<''>, Type.TString]>>;
  anniversary: Type.TOptional<Type.TUnion<[Type.TLiteral<''>, Type.TString]>>;
  spouse_birthday: Type.TOptional<Type.TUnion<[Type.TLiteral<''>, Type.TString]>>;
  country: Type.TOptional<Type.TString>;
  language: Type.TOptional<Type.TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
}>;
export type ProfileBody = Static<typeof ProfileBody>;
export declare const Profile: Type.TObject<{
  email: Type.TString;
  first_name: Type.TString;
  last_name: Type.TString;
  phone_no: Type.TString;
  title: Type.TString;
  date_of_birth: Type.TString;
  anniversary: Type.TString;
  spouse_birthday: Type.TString;
  country: Type.TString;
  language: Type.TString;
  member_since: Type.TString;
  pincode: Type.TOptional<Type.TString>;
  default_address: Type.TOptional<
    Type.TUnion<
      [
        Type.TObject<{
          address_id: Type.TString;
          full_name: Type.TString;
          house: Type.TString;
          street: Type.TString;
          landmark: Type.TString;
          city: Type.TString;
          state: Type.TString;
          pincode: Type.TString;
          country_id: Type.TString;
          mobile: Type.TString;
          is_default: Type.TBoolean;
          email: Type.TString;
          store_id: Type.TOptional<Type.TString>;
        }>,
        Type.TNull,
      ]
    >
  >;
}>;
export type Profile = Static<typeof Profile>;
export declare const CartMergeBody: Type.TObject<{
  guest_token: Type.TString;
}>;
export type CartMergeBody = Static<typeof CartMergeBody>;
export declare const CartMerged: Type.TObject<{
  merged: Type.TBoolean;
  lines_added: Type.TInteger;
  lines_united: Type.TInteger;
}>;
export type CartMerged = Static<typeof CartMerged>;
export declare const DetailsQuery: Type.TObject<{
  pincode: Type.TOptional<Type.TBoolean>;
}>;
