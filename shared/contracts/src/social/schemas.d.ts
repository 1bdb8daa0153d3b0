import { Type, type Static } from 'typebox';
export declare const SOCIAL_PROVIDERS: readonly ['google', 'apple'];
export declare const SocialProvider: Type.TEnum<['google', 'apple']>;
export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number];
export declare const SocialProviders: Type.TObject<{
  providers: Type.TArray<Type.TEnum<['google', 'apple']>>;
}>;
export type SocialProviders = Static<typeof SocialProviders>;
export declare const SocialStartBody: Type.TObject<{
  provider: Type.TEnum<['google', 'apple']>;
  locale: Type.TEnum<['en' | 'hi', ...('en' | 'hi')[]]>;
  next: Type.TOptional<Type.TString>;
}>;
export type SocialStartBody = Static<typeof SocialStartBody>;
export declare const SocialStarted: Type.TObject<{
  authorize_url: Type.TString;
}>;
export type SocialStarted = Static<typeof SocialStarted>;
export declare const SocialReturnParams: Type.TObject<{
  provider: Type.TEnum<['google', 'apple']>;
}>;
export declare const SocialReturnQuery: Type.TObject<{
  state: Type.TString;
  code: Type.TOptional<Type.TString>;
  error: Type.TOptional<Type.TString>;
  iss: Type.TOptional<Type.TString>;
  user: Type.TOptional<Type.TString>;
}>;
export type SocialReturnQuery = Static<typeof SocialReturnQuery>;
export declare const SocialLoginBody: Type.TObject<{
  referral_code: Type.TOptional<Type.TString>;
  provider: Type.TEnum<['google', 'apple']>;
  flow: Type.TString;
}>;
export type SocialLoginBody = Static<typeof SocialLoginBody>;
export declare const SocialProof: Type.TObject<{
  email: Type.TString;
  resend_after: Type.TInteger;
  expires_in: Type.TInteger;
}>;
export type SocialProof = Static<typeof SocialProof>;
export declare const SocialProveBody: Type.TObject<{
  referral_code: Type.TOptional<Type.TString>;
  flow: Type.TString;
  otp: Type.TString;
}>;
export type SocialProveBody = Static<typeof SocialProveBody>;
export declare const SocialProveSendBody: Type.TObject<{
  flow: Type.TString;
}>;
export declare const SocialLinks: Type.TObject<{
  links: Type.TArray<
    Type.TObject<{
      provider: Type.TEnum<['google', 'apple']>;
      email: Type.TString;
      linked_at: Type.TString;
      removable: Type.TBoolean;
    }>
  >;
  addable: Type.TArray<Type.TEnum<['google', 'apple']>>;
}>;
export type SocialLinks = Static<typeof SocialLinks>;
export declare const SocialLinkStartBody: Type.TObject<{
  provider: Type.TEnum<['google', 'apple']>;
  locale: Type.TEnum<['en' | 'hi', ...('en' | 'hi')[]]>;
}>;
export declare const SocialLinkEndBody: Type.TObject<{
  provider: Type.TEnum<['google', 'apple']>;
  flow: Type.TString;
}>;
export declare const SocialUnlinkBody: Type.TObject<{
  provider: Type.TEnum<['google', 'apple']>;
}>;
