import { Type, type Static } from 'typebox';
export declare const PhoneDouble: Type.TObject<{
  phone: Type.TString;
  accounts: Type.TArray<
    Type.TObject<{
      customer_id: Type.TString;
      kept: Type.TString;
    }>
  >;
}>;
export type PhoneDouble = Static<typeof PhoneDouble>;
export declare const PhoneDoubles: Type.TObject<{
  results: Type.TArray<
    Type.TObject<{
      phone: Type.TString;
      accounts: Type.TArray<
        Type.TObject<{
          customer_id: Type.TString;
          kept: Type.TString;
        }>
      >;
    }>
  >;
  count: Type.TInteger;
}>;
