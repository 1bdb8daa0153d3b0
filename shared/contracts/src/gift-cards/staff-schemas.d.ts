import { Type, type Static } from 'typebox';
export declare const StaffGiftCardsQuery: Type.TObject<{
  q: Type.TOptional<Type.TString>;
  state: Type.TOptional<Type.TUnsafe<'expired' | 'over' | 'paid' | 'redeemed' | 'unpaid' | 'void'>>;
  page: Type.TInteger;
}>;
export declare const StaffGiftCard: Type.TObject<{
  card_id: Type.TString;
  state: Type.TUnsafe<'expired' | 'over' | 'paid' | 'redeemed' | 'unpaid' | 'void'>;
  design: Type.TUnsafe<'diya' | 'lotus' | 'marigold' | 'peacock'>;
  amount_paise: Type.TInteger;
  from_name: Type.TString;
  to_name: Type.TString;
  to_email: Type.TString;
  message: Type.TString;
  delivery: Type.TUnsafe<'email' | 'print'>;
  send_on: Type.TString;
  sent_at: Type.TString;
  last4: Type.TString;
  expires_on: Type.TString;
  redeemed_at: Type.TString;
  printable: Type.TBoolean;
  bought_by: Type.TString;
  redeemed_by: Type.TString;
  history: Type.TArray<
    Type.TObject<{
      at: Type.TString;
      event: Type.TString;
      by: Type.TString;
      note: Type.TString;
    }>
  >;
}>;
export type StaffGiftCard = Static<typeof StaffGiftCard>;
export declare const StaffGiftCards: Type.TObject<{
  results: Type.TArray<
    Type.TObject<{
      card_id: Type.TString;
      state: Type.TUnsafe<'expired' | 'over' | 'paid' | 'redeemed' | 'unpaid' | 'void'>;
      design: Type.TUnsafe<'diya' | 'lotus' | 'marigold' | 'peacock'>;
      amount_paise: Type.TInteger;
      from_name: Type.TString;
      to_name: Type.TString;
      to_email: Type.TString;
      message: Type.TString;
      delivery: Type.TUnsafe<'email' | 'print'>;
      send_on: Type.TString;
      sent_at: Type.TString;
      last4: Type.TString;
      expires_on: Type.TString;
      redeemed_at: Type.TString;
      printable: Type.TBoolean;
      bought_by: Type.TString;
      redeemed_by: Type.TString;
      history: Type.TArray<
        Type.TObject<{
          at: Type.TString;
          event: Type.TString;
          by: Type.TString;
          note: Type.TString;
        }>
      >;
    }>
  >;
  page: Type.TInteger;
  page_size: Type.TInteger;
  count: Type.TInteger;
  outstanding_paise: Type.TInteger;
}>;
export declare const IssueGiftCardBody: Type.TObject<{
  design: Type.TUnsafe<'diya' | 'lotus' | 'marigold' | 'peacock'>;
  amount_paise: Type.TInteger;
  to_name: Type.TString;
  to_email: Type.TString;
  message: Type.TOptional<Type.TString>;
  locale: Type.TOptional<Type.TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
  issued_by: Type.TString;
  note: Type.TString;
}>;
export declare const VoidGiftCardBody: Type.TObject<{
  card_id: Type.TString;
  voided_by: Type.TString;
  note: Type.TString;
}>;
