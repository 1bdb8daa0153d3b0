import { Type, type Static } from 'typebox';
export declare const TopicBody: Type.TObject<{
  token: Type.TString;
  topic: Type.TLiteral<'androidNotification'>;
}>;
export type TopicBody = Static<typeof TopicBody>;
export declare const RenewBody: Type.TObject<{
  old_token: Type.TString;
  token: Type.TString;
}>;
export type RenewBody = Static<typeof RenewBody>;
export declare const RenewAnswer: Type.TObject<{
  renewed: Type.TBoolean;
}>;
export type RenewAnswer = Static<typeof RenewAnswer>;
export declare const TopicAnswer: Type.TObject<{
  topic: Type.TLiteral<'androidNotification'>;
  subscribed: Type.TBoolean;
}>;
export type TopicAnswer = Static<typeof TopicAnswer>;
export declare const PushKey: Type.TObject<{
  public_key: Type.TString;
}>;
export type PushKey = Static<typeof PushKey>;
export declare const PushPayload: Type.TObject<{
  title: Type.TString;
  body: Type.TString;
  path: Type.TString;
  tag: Type.TString;
  lang: Type.TEnum<['en' | 'hi', ...('en' | 'hi')[]]>;
}>;
export type PushPayload = Static<typeof PushPayload>;
