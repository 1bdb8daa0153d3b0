import { Type, type Static } from 'typebox';
export declare const PROOF_MINUTES = 15;
export declare const ProofWays: Type.TObject<{
  to: Type.TString;
  password: Type.TBoolean;
}>;
export type ProofWays = Static<typeof ProofWays>;
export declare const ProofSent: Type.TObject<{
  to: Type.TString;
  has_password: Type.TBoolean;
  resend_after: Type.TInteger;
  expires_in: Type.TInteger;
}>;
export type ProofSent = Static<typeof ProofSent>;
export declare const ProofBody: Type.TObject<{
  otp: Type.TOptional<Type.TString>;
  password: Type.TOptional<Type.TString>;
}>;
export type ProofBody = Static<typeof ProofBody>;
