import { Type, type TSchema } from 'typebox';
export declare function envelopeOf<Data extends TSchema>(
  data: Data,
): Type.TObject<{
  status_code: Type.TInteger;
  error: Type.TLiteral<false>;
  msg: Type.TString;
  message: Type.TString;
  data: Data;
}>;
export declare const Failure: Type.TObject<{
  status_code: Type.TInteger;
  error: Type.TLiteral<true>;
  code: Type.TString;
  msg: Type.TString;
  message: Type.TString;
  data: Type.TNull;
  fields: Type.TOptional<Type.TRecord<'^.*$', Type.TString>>;
}>;
export declare const NoData: Type.TObject<{}>;
export declare const NoFields: Type.TObject<{}>;
export declare const Download: Type.TUnsafe<Uint8Array<ArrayBufferLike>>;
