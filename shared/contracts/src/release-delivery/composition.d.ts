import { Type, type Static } from 'typebox';
export declare const ComposedRemote: Type.TObject<{
  version: Type.TString;
  release: Type.TString;
  killed: Type.TBoolean;
}>;
export type ComposedRemote = Static<typeof ComposedRemote>;
export declare const AuditEnd: Type.TObject<{
  seq: Type.TInteger;
  hash: Type.TString;
}>;
export type AuditEnd = Static<typeof AuditEnd>;
export declare const Composition: Type.TObject<{
  schema: Type.TLiteral<1>;
  channel: Type.TString;
  revision: Type.TInteger;
  sequence: Type.TInteger;
  issuedAt: Type.TString;
  expires: Type.TString;
  remotes: Type.TRecord<
    '^.*$',
    Type.TObject<{
      version: Type.TString;
      release: Type.TString;
      killed: Type.TBoolean;
    }>
  >;
  audit: Type.TOptional<
    Type.TObject<{
      seq: Type.TInteger;
      hash: Type.TString;
    }>
  >;
}>;
export type Composition = Static<typeof Composition>;
export declare const CompositionEnvelope: Type.TObject<{
  keyId: Type.TString;
  payload: Type.TString;
  signature: Type.TString;
}>;
export type CompositionEnvelope = Static<typeof CompositionEnvelope>;
