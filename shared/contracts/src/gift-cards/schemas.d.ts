import { Type, type Static } from 'typebox';
export declare const giftCardId: Type.TString;
export declare const GiftCardDesignName: Type.TUnsafe<'diya' | 'lotus' | 'marigold' | 'peacock'>;
declare const GIFT_CARD_STATES: readonly ['unpaid', 'over', 'paid', 'redeemed', 'void', 'expired'];
export declare const GiftCardState: Type.TUnsafe<
  'expired' | 'over' | 'paid' | 'redeemed' | 'unpaid' | 'void'
>;
export type GiftCardState = (typeof GIFT_CARD_STATES)[number];
export declare const BuyGiftCardBody: Type.TObject<{
  design: Type.TUnsafe<'diya' | 'lotus' | 'marigold' | 'peacock'>;
  amount_paise: Type.TInteger;
  from_name: Type.TString;
  to_name: Type.TString;
  message: Type.TString;
  delivery: Type.TUnsafe<'email' | 'print'>;
  to_email: Type.TOptional<Type.TString>;
  send_on: Type.TOptional<Type.TString>;
  mode: Type.TOptional<Type.TUnsafe<'razorpay' | 'sandbox'>>;
  method: Type.TOptional<
    Type.TUnion<
      [Type.TLiteral<'upi'>, Type.TLiteral<'card'>, Type.TLiteral<'netbanking'>, Type.TLiteral<'wallet'>]
    >
  >;
  locale: Type.TOptional<Type.TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
}>;
export type BuyGiftCardBody = Static<typeof BuyGiftCardBody>;
export declare const PayGiftCardBody: Type.TObject<{
  card_id: Type.TString;
  mode: Type.TOptional<Type.TUnsafe<'razorpay' | 'sandbox'>>;
  locale: Type.TOptional<Type.TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
}>;
export declare const GiftCardOpened: Type.TObject<{
  card_id: Type.TString;
  amount_paise: Type.TInteger;
  redirect_url: Type.TString;
}>;
export type GiftCardOpened = Static<typeof GiftCardOpened>;
export declare const GiftCard: Type.TObject<{
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
}>;
export type GiftCard = Static<typeof GiftCard>;
export declare const GiftCardList: Type.TObject<{
  bought: Type.TArray<
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
    }>
  >;
  received: Type.TArray<
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
    }>
  >;
}>;
export type GiftCardList = Static<typeof GiftCardList>;
export declare const VerifyGiftCardBody: Type.TObject<{
  card_id: Type.TString;
  provider_payment_id: Type.TOptional<Type.TString>;
  provider_order_id: Type.TOptional<Type.TString>;
  signature: Type.TOptional<Type.TString>;
}>;
export declare const GiftCardPayment: Type.TObject<{
  payment: Type.TUnsafe<'failed' | 'paid' | 'pending'>;
  retry_allowed: Type.TBoolean;
  card: Type.TObject<{
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
  }>;
}>;
export type GiftCardPayment = Static<typeof GiftCardPayment>;
export declare const GiftCardDownloadQuery: Type.TObject<{
  card_id: Type.TString;
  lang: Type.TOptional<Type.TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
}>;
export declare const RedeemGiftCardBody: Type.TObject<{
  code: Type.TString;
}>;
export declare const GiftCardRedeemed: Type.TObject<{
  amount_paise: Type.TInteger;
  credits_paise: Type.TInteger;
  card: Type.TObject<{
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
  }>;
}>;
export type GiftCardRedeemed = Static<typeof GiftCardRedeemed>;
export {};
