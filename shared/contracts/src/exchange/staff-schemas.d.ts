import { Type } from 'typebox';
export declare const ExchangePapersBody: Type.TObject<{
  request_id: Type.TString;
  opened_by: Type.TString;
  reason: Type.TString;
}>;
export declare const ExchangePapers: Type.TObject<{
  request_id: Type.TString;
  pan: Type.TString;
  account: Type.TUnion<
    [
      Type.TNull,
      Type.TObject<{
        holder: Type.TString;
        number: Type.TString;
        ifsc: Type.TString;
      }>,
    ]
  >;
  registered_name: Type.TOptional<Type.TString>;
  customer_name: Type.TOptional<Type.TString>;
}>;
