export declare const giftCardBuy: {
  readonly method: 'POST';
  readonly path: 'gift_card/buy/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'gift cards';
  readonly summary: "Writes a gift card and opens a page of the provider's to pay it";
  readonly body: import('typebox').TObject<{
    design: import('typebox').TUnsafe<'diya' | 'lotus' | 'marigold' | 'peacock'>;
    amount_paise: import('typebox').TInteger;
    from_name: import('typebox').TString;
    to_name: import('typebox').TString;
    message: import('typebox').TString;
    delivery: import('typebox').TUnsafe<'email' | 'print'>;
    to_email: import('typebox').TOptional<import('typebox').TString>;
    send_on: import('typebox').TOptional<import('typebox').TString>;
    mode: import('typebox').TOptional<import('typebox').TUnsafe<'razorpay' | 'sandbox'>>;
    method: import('typebox').TOptional<
      import('typebox').TUnion<
        [
          import('typebox').TLiteral<'upi'>,
          import('typebox').TLiteral<'card'>,
          import('typebox').TLiteral<'netbanking'>,
          import('typebox').TLiteral<'wallet'>,
        ]
      >
    >;
    locale: import('typebox').TOptional<import('typebox').TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
  }>;
  readonly answer: import('typebox').TObject<{
    card_id: import('typebox').TString;
    amount_paise: import('typebox').TInteger;
    redirect_url: import('typebox').TString;
  }>;
  readonly limit: {
    readonly name: 'gift-card-buy';
    readonly seconds: 86400;
    readonly counts: 'tries';
    readonly customer: 20;
  };
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const giftCardPay: {
  readonly method: 'POST';
  readonly path: 'gift_card/pay/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'gift cards';
  readonly summary: 'Opens a page to pay a card that still waits for its money';
  readonly body: import('typebox').TObject<{
    card_id: import('typebox').TString;
    mode: import('typebox').TOptional<import('typebox').TUnsafe<'razorpay' | 'sandbox'>>;
    locale: import('typebox').TOptional<import('typebox').TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
  }>;
  readonly answer: import('typebox').TObject<{
    card_id: import('typebox').TString;
    amount_paise: import('typebox').TInteger;
    redirect_url: import('typebox').TString;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const giftCardVerify: {
  readonly method: 'POST';
  readonly path: 'gift_card/payment/verify/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'gift cards';
  readonly summary: 'What became of the payment of a card; the provider is asked';
  readonly body: import('typebox').TObject<{
    card_id: import('typebox').TString;
    provider_payment_id: import('typebox').TOptional<import('typebox').TString>;
    provider_order_id: import('typebox').TOptional<import('typebox').TString>;
    signature: import('typebox').TOptional<import('typebox').TString>;
  }>;
  readonly answer: import('typebox').TObject<{
    payment: import('typebox').TUnsafe<'failed' | 'paid' | 'pending'>;
    retry_allowed: import('typebox').TBoolean;
    card: import('typebox').TObject<{
      card_id: import('typebox').TString;
      state: import('typebox').TUnsafe<'expired' | 'over' | 'paid' | 'redeemed' | 'unpaid' | 'void'>;
      design: import('typebox').TUnsafe<'diya' | 'lotus' | 'marigold' | 'peacock'>;
      amount_paise: import('typebox').TInteger;
      from_name: import('typebox').TString;
      to_name: import('typebox').TString;
      to_email: import('typebox').TString;
      message: import('typebox').TString;
      delivery: import('typebox').TUnsafe<'email' | 'print'>;
      send_on: import('typebox').TString;
      sent_at: import('typebox').TString;
      last4: import('typebox').TString;
      expires_on: import('typebox').TString;
      redeemed_at: import('typebox').TString;
      printable: import('typebox').TBoolean;
    }>;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const giftCardList: {
  readonly method: 'GET';
  readonly path: 'gift_card/list/';
  readonly access: 'customer';
  readonly tag: 'gift cards';
  readonly summary: 'Gift cards a customer bought, and those put into the account';
  readonly answer: import('typebox').TObject<{
    bought: import('typebox').TArray<
      import('typebox').TObject<{
        card_id: import('typebox').TString;
        state: import('typebox').TUnsafe<'expired' | 'over' | 'paid' | 'redeemed' | 'unpaid' | 'void'>;
        design: import('typebox').TUnsafe<'diya' | 'lotus' | 'marigold' | 'peacock'>;
        amount_paise: import('typebox').TInteger;
        from_name: import('typebox').TString;
        to_name: import('typebox').TString;
        to_email: import('typebox').TString;
        message: import('typebox').TString;
        delivery: import('typebox').TUnsafe<'email' | 'print'>;
        send_on: import('typebox').TString;
        sent_at: import('typebox').TString;
        last4: import('typebox').TString;
        expires_on: import('typebox').TString;
        redeemed_at: import('typebox').TString;
        printable: import('typebox').TBoolean;
      }>
    >;
    received: import('typebox').TArray<
      import('typebox').TObject<{
        card_id: import('typebox').TString;
        state: import('typebox').TUnsafe<'expired' | 'over' | 'paid' | 'redeemed' | 'unpaid' | 'void'>;
        design: import('typebox').TUnsafe<'diya' | 'lotus' | 'marigold' | 'peacock'>;
        amount_paise: import('typebox').TInteger;
        from_name: import('typebox').TString;
        to_name: import('typebox').TString;
        to_email: import('typebox').TString;
        message: import('typebox').TString;
        delivery: import('typebox').TUnsafe<'email' | 'print'>;
        send_on: import('typebox').TString;
        sent_at: import('typebox').TString;
        last4: import('typebox').TString;
        expires_on: import('typebox').TString;
        redeemed_at: import('typebox').TString;
        printable: import('typebox').TBoolean;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const giftCardDownload: {
  readonly method: 'GET';
  readonly path: 'gift_card/download/';
  readonly access: 'customer';
  readonly tag: 'gift cards';
  readonly summary: 'A card to print, as a PDF with its code';
  readonly query: import('typebox').TObject<{
    card_id: import('typebox').TString;
    lang: import('typebox').TOptional<import('typebox').TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
  }>;
  readonly whole: import('typebox').TUnsafe<Uint8Array<ArrayBufferLike>>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const giftCardRedeem: {
  readonly method: 'POST';
  readonly path: 'gift_card/redeem/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'gift cards';
  readonly summary: "Puts a card into the account's credits, by its code";
  readonly body: import('typebox').TObject<{
    code: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    amount_paise: import('typebox').TInteger;
    credits_paise: import('typebox').TInteger;
    card: import('typebox').TObject<{
      card_id: import('typebox').TString;
      state: import('typebox').TUnsafe<'expired' | 'over' | 'paid' | 'redeemed' | 'unpaid' | 'void'>;
      design: import('typebox').TUnsafe<'diya' | 'lotus' | 'marigold' | 'peacock'>;
      amount_paise: import('typebox').TInteger;
      from_name: import('typebox').TString;
      to_name: import('typebox').TString;
      to_email: import('typebox').TString;
      message: import('typebox').TString;
      delivery: import('typebox').TUnsafe<'email' | 'print'>;
      send_on: import('typebox').TString;
      sent_at: import('typebox').TString;
      last4: import('typebox').TString;
      expires_on: import('typebox').TString;
      redeemed_at: import('typebox').TString;
      printable: import('typebox').TBoolean;
    }>;
  }>;
  readonly limit: {
    readonly name: 'gift-card-guess';
    readonly seconds: number;
    readonly counts: 'vain';
    readonly only: 'GIFT_CARD.CODE_INVALID';
    readonly shopper: 10;
    readonly address: 30;
    readonly all: 300;
    readonly heard: 3;
  };
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
