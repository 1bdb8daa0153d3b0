import { Type, type Static } from 'typebox';
export declare const NoticeChannels: Type.TObject<{
  email: Type.TBoolean;
  sms: Type.TBoolean;
  push: Type.TBoolean;
}>;
export type NoticeChannels = Static<typeof NoticeChannels>;
export declare const CONSENT_PURPOSES: readonly ['marketing', 'referral-name'];
export type ConsentPurpose = (typeof CONSENT_PURPOSES)[number];
export declare const NotificationSettings: Type.TObject<{
  topics: Type.TArray<
    Type.TObject<{
      topic: Type.TUnsafe<'care' | 'offers' | 'orders' | 'plan' | 'rewards' | 'watches'>;
      by: Type.TObject<{
        email: Type.TBoolean;
        sms: Type.TBoolean;
        push: Type.TBoolean;
      }>;
    }>
  >;
  reached: Type.TObject<{
    email: Type.TString;
    sms: Type.TString;
    browsers: Type.TInteger;
  }>;
  consents: Type.TArray<
    Type.TObject<{
      purpose: Type.TUnsafe<'marketing' | 'referral-name'>;
      given: Type.TUnion<[Type.TBoolean, Type.TNull]>;
    }>
  >;
  history: Type.TArray<
    Type.TObject<{
      purpose: Type.TUnsafe<'marketing' | 'referral-name'>;
      given: Type.TBoolean;
      at: Type.TString;
      said_at: Type.TUnsafe<'account'>;
      locale: Type.TEnum<['en' | 'hi', ...('en' | 'hi')[]]>;
    }>
  >;
}>;
export type NotificationSettings = Static<typeof NotificationSettings>;
export declare const NoticeChoiceBody: Type.TObject<{
  topic: Type.TUnsafe<'care' | 'offers' | 'orders' | 'plan' | 'rewards' | 'watches'>;
  by: Type.TObject<{
    email: Type.TBoolean;
    sms: Type.TBoolean;
    push: Type.TBoolean;
  }>;
}>;
export type NoticeChoiceBody = Static<typeof NoticeChoiceBody>;
export declare const ConsentBody: Type.TObject<{
  purpose: Type.TUnsafe<'marketing' | 'referral-name'>;
  given: Type.TBoolean;
  locale: Type.TEnum<['en' | 'hi', ...('en' | 'hi')[]]>;
}>;
export type ConsentBody = Static<typeof ConsentBody>;
