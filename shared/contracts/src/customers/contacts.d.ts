import { Type, type Static } from 'typebox';
export declare const ContactKind: Type.TUnion<[Type.TLiteral<'email'>, Type.TLiteral<'phone'>]>;
export type ContactKind = Static<typeof ContactKind>;
export declare const Contacts: Type.TObject<{
  email: Type.TString;
  phone: Type.TString;
  has_password: Type.TBoolean;
  change: Type.TUnion<
    [
      Type.TNull,
      Type.TObject<{
        kind: Type.TUnion<[Type.TLiteral<'email'>, Type.TLiteral<'phone'>]>;
        to: Type.TString;
        old: Type.TString;
        old_proven: Type.TBoolean;
        new_proven: Type.TBoolean;
        due_at: Type.TString;
      }>,
    ]
  >;
}>;
export type Contacts = Static<typeof Contacts>;
export declare const ContactBeginBody: Type.TObject<{
  kind: Type.TUnion<[Type.TLiteral<'email'>, Type.TLiteral<'phone'>]>;
  to: Type.TString;
}>;
export type ContactBeginBody = Static<typeof ContactBeginBody>;
export declare const ContactSent: Type.TObject<{
  contacts: Type.TObject<{
    email: Type.TString;
    phone: Type.TString;
    has_password: Type.TBoolean;
    change: Type.TUnion<
      [
        Type.TNull,
        Type.TObject<{
          kind: Type.TUnion<[Type.TLiteral<'email'>, Type.TLiteral<'phone'>]>;
          to: Type.TString;
          old: Type.TString;
          old_proven: Type.TBoolean;
          new_proven: Type.TBoolean;
          due_at: Type.TString;
        }>,
      ]
    >;
  }>;
  resend_after: Type.TInteger;
  expires_in: Type.TInteger;
}>;
export type ContactSent = Static<typeof ContactSent>;
export declare const ContactProveBody: Type.TObject<{
  side: Type.TUnion<[Type.TLiteral<'old'>, Type.TLiteral<'new'>]>;
  otp: Type.TString;
}>;
export type ContactProveBody = Static<typeof ContactProveBody>;
export declare const ContactWaitBody: Type.TObject<{
  password: Type.TString;
}>;
export declare const ContactStopBody: Type.TObject<{
  token: Type.TString;
}>;
