import { Type, type Static } from 'typebox';
export declare const TrackBody: Type.TObject<{
  order_no: Type.TString;
  contact: Type.TString;
  otp: Type.TOptional<Type.TString>;
}>;
export type TrackBody = Static<typeof TrackBody>;
export declare const Tracked: Type.TObject<{
  sent: Type.TBoolean;
  resend_after: Type.TInteger;
  tracking_token: Type.TString;
}>;
export type Tracked = Static<typeof Tracked>;
