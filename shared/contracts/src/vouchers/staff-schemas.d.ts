import { Type, type Static } from 'typebox';
export declare const VoucherFaults: Type.TObject<{
  results: Type.TArray<
    Type.TObject<{
      id: Type.TString;
      kind: Type.TUnsafe<'capture' | 'refund' | 'release'>;
      order_no: Type.TString;
      last4: Type.TString;
      amount_paise: Type.TInteger;
      at: Type.TString;
      error: Type.TString;
    }>
  >;
}>;
export type VoucherFaults = Static<typeof VoucherFaults>;
export declare const VoucherRetryBody: Type.TObject<{
  id: Type.TString;
  asked_by: Type.TString;
  note: Type.TString;
}>;
export declare const VoucherRetried: Type.TObject<{
  id: Type.TString;
  state: Type.TString;
}>;
