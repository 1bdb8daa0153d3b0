import { Type, type Static } from 'typebox';
import { type CompositionKeys, type EnvelopeRefusal } from './verify.ts';
export declare const HeadNonce: Type.TString;
export declare const Head: Type.TObject<{
  schema: Type.TLiteral<1>;
  kind: Type.TLiteral<'head'>;
  channel: Type.TString;
  revision: Type.TInteger;
  sequence: Type.TInteger;
  audit: Type.TObject<{
    seq: Type.TInteger;
    hash: Type.TString;
  }>;
  nonce: Type.TUnion<[Type.TString, Type.TNull]>;
  issuedAt: Type.TString;
}>;
export type Head = Static<typeof Head>;
export type HeadRefusal = EnvelopeRefusal | 'HEAD.SCHEMA' | 'HEAD.CHANNEL' | 'HEAD.NONCE';
export type HeadVerdict =
  | {
      readonly ok: true;
      readonly head: Head;
    }
  | {
      readonly ok: false;
      readonly reason: HeadRefusal;
    };
export declare function verifyHead(
  envelope: unknown,
  keys: CompositionKeys,
  expected: {
    readonly nonce: string | null;
    readonly channel?: string;
  },
): HeadVerdict;
