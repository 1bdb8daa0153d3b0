import { type Limit } from '../base/endpoint/limit.ts';
export declare const pieceQuote: {
  readonly method: 'GET';
  readonly path: 'exchange/quote/';
  readonly access: 'shopper';
  readonly tag: 'exchange';
  readonly summary: 'What a delivered piece is worth today, both ways, line by line';
  readonly query: import('typebox').TObject<{
    order_item_id: import('typebox').TString;
    type: import('typebox').TUnion<
      [import('typebox').TLiteral<'exchange'>, import('typebox').TLiteral<'buyback'>]
    >;
  }>;
  readonly answer: import('typebox').TObject<{
    order_item_id: import('typebox').TString;
    order_no: import('typebox').TString;
    type: import('typebox').TUnsafe<'buyback' | 'exchange'>;
    net_weight_mg: import('typebox').TInteger;
    gold_rate_paise: import('typebox').TInteger;
    gold_paise: import('typebox').TInteger;
    stones_paise: import('typebox').TInteger;
    exchange_credit_paise: import('typebox').TInteger;
    buyback_cash_paise: import('typebox').TInteger;
    buyback_bank_paise: import('typebox').TOptional<import('typebox').TInteger>;
    buyback_credits_paise: import('typebox').TOptional<import('typebox').TInteger>;
    amount_paise: import('typebox').TInteger;
    deduction_bp: import('typebox').TInteger;
    fee_paise: import('typebox').TInteger;
    available_from: import('typebox').TString;
    rate_version: import('typebox').TInteger;
    currency: import('typebox').TString;
    karat: import('typebox').TInteger;
    title: import('typebox').TString;
    title_hi: import('typebox').TString;
    exchange: import('typebox').TObject<{
      amount_paise: import('typebox').TInteger;
      lines: import('typebox').TArray<
        import('typebox').TObject<{
          line: import('typebox').TUnsafe<
            | 'buyback-deduction'
            | 'discount'
            | 'exchange-deduction'
            | 'exchange-fee'
            | 'gold'
            | 'lost-certificate'
            | 'missing-pieces'
            | 'not-below-zero'
            | 'old-gold-deduction'
            | 'processing'
            | 'stones'
          >;
          amount_paise: import('typebox').TInteger;
        }>
      >;
      available_from: import('typebox').TString;
      store_from: import('typebox').TOptional<import('typebox').TString>;
      is_open: import('typebox').TBoolean;
    }>;
    buyback: import('typebox').TObject<{
      amount_paise: import('typebox').TInteger;
      lines: import('typebox').TArray<
        import('typebox').TObject<{
          line: import('typebox').TUnsafe<
            | 'buyback-deduction'
            | 'discount'
            | 'exchange-deduction'
            | 'exchange-fee'
            | 'gold'
            | 'lost-certificate'
            | 'missing-pieces'
            | 'not-below-zero'
            | 'old-gold-deduction'
            | 'processing'
            | 'stones'
          >;
          amount_paise: import('typebox').TInteger;
        }>
      >;
      available_from: import('typebox').TString;
      store_from: import('typebox').TOptional<import('typebox').TString>;
      is_open: import('typebox').TBoolean;
    }>;
    quote: import('typebox').TString;
    valid_until: import('typebox').TString;
    needs_pan: import('typebox').TBoolean;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const productValue: {
  readonly method: 'GET';
  readonly path: 'exchange/value/';
  readonly access: 'public';
  readonly tag: 'exchange';
  readonly summary: 'What a new piece of a design would bring if it came back today, both ways';
  readonly query: import('typebox').TObject<{
    product_id: import('typebox').TInteger;
    karat: import('typebox').TOptional<import('typebox').TInteger>;
    colour: import('typebox').TOptional<import('typebox').TString>;
    size: import('typebox').TOptional<import('typebox').TString>;
  }>;
  readonly answer: import('typebox').TObject<{
    product_id: import('typebox').TInteger;
    karat: import('typebox').TInteger;
    net_weight_mg: import('typebox').TInteger;
    gold_rate_paise: import('typebox').TInteger;
    exchange: import('typebox').TObject<{
      amount_paise: import('typebox').TInteger;
      lines: import('typebox').TArray<
        import('typebox').TObject<{
          line: import('typebox').TUnsafe<
            | 'buyback-deduction'
            | 'discount'
            | 'exchange-deduction'
            | 'exchange-fee'
            | 'gold'
            | 'lost-certificate'
            | 'missing-pieces'
            | 'not-below-zero'
            | 'old-gold-deduction'
            | 'processing'
            | 'stones'
          >;
          amount_paise: import('typebox').TInteger;
        }>
      >;
    }>;
    buyback: import('typebox').TObject<{
      amount_paise: import('typebox').TInteger;
      lines: import('typebox').TArray<
        import('typebox').TObject<{
          line: import('typebox').TUnsafe<
            | 'buyback-deduction'
            | 'discount'
            | 'exchange-deduction'
            | 'exchange-fee'
            | 'gold'
            | 'lost-certificate'
            | 'missing-pieces'
            | 'not-below-zero'
            | 'old-gold-deduction'
            | 'processing'
            | 'stones'
          >;
          amount_paise: import('typebox').TInteger;
        }>
      >;
    }>;
    rate_version: import('typebox').TInteger;
  }>;
  readonly limit: {
    readonly name: 'product-value';
    readonly seconds: 60;
    readonly counts: 'calls';
    readonly address: 120;
  };
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const bagValue: {
  readonly method: 'GET';
  readonly path: 'exchange/bag_value/';
  readonly access: 'shopper';
  readonly tag: 'exchange';
  readonly summary: 'What the pieces of the bag would bring if they came back today, both ways';
  readonly query: import('typebox').TObject<{}>;
  readonly answer: import('typebox').TObject<{
    results: import('typebox').TArray<
      import('typebox').TObject<{
        item_id: import('typebox').TString;
        quantity: import('typebox').TInteger;
        value: import('typebox').TUnion<
          [
            import('typebox').TNull,
            import('typebox').TObject<{
              product_id: import('typebox').TInteger;
              karat: import('typebox').TInteger;
              net_weight_mg: import('typebox').TInteger;
              gold_rate_paise: import('typebox').TInteger;
              exchange: import('typebox').TObject<{
                amount_paise: import('typebox').TInteger;
                lines: import('typebox').TArray<
                  import('typebox').TObject<{
                    line: import('typebox').TUnsafe<
                      | 'buyback-deduction'
                      | 'discount'
                      | 'exchange-deduction'
                      | 'exchange-fee'
                      | 'gold'
                      | 'lost-certificate'
                      | 'missing-pieces'
                      | 'not-below-zero'
                      | 'old-gold-deduction'
                      | 'processing'
                      | 'stones'
                    >;
                    amount_paise: import('typebox').TInteger;
                  }>
                >;
              }>;
              buyback: import('typebox').TObject<{
                amount_paise: import('typebox').TInteger;
                lines: import('typebox').TArray<
                  import('typebox').TObject<{
                    line: import('typebox').TUnsafe<
                      | 'buyback-deduction'
                      | 'discount'
                      | 'exchange-deduction'
                      | 'exchange-fee'
                      | 'gold'
                      | 'lost-certificate'
                      | 'missing-pieces'
                      | 'not-below-zero'
                      | 'old-gold-deduction'
                      | 'processing'
                      | 'stones'
                    >;
                    amount_paise: import('typebox').TInteger;
                  }>
                >;
              }>;
              rate_version: import('typebox').TInteger;
            }>,
          ]
        >;
        not_taken_back: import('typebox').TUnsafe<'' | 'abroad' | 'coin' | 'loose-stone' | 'unavailable'>;
      }>
    >;
    exchange_paise: import('typebox').TInteger;
    buyback_paise: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const oldGoldQuote: {
  readonly method: 'GET';
  readonly path: 'exchange/old_gold_quote/';
  readonly access: 'public';
  readonly tag: 'exchange';
  readonly summary: 'What old gold of a weight and karat is worth today';
  readonly query: import('typebox').TObject<{
    readonly karat: import('typebox').TUnsafe<9 | 14 | 18 | 20 | 22 | 23 | 24>;
    readonly net_weight_mg: import('typebox').TInteger;
  }>;
  readonly answer: import('typebox').TObject<{
    rate_version: import('typebox').TInteger;
    quote: import('typebox').TString;
    valid_until: import('typebox').TString;
    needs_pan: import('typebox').TBoolean;
    karat: import('typebox').TInteger;
    net_weight_mg: import('typebox').TInteger;
    gold_rate_paise: import('typebox').TInteger;
    amount_paise: import('typebox').TInteger;
    lines: import('typebox').TArray<
      import('typebox').TObject<{
        line: import('typebox').TUnsafe<
          | 'buyback-deduction'
          | 'discount'
          | 'exchange-deduction'
          | 'exchange-fee'
          | 'gold'
          | 'lost-certificate'
          | 'missing-pieces'
          | 'not-below-zero'
          | 'old-gold-deduction'
          | 'processing'
          | 'stones'
        >;
        amount_paise: import('typebox').TInteger;
      }>
    >;
    rates: import('typebox').TArray<
      import('typebox').TObject<{
        karat: import('typebox').TInteger;
        rate_paise: import('typebox').TInteger;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const exchangeCreate: {
  readonly method: 'POST';
  readonly path: 'exchange/exchange_request/create/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'exchange';
  readonly summary: 'Hands a piece in for credit, at the amount that was quoted';
  readonly body: import('typebox').TObject<{
    readonly quote: import('typebox').TString;
    readonly hand_over: import('typebox').TUnsafe<'pickup' | 'store'>;
    readonly pickup_address_id: import('typebox').TOptional<import('typebox').TString>;
    readonly photos: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          media_type: import('typebox').TUnion<
            [
              import('typebox').TLiteral<'image/jpeg'>,
              import('typebox').TLiteral<'image/png'>,
              import('typebox').TLiteral<'image/webp'>,
            ]
          >;
          data: import('typebox').TString;
        }>
      >
    >;
    readonly comment: import('typebox').TOptional<import('typebox').TString>;
    readonly pan: import('typebox').TOptional<import('typebox').TString>;
    readonly locale: import('typebox').TOptional<import('typebox').TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
  }>;
  readonly answer: import('typebox').TObject<{
    request_id: import('typebox').TString;
    kind: import('typebox').TUnsafe<'buy-back' | 'exchange' | 'old-gold'>;
    state: import('typebox').TUnsafe<
      | 'asked'
      | 'credited'
      | 'declined'
      | 'ended'
      | 'gone-back'
      | 'inspected'
      | 'name-check'
      | 'offered'
      | 'paid-out'
      | 'paying-out'
      | 'payout-failed'
      | 'pickup-planned'
      | 'received'
      | 'refused'
      | 'rejected'
      | 'store-visit'
      | 'withdrawn'
    >;
    asked_at: import('typebox').TString;
    order_no: import('typebox').TString;
    order_item_id: import('typebox').TString;
    title: import('typebox').TString;
    title_hi: import('typebox').TString;
    karat: import('typebox').TInteger;
    net_weight_mg: import('typebox').TInteger;
    gold_rate_paise: import('typebox').TInteger;
    rate_version: import('typebox').TInteger;
    hand_over: import('typebox').TUnsafe<'pickup' | 'store'>;
    pickup_address: import('typebox').TOptional<
      import('typebox').TUnion<
        [
          import('typebox').TNull,
          import('typebox').TObject<{
            address_id: import('typebox').TString;
            full_name: import('typebox').TString;
            house: import('typebox').TString;
            street: import('typebox').TString;
            landmark: import('typebox').TString;
            city: import('typebox').TString;
            state: import('typebox').TString;
            pincode: import('typebox').TString;
            country_id: import('typebox').TString;
            mobile: import('typebox').TString;
            is_default: import('typebox').TBoolean;
            email: import('typebox').TString;
            store_id: import('typebox').TOptional<import('typebox').TString>;
          }>,
        ]
      >
    >;
    pay_to: import('typebox').TUnsafe<'bank' | 'credits'>;
    amount_paise: import('typebox').TInteger;
    bank_paise: import('typebox').TOptional<import('typebox').TInteger>;
    credits_paise: import('typebox').TOptional<import('typebox').TInteger>;
    lines: import('typebox').TArray<
      import('typebox').TObject<{
        line: import('typebox').TUnsafe<
          | 'buyback-deduction'
          | 'discount'
          | 'exchange-deduction'
          | 'exchange-fee'
          | 'gold'
          | 'lost-certificate'
          | 'missing-pieces'
          | 'not-below-zero'
          | 'old-gold-deduction'
          | 'processing'
          | 'stones'
        >;
        amount_paise: import('typebox').TInteger;
      }>
    >;
    inspection: import('typebox').TUnion<
      [
        import('typebox').TNull,
        import('typebox').TObject<{
          net_weight_mg: import('typebox').TInteger;
          karat: import('typebox').TInteger;
          huid: import('typebox').TUnsafe<'none' | 'other' | 'same'>;
          missing_pieces: import('typebox').TInteger;
          lost_certificate: import('typebox').TBoolean;
          stones_paise: import('typebox').TInteger;
          gold_rate_paise: import('typebox').TInteger;
          amount_paise: import('typebox').TInteger;
          lines: import('typebox').TArray<
            import('typebox').TObject<{
              line: import('typebox').TUnsafe<
                | 'buyback-deduction'
                | 'discount'
                | 'exchange-deduction'
                | 'exchange-fee'
                | 'gold'
                | 'lost-certificate'
                | 'missing-pieces'
                | 'not-below-zero'
                | 'old-gold-deduction'
                | 'processing'
                | 'stones'
              >;
              amount_paise: import('typebox').TInteger;
            }>
          >;
        }>,
      ]
    >;
    valid_until: import('typebox').TString;
    pan_last4: import('typebox').TString;
    account_last4: import('typebox').TString;
    photos: import('typebox').TInteger;
    reason: import('typebox').TUnion<
      [
        import('typebox').TLiteral<''>,
        import('typebox').TUnsafe<
          'altered' | 'another-piece' | 'no-service' | 'not-gold' | 'other' | 'papers-missing'
        >,
      ]
    >;
    note: import('typebox').TString;
    payout_fault: import('typebox').TUnsafe<
      '' | 'account-invalid' | 'name-differs' | 'refused' | 'sent-back'
    >;
    steps: import('typebox').TArray<
      import('typebox').TObject<{
        state: import('typebox').TUnsafe<
          | 'asked'
          | 'credited'
          | 'declined'
          | 'ended'
          | 'gone-back'
          | 'inspected'
          | 'name-check'
          | 'offered'
          | 'paid-out'
          | 'paying-out'
          | 'payout-failed'
          | 'pickup-planned'
          | 'received'
          | 'refused'
          | 'rejected'
          | 'store-visit'
          | 'withdrawn'
        >;
        at: import('typebox').TString;
      }>
    >;
    can: import('typebox').TObject<{
      withdraw: import('typebox').TBoolean;
      accept: import('typebox').TBoolean;
      decline: import('typebox').TBoolean;
      change_account: import('typebox').TBoolean;
      receipt: import('typebox').TOptional<import('typebox').TBoolean>;
    }>;
    needs_pan: import('typebox').TBoolean;
  }>;
  readonly conflict: import('typebox').TObject<{
    order_item_id: import('typebox').TString;
    order_no: import('typebox').TString;
    type: import('typebox').TUnsafe<'buyback' | 'exchange'>;
    net_weight_mg: import('typebox').TInteger;
    gold_rate_paise: import('typebox').TInteger;
    gold_paise: import('typebox').TInteger;
    stones_paise: import('typebox').TInteger;
    exchange_credit_paise: import('typebox').TInteger;
    buyback_cash_paise: import('typebox').TInteger;
    buyback_bank_paise: import('typebox').TOptional<import('typebox').TInteger>;
    buyback_credits_paise: import('typebox').TOptional<import('typebox').TInteger>;
    amount_paise: import('typebox').TInteger;
    deduction_bp: import('typebox').TInteger;
    fee_paise: import('typebox').TInteger;
    available_from: import('typebox').TString;
    rate_version: import('typebox').TInteger;
    currency: import('typebox').TString;
    karat: import('typebox').TInteger;
    title: import('typebox').TString;
    title_hi: import('typebox').TString;
    exchange: import('typebox').TObject<{
      amount_paise: import('typebox').TInteger;
      lines: import('typebox').TArray<
        import('typebox').TObject<{
          line: import('typebox').TUnsafe<
            | 'buyback-deduction'
            | 'discount'
            | 'exchange-deduction'
            | 'exchange-fee'
            | 'gold'
            | 'lost-certificate'
            | 'missing-pieces'
            | 'not-below-zero'
            | 'old-gold-deduction'
            | 'processing'
            | 'stones'
          >;
          amount_paise: import('typebox').TInteger;
        }>
      >;
      available_from: import('typebox').TString;
      store_from: import('typebox').TOptional<import('typebox').TString>;
      is_open: import('typebox').TBoolean;
    }>;
    buyback: import('typebox').TObject<{
      amount_paise: import('typebox').TInteger;
      lines: import('typebox').TArray<
        import('typebox').TObject<{
          line: import('typebox').TUnsafe<
            | 'buyback-deduction'
            | 'discount'
            | 'exchange-deduction'
            | 'exchange-fee'
            | 'gold'
            | 'lost-certificate'
            | 'missing-pieces'
            | 'not-below-zero'
            | 'old-gold-deduction'
            | 'processing'
            | 'stones'
          >;
          amount_paise: import('typebox').TInteger;
        }>
      >;
      available_from: import('typebox').TString;
      store_from: import('typebox').TOptional<import('typebox').TString>;
      is_open: import('typebox').TBoolean;
    }>;
    quote: import('typebox').TString;
    valid_until: import('typebox').TString;
    needs_pan: import('typebox').TBoolean;
  }>;
  readonly photos: true;
  readonly limit: Limit;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const buybackCreate: {
  readonly method: 'POST';
  readonly path: 'exchange/buyback_request/create/';
  readonly access: 'customer';
  readonly proof: readonly ['on-new-device'];
  readonly once: true;
  readonly tag: 'exchange';
  readonly summary: 'Hands a piece in for money, at the amount that was quoted';
  readonly body: import('typebox').TObject<{
    quote: import('typebox').TString;
    hand_over: import('typebox').TUnsafe<'pickup' | 'store'>;
    pickup_address_id: import('typebox').TOptional<import('typebox').TString>;
    photos: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          media_type: import('typebox').TUnion<
            [
              import('typebox').TLiteral<'image/jpeg'>,
              import('typebox').TLiteral<'image/png'>,
              import('typebox').TLiteral<'image/webp'>,
            ]
          >;
          data: import('typebox').TString;
        }>
      >
    >;
    comment: import('typebox').TOptional<import('typebox').TString>;
    pan: import('typebox').TOptional<import('typebox').TString>;
    locale: import('typebox').TOptional<import('typebox').TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
    account: import('typebox').TOptional<
      import('typebox').TObject<{
        holder: import('typebox').TString;
        number: import('typebox').TString;
        ifsc: import('typebox').TString;
      }>
    >;
  }>;
  readonly answer: import('typebox').TObject<{
    request_id: import('typebox').TString;
    kind: import('typebox').TUnsafe<'buy-back' | 'exchange' | 'old-gold'>;
    state: import('typebox').TUnsafe<
      | 'asked'
      | 'credited'
      | 'declined'
      | 'ended'
      | 'gone-back'
      | 'inspected'
      | 'name-check'
      | 'offered'
      | 'paid-out'
      | 'paying-out'
      | 'payout-failed'
      | 'pickup-planned'
      | 'received'
      | 'refused'
      | 'rejected'
      | 'store-visit'
      | 'withdrawn'
    >;
    asked_at: import('typebox').TString;
    order_no: import('typebox').TString;
    order_item_id: import('typebox').TString;
    title: import('typebox').TString;
    title_hi: import('typebox').TString;
    karat: import('typebox').TInteger;
    net_weight_mg: import('typebox').TInteger;
    gold_rate_paise: import('typebox').TInteger;
    rate_version: import('typebox').TInteger;
    hand_over: import('typebox').TUnsafe<'pickup' | 'store'>;
    pickup_address: import('typebox').TOptional<
      import('typebox').TUnion<
        [
          import('typebox').TNull,
          import('typebox').TObject<{
            address_id: import('typebox').TString;
            full_name: import('typebox').TString;
            house: import('typebox').TString;
            street: import('typebox').TString;
            landmark: import('typebox').TString;
            city: import('typebox').TString;
            state: import('typebox').TString;
            pincode: import('typebox').TString;
            country_id: import('typebox').TString;
            mobile: import('typebox').TString;
            is_default: import('typebox').TBoolean;
            email: import('typebox').TString;
            store_id: import('typebox').TOptional<import('typebox').TString>;
          }>,
        ]
      >
    >;
    pay_to: import('typebox').TUnsafe<'bank' | 'credits'>;
    amount_paise: import('typebox').TInteger;
    bank_paise: import('typebox').TOptional<import('typebox').TInteger>;
    credits_paise: import('typebox').TOptional<import('typebox').TInteger>;
    lines: import('typebox').TArray<
      import('typebox').TObject<{
        line: import('typebox').TUnsafe<
          | 'buyback-deduction'
          | 'discount'
          | 'exchange-deduction'
          | 'exchange-fee'
          | 'gold'
          | 'lost-certificate'
          | 'missing-pieces'
          | 'not-below-zero'
          | 'old-gold-deduction'
          | 'processing'
          | 'stones'
        >;
        amount_paise: import('typebox').TInteger;
      }>
    >;
    inspection: import('typebox').TUnion<
      [
        import('typebox').TNull,
        import('typebox').TObject<{
          net_weight_mg: import('typebox').TInteger;
          karat: import('typebox').TInteger;
          huid: import('typebox').TUnsafe<'none' | 'other' | 'same'>;
          missing_pieces: import('typebox').TInteger;
          lost_certificate: import('typebox').TBoolean;
          stones_paise: import('typebox').TInteger;
          gold_rate_paise: import('typebox').TInteger;
          amount_paise: import('typebox').TInteger;
          lines: import('typebox').TArray<
            import('typebox').TObject<{
              line: import('typebox').TUnsafe<
                | 'buyback-deduction'
                | 'discount'
                | 'exchange-deduction'
                | 'exchange-fee'
                | 'gold'
                | 'lost-certificate'
                | 'missing-pieces'
                | 'not-below-zero'
                | 'old-gold-deduction'
                | 'processing'
                | 'stones'
              >;
              amount_paise: import('typebox').TInteger;
            }>
          >;
        }>,
      ]
    >;
    valid_until: import('typebox').TString;
    pan_last4: import('typebox').TString;
    account_last4: import('typebox').TString;
    photos: import('typebox').TInteger;
    reason: import('typebox').TUnion<
      [
        import('typebox').TLiteral<''>,
        import('typebox').TUnsafe<
          'altered' | 'another-piece' | 'no-service' | 'not-gold' | 'other' | 'papers-missing'
        >,
      ]
    >;
    note: import('typebox').TString;
    payout_fault: import('typebox').TUnsafe<
      '' | 'account-invalid' | 'name-differs' | 'refused' | 'sent-back'
    >;
    steps: import('typebox').TArray<
      import('typebox').TObject<{
        state: import('typebox').TUnsafe<
          | 'asked'
          | 'credited'
          | 'declined'
          | 'ended'
          | 'gone-back'
          | 'inspected'
          | 'name-check'
          | 'offered'
          | 'paid-out'
          | 'paying-out'
          | 'payout-failed'
          | 'pickup-planned'
          | 'received'
          | 'refused'
          | 'rejected'
          | 'store-visit'
          | 'withdrawn'
        >;
        at: import('typebox').TString;
      }>
    >;
    can: import('typebox').TObject<{
      withdraw: import('typebox').TBoolean;
      accept: import('typebox').TBoolean;
      decline: import('typebox').TBoolean;
      change_account: import('typebox').TBoolean;
      receipt: import('typebox').TOptional<import('typebox').TBoolean>;
    }>;
    needs_pan: import('typebox').TBoolean;
  }>;
  readonly conflict: import('typebox').TObject<{
    order_item_id: import('typebox').TString;
    order_no: import('typebox').TString;
    type: import('typebox').TUnsafe<'buyback' | 'exchange'>;
    net_weight_mg: import('typebox').TInteger;
    gold_rate_paise: import('typebox').TInteger;
    gold_paise: import('typebox').TInteger;
    stones_paise: import('typebox').TInteger;
    exchange_credit_paise: import('typebox').TInteger;
    buyback_cash_paise: import('typebox').TInteger;
    buyback_bank_paise: import('typebox').TOptional<import('typebox').TInteger>;
    buyback_credits_paise: import('typebox').TOptional<import('typebox').TInteger>;
    amount_paise: import('typebox').TInteger;
    deduction_bp: import('typebox').TInteger;
    fee_paise: import('typebox').TInteger;
    available_from: import('typebox').TString;
    rate_version: import('typebox').TInteger;
    currency: import('typebox').TString;
    karat: import('typebox').TInteger;
    title: import('typebox').TString;
    title_hi: import('typebox').TString;
    exchange: import('typebox').TObject<{
      amount_paise: import('typebox').TInteger;
      lines: import('typebox').TArray<
        import('typebox').TObject<{
          line: import('typebox').TUnsafe<
            | 'buyback-deduction'
            | 'discount'
            | 'exchange-deduction'
            | 'exchange-fee'
            | 'gold'
            | 'lost-certificate'
            | 'missing-pieces'
            | 'not-below-zero'
            | 'old-gold-deduction'
            | 'processing'
            | 'stones'
          >;
          amount_paise: import('typebox').TInteger;
        }>
      >;
      available_from: import('typebox').TString;
      store_from: import('typebox').TOptional<import('typebox').TString>;
      is_open: import('typebox').TBoolean;
    }>;
    buyback: import('typebox').TObject<{
      amount_paise: import('typebox').TInteger;
      lines: import('typebox').TArray<
        import('typebox').TObject<{
          line: import('typebox').TUnsafe<
            | 'buyback-deduction'
            | 'discount'
            | 'exchange-deduction'
            | 'exchange-fee'
            | 'gold'
            | 'lost-certificate'
            | 'missing-pieces'
            | 'not-below-zero'
            | 'old-gold-deduction'
            | 'processing'
            | 'stones'
          >;
          amount_paise: import('typebox').TInteger;
        }>
      >;
      available_from: import('typebox').TString;
      store_from: import('typebox').TOptional<import('typebox').TString>;
      is_open: import('typebox').TBoolean;
    }>;
    quote: import('typebox').TString;
    valid_until: import('typebox').TString;
    needs_pan: import('typebox').TBoolean;
  }>;
  readonly photos: true;
  readonly limit: Limit;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const oldGoldCreate: {
  readonly method: 'POST';
  readonly path: 'exchange/old_gold_request/create/';
  readonly access: 'customer';
  readonly proof: readonly ['on-new-device'];
  readonly once: true;
  readonly tag: 'exchange';
  readonly summary: 'Hands in gold of any maker; the amount follows its test';
  readonly body: import('typebox').TObject<{
    quote: import('typebox').TString;
    hand_over: import('typebox').TUnsafe<'pickup' | 'store'>;
    pickup_address_id: import('typebox').TOptional<import('typebox').TString>;
    photos: import('typebox').TOptional<
      import('typebox').TArray<
        import('typebox').TObject<{
          media_type: import('typebox').TUnion<
            [
              import('typebox').TLiteral<'image/jpeg'>,
              import('typebox').TLiteral<'image/png'>,
              import('typebox').TLiteral<'image/webp'>,
            ]
          >;
          data: import('typebox').TString;
        }>
      >
    >;
    comment: import('typebox').TOptional<import('typebox').TString>;
    pan: import('typebox').TOptional<import('typebox').TString>;
    locale: import('typebox').TOptional<import('typebox').TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
    description: import('typebox').TString;
    pay_to: import('typebox').TUnsafe<'bank' | 'credits'>;
    account: import('typebox').TOptional<
      import('typebox').TObject<{
        holder: import('typebox').TString;
        number: import('typebox').TString;
        ifsc: import('typebox').TString;
      }>
    >;
  }>;
  readonly answer: import('typebox').TObject<{
    request_id: import('typebox').TString;
    kind: import('typebox').TUnsafe<'buy-back' | 'exchange' | 'old-gold'>;
    state: import('typebox').TUnsafe<
      | 'asked'
      | 'credited'
      | 'declined'
      | 'ended'
      | 'gone-back'
      | 'inspected'
      | 'name-check'
      | 'offered'
      | 'paid-out'
      | 'paying-out'
      | 'payout-failed'
      | 'pickup-planned'
      | 'received'
      | 'refused'
      | 'rejected'
      | 'store-visit'
      | 'withdrawn'
    >;
    asked_at: import('typebox').TString;
    order_no: import('typebox').TString;
    order_item_id: import('typebox').TString;
    title: import('typebox').TString;
    title_hi: import('typebox').TString;
    karat: import('typebox').TInteger;
    net_weight_mg: import('typebox').TInteger;
    gold_rate_paise: import('typebox').TInteger;
    rate_version: import('typebox').TInteger;
    hand_over: import('typebox').TUnsafe<'pickup' | 'store'>;
    pickup_address: import('typebox').TOptional<
      import('typebox').TUnion<
        [
          import('typebox').TNull,
          import('typebox').TObject<{
            address_id: import('typebox').TString;
            full_name: import('typebox').TString;
            house: import('typebox').TString;
            street: import('typebox').TString;
            landmark: import('typebox').TString;
            city: import('typebox').TString;
            state: import('typebox').TString;
            pincode: import('typebox').TString;
            country_id: import('typebox').TString;
            mobile: import('typebox').TString;
            is_default: import('typebox').TBoolean;
            email: import('typebox').TString;
            store_id: import('typebox').TOptional<import('typebox').TString>;
          }>,
        ]
      >
    >;
    pay_to: import('typebox').TUnsafe<'bank' | 'credits'>;
    amount_paise: import('typebox').TInteger;
    bank_paise: import('typebox').TOptional<import('typebox').TInteger>;
    credits_paise: import('typebox').TOptional<import('typebox').TInteger>;
    lines: import('typebox').TArray<
      import('typebox').TObject<{
        line: import('typebox').TUnsafe<
          | 'buyback-deduction'
          | 'discount'
          | 'exchange-deduction'
          | 'exchange-fee'
          | 'gold'
          | 'lost-certificate'
          | 'missing-pieces'
          | 'not-below-zero'
          | 'old-gold-deduction'
          | 'processing'
          | 'stones'
        >;
        amount_paise: import('typebox').TInteger;
      }>
    >;
    inspection: import('typebox').TUnion<
      [
        import('typebox').TNull,
        import('typebox').TObject<{
          net_weight_mg: import('typebox').TInteger;
          karat: import('typebox').TInteger;
          huid: import('typebox').TUnsafe<'none' | 'other' | 'same'>;
          missing_pieces: import('typebox').TInteger;
          lost_certificate: import('typebox').TBoolean;
          stones_paise: import('typebox').TInteger;
          gold_rate_paise: import('typebox').TInteger;
          amount_paise: import('typebox').TInteger;
          lines: import('typebox').TArray<
            import('typebox').TObject<{
              line: import('typebox').TUnsafe<
                | 'buyback-deduction'
                | 'discount'
                | 'exchange-deduction'
                | 'exchange-fee'
                | 'gold'
                | 'lost-certificate'
                | 'missing-pieces'
                | 'not-below-zero'
                | 'old-gold-deduction'
                | 'processing'
                | 'stones'
              >;
              amount_paise: import('typebox').TInteger;
            }>
          >;
        }>,
      ]
    >;
    valid_until: import('typebox').TString;
    pan_last4: import('typebox').TString;
    account_last4: import('typebox').TString;
    photos: import('typebox').TInteger;
    reason: import('typebox').TUnion<
      [
        import('typebox').TLiteral<''>,
        import('typebox').TUnsafe<
          'altered' | 'another-piece' | 'no-service' | 'not-gold' | 'other' | 'papers-missing'
        >,
      ]
    >;
    note: import('typebox').TString;
    payout_fault: import('typebox').TUnsafe<
      '' | 'account-invalid' | 'name-differs' | 'refused' | 'sent-back'
    >;
    steps: import('typebox').TArray<
      import('typebox').TObject<{
        state: import('typebox').TUnsafe<
          | 'asked'
          | 'credited'
          | 'declined'
          | 'ended'
          | 'gone-back'
          | 'inspected'
          | 'name-check'
          | 'offered'
          | 'paid-out'
          | 'paying-out'
          | 'payout-failed'
          | 'pickup-planned'
          | 'received'
          | 'refused'
          | 'rejected'
          | 'store-visit'
          | 'withdrawn'
        >;
        at: import('typebox').TString;
      }>
    >;
    can: import('typebox').TObject<{
      withdraw: import('typebox').TBoolean;
      accept: import('typebox').TBoolean;
      decline: import('typebox').TBoolean;
      change_account: import('typebox').TBoolean;
      receipt: import('typebox').TOptional<import('typebox').TBoolean>;
    }>;
    needs_pan: import('typebox').TBoolean;
  }>;
  readonly conflict: import('typebox').TObject<{
    rate_version: import('typebox').TInteger;
    quote: import('typebox').TString;
    valid_until: import('typebox').TString;
    needs_pan: import('typebox').TBoolean;
    karat: import('typebox').TInteger;
    net_weight_mg: import('typebox').TInteger;
    gold_rate_paise: import('typebox').TInteger;
    amount_paise: import('typebox').TInteger;
    lines: import('typebox').TArray<
      import('typebox').TObject<{
        line: import('typebox').TUnsafe<
          | 'buyback-deduction'
          | 'discount'
          | 'exchange-deduction'
          | 'exchange-fee'
          | 'gold'
          | 'lost-certificate'
          | 'missing-pieces'
          | 'not-below-zero'
          | 'old-gold-deduction'
          | 'processing'
          | 'stones'
        >;
        amount_paise: import('typebox').TInteger;
      }>
    >;
    rates: import('typebox').TArray<
      import('typebox').TObject<{
        karat: import('typebox').TInteger;
        rate_paise: import('typebox').TInteger;
      }>
    >;
  }>;
  readonly photos: true;
  readonly limit: Limit;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const exchangeRequestList: {
  readonly method: 'GET';
  readonly path: 'exchange/request/list/';
  readonly access: 'customer';
  readonly tag: 'exchange';
  readonly summary: "A customer's requests of all three kinds, the newest first";
  readonly query: import('typebox').TObject<{
    page: import('typebox').TInteger;
    order_no: import('typebox').TOptional<import('typebox').TString>;
  }>;
  readonly answer: import('typebox').TObject<{
    results: import('typebox').TArray<
      import('typebox').TObject<{
        request_id: import('typebox').TString;
        kind: import('typebox').TUnsafe<'buy-back' | 'exchange' | 'old-gold'>;
        state: import('typebox').TUnsafe<
          | 'asked'
          | 'credited'
          | 'declined'
          | 'ended'
          | 'gone-back'
          | 'inspected'
          | 'name-check'
          | 'offered'
          | 'paid-out'
          | 'paying-out'
          | 'payout-failed'
          | 'pickup-planned'
          | 'received'
          | 'refused'
          | 'rejected'
          | 'store-visit'
          | 'withdrawn'
        >;
        asked_at: import('typebox').TString;
        order_no: import('typebox').TString;
        order_item_id: import('typebox').TString;
        title: import('typebox').TString;
        title_hi: import('typebox').TString;
        karat: import('typebox').TInteger;
        net_weight_mg: import('typebox').TInteger;
        gold_rate_paise: import('typebox').TInteger;
        rate_version: import('typebox').TInteger;
        hand_over: import('typebox').TUnsafe<'pickup' | 'store'>;
        pickup_address: import('typebox').TOptional<
          import('typebox').TUnion<
            [
              import('typebox').TNull,
              import('typebox').TObject<{
                address_id: import('typebox').TString;
                full_name: import('typebox').TString;
                house: import('typebox').TString;
                street: import('typebox').TString;
                landmark: import('typebox').TString;
                city: import('typebox').TString;
                state: import('typebox').TString;
                pincode: import('typebox').TString;
                country_id: import('typebox').TString;
                mobile: import('typebox').TString;
                is_default: import('typebox').TBoolean;
                email: import('typebox').TString;
                store_id: import('typebox').TOptional<import('typebox').TString>;
              }>,
            ]
          >
        >;
        pay_to: import('typebox').TUnsafe<'bank' | 'credits'>;
        amount_paise: import('typebox').TInteger;
        bank_paise: import('typebox').TOptional<import('typebox').TInteger>;
        credits_paise: import('typebox').TOptional<import('typebox').TInteger>;
        lines: import('typebox').TArray<
          import('typebox').TObject<{
            line: import('typebox').TUnsafe<
              | 'buyback-deduction'
              | 'discount'
              | 'exchange-deduction'
              | 'exchange-fee'
              | 'gold'
              | 'lost-certificate'
              | 'missing-pieces'
              | 'not-below-zero'
              | 'old-gold-deduction'
              | 'processing'
              | 'stones'
            >;
            amount_paise: import('typebox').TInteger;
          }>
        >;
        inspection: import('typebox').TUnion<
          [
            import('typebox').TNull,
            import('typebox').TObject<{
              net_weight_mg: import('typebox').TInteger;
              karat: import('typebox').TInteger;
              huid: import('typebox').TUnsafe<'none' | 'other' | 'same'>;
              missing_pieces: import('typebox').TInteger;
              lost_certificate: import('typebox').TBoolean;
              stones_paise: import('typebox').TInteger;
              gold_rate_paise: import('typebox').TInteger;
              amount_paise: import('typebox').TInteger;
              lines: import('typebox').TArray<
                import('typebox').TObject<{
                  line: import('typebox').TUnsafe<
                    | 'buyback-deduction'
                    | 'discount'
                    | 'exchange-deduction'
                    | 'exchange-fee'
                    | 'gold'
                    | 'lost-certificate'
                    | 'missing-pieces'
                    | 'not-below-zero'
                    | 'old-gold-deduction'
                    | 'processing'
                    | 'stones'
                  >;
                  amount_paise: import('typebox').TInteger;
                }>
              >;
            }>,
          ]
        >;
        valid_until: import('typebox').TString;
        pan_last4: import('typebox').TString;
        account_last4: import('typebox').TString;
        photos: import('typebox').TInteger;
        reason: import('typebox').TUnion<
          [
            import('typebox').TLiteral<''>,
            import('typebox').TUnsafe<
              'altered' | 'another-piece' | 'no-service' | 'not-gold' | 'other' | 'papers-missing'
            >,
          ]
        >;
        note: import('typebox').TString;
        payout_fault: import('typebox').TUnsafe<
          '' | 'account-invalid' | 'name-differs' | 'refused' | 'sent-back'
        >;
        steps: import('typebox').TArray<
          import('typebox').TObject<{
            state: import('typebox').TUnsafe<
              | 'asked'
              | 'credited'
              | 'declined'
              | 'ended'
              | 'gone-back'
              | 'inspected'
              | 'name-check'
              | 'offered'
              | 'paid-out'
              | 'paying-out'
              | 'payout-failed'
              | 'pickup-planned'
              | 'received'
              | 'refused'
              | 'rejected'
              | 'store-visit'
              | 'withdrawn'
            >;
            at: import('typebox').TString;
          }>
        >;
        can: import('typebox').TObject<{
          withdraw: import('typebox').TBoolean;
          accept: import('typebox').TBoolean;
          decline: import('typebox').TBoolean;
          change_account: import('typebox').TBoolean;
          receipt: import('typebox').TOptional<import('typebox').TBoolean>;
        }>;
        needs_pan: import('typebox').TBoolean;
      }>
    >;
    page: import('typebox').TInteger;
    page_size: import('typebox').TInteger;
    count: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const exchangeRequestDetails: {
  readonly method: 'GET';
  readonly path: 'exchange/request/details/';
  readonly access: 'customer';
  readonly tag: 'exchange';
  readonly summary: 'One of them';
  readonly query: import('typebox').TObject<{
    request_id: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    request_id: import('typebox').TString;
    kind: import('typebox').TUnsafe<'buy-back' | 'exchange' | 'old-gold'>;
    state: import('typebox').TUnsafe<
      | 'asked'
      | 'credited'
      | 'declined'
      | 'ended'
      | 'gone-back'
      | 'inspected'
      | 'name-check'
      | 'offered'
      | 'paid-out'
      | 'paying-out'
      | 'payout-failed'
      | 'pickup-planned'
      | 'received'
      | 'refused'
      | 'rejected'
      | 'store-visit'
      | 'withdrawn'
    >;
    asked_at: import('typebox').TString;
    order_no: import('typebox').TString;
    order_item_id: import('typebox').TString;
    title: import('typebox').TString;
    title_hi: import('typebox').TString;
    karat: import('typebox').TInteger;
    net_weight_mg: import('typebox').TInteger;
    gold_rate_paise: import('typebox').TInteger;
    rate_version: import('typebox').TInteger;
    hand_over: import('typebox').TUnsafe<'pickup' | 'store'>;
    pickup_address: import('typebox').TOptional<
      import('typebox').TUnion<
        [
          import('typebox').TNull,
          import('typebox').TObject<{
            address_id: import('typebox').TString;
            full_name: import('typebox').TString;
            house: import('typebox').TString;
            street: import('typebox').TString;
            landmark: import('typebox').TString;
            city: import('typebox').TString;
            state: import('typebox').TString;
            pincode: import('typebox').TString;
            country_id: import('typebox').TString;
            mobile: import('typebox').TString;
            is_default: import('typebox').TBoolean;
            email: import('typebox').TString;
            store_id: import('typebox').TOptional<import('typebox').TString>;
          }>,
        ]
      >
    >;
    pay_to: import('typebox').TUnsafe<'bank' | 'credits'>;
    amount_paise: import('typebox').TInteger;
    bank_paise: import('typebox').TOptional<import('typebox').TInteger>;
    credits_paise: import('typebox').TOptional<import('typebox').TInteger>;
    lines: import('typebox').TArray<
      import('typebox').TObject<{
        line: import('typebox').TUnsafe<
          | 'buyback-deduction'
          | 'discount'
          | 'exchange-deduction'
          | 'exchange-fee'
          | 'gold'
          | 'lost-certificate'
          | 'missing-pieces'
          | 'not-below-zero'
          | 'old-gold-deduction'
          | 'processing'
          | 'stones'
        >;
        amount_paise: import('typebox').TInteger;
      }>
    >;
    inspection: import('typebox').TUnion<
      [
        import('typebox').TNull,
        import('typebox').TObject<{
          net_weight_mg: import('typebox').TInteger;
          karat: import('typebox').TInteger;
          huid: import('typebox').TUnsafe<'none' | 'other' | 'same'>;
          missing_pieces: import('typebox').TInteger;
          lost_certificate: import('typebox').TBoolean;
          stones_paise: import('typebox').TInteger;
          gold_rate_paise: import('typebox').TInteger;
          amount_paise: import('typebox').TInteger;
          lines: import('typebox').TArray<
            import('typebox').TObject<{
              line: import('typebox').TUnsafe<
                | 'buyback-deduction'
                | 'discount'
                | 'exchange-deduction'
                | 'exchange-fee'
                | 'gold'
                | 'lost-certificate'
                | 'missing-pieces'
                | 'not-below-zero'
                | 'old-gold-deduction'
                | 'processing'
                | 'stones'
              >;
              amount_paise: import('typebox').TInteger;
            }>
          >;
        }>,
      ]
    >;
    valid_until: import('typebox').TString;
    pan_last4: import('typebox').TString;
    account_last4: import('typebox').TString;
    photos: import('typebox').TInteger;
    reason: import('typebox').TUnion<
      [
        import('typebox').TLiteral<''>,
        import('typebox').TUnsafe<
          'altered' | 'another-piece' | 'no-service' | 'not-gold' | 'other' | 'papers-missing'
        >,
      ]
    >;
    note: import('typebox').TString;
    payout_fault: import('typebox').TUnsafe<
      '' | 'account-invalid' | 'name-differs' | 'refused' | 'sent-back'
    >;
    steps: import('typebox').TArray<
      import('typebox').TObject<{
        state: import('typebox').TUnsafe<
          | 'asked'
          | 'credited'
          | 'declined'
          | 'ended'
          | 'gone-back'
          | 'inspected'
          | 'name-check'
          | 'offered'
          | 'paid-out'
          | 'paying-out'
          | 'payout-failed'
          | 'pickup-planned'
          | 'received'
          | 'refused'
          | 'rejected'
          | 'store-visit'
          | 'withdrawn'
        >;
        at: import('typebox').TString;
      }>
    >;
    can: import('typebox').TObject<{
      withdraw: import('typebox').TBoolean;
      accept: import('typebox').TBoolean;
      decline: import('typebox').TBoolean;
      change_account: import('typebox').TBoolean;
      receipt: import('typebox').TOptional<import('typebox').TBoolean>;
    }>;
    needs_pan: import('typebox').TBoolean;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const exchangeReceipt: {
  readonly method: 'GET';
  readonly path: 'exchange/request/receipt/';
  readonly access: 'customer';
  readonly tag: 'exchange';
  readonly summary: 'The receipt of a piece the store has, as a PDF';
  readonly query: import('typebox').TObject<{
    request_id: import('typebox').TString;
    lang: import('typebox').TOptional<import('typebox').TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
  }>;
  readonly whole: import('typebox').TUnsafe<Uint8Array<ArrayBufferLike>>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const exchangeWithdraw: {
  readonly method: 'POST';
  readonly path: 'exchange/request/withdraw/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'exchange';
  readonly summary: 'Takes a request back before the store has the piece';
  readonly body: import('typebox').TObject<{
    request_id: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    request_id: import('typebox').TString;
    kind: import('typebox').TUnsafe<'buy-back' | 'exchange' | 'old-gold'>;
    state: import('typebox').TUnsafe<
      | 'asked'
      | 'credited'
      | 'declined'
      | 'ended'
      | 'gone-back'
      | 'inspected'
      | 'name-check'
      | 'offered'
      | 'paid-out'
      | 'paying-out'
      | 'payout-failed'
      | 'pickup-planned'
      | 'received'
      | 'refused'
      | 'rejected'
      | 'store-visit'
      | 'withdrawn'
    >;
    asked_at: import('typebox').TString;
    order_no: import('typebox').TString;
    order_item_id: import('typebox').TString;
    title: import('typebox').TString;
    title_hi: import('typebox').TString;
    karat: import('typebox').TInteger;
    net_weight_mg: import('typebox').TInteger;
    gold_rate_paise: import('typebox').TInteger;
    rate_version: import('typebox').TInteger;
    hand_over: import('typebox').TUnsafe<'pickup' | 'store'>;
    pickup_address: import('typebox').TOptional<
      import('typebox').TUnion<
        [
          import('typebox').TNull,
          import('typebox').TObject<{
            address_id: import('typebox').TString;
            full_name: import('typebox').TString;
            house: import('typebox').TString;
            street: import('typebox').TString;
            landmark: import('typebox').TString;
            city: import('typebox').TString;
            state: import('typebox').TString;
            pincode: import('typebox').TString;
            country_id: import('typebox').TString;
            mobile: import('typebox').TString;
            is_default: import('typebox').TBoolean;
            email: import('typebox').TString;
            store_id: import('typebox').TOptional<import('typebox').TString>;
          }>,
        ]
      >
    >;
    pay_to: import('typebox').TUnsafe<'bank' | 'credits'>;
    amount_paise: import('typebox').TInteger;
    bank_paise: import('typebox').TOptional<import('typebox').TInteger>;
    credits_paise: import('typebox').TOptional<import('typebox').TInteger>;
    lines: import('typebox').TArray<
      import('typebox').TObject<{
        line: import('typebox').TUnsafe<
          | 'buyback-deduction'
          | 'discount'
          | 'exchange-deduction'
          | 'exchange-fee'
          | 'gold'
          | 'lost-certificate'
          | 'missing-pieces'
          | 'not-below-zero'
          | 'old-gold-deduction'
          | 'processing'
          | 'stones'
        >;
        amount_paise: import('typebox').TInteger;
      }>
    >;
    inspection: import('typebox').TUnion<
      [
        import('typebox').TNull,
        import('typebox').TObject<{
          net_weight_mg: import('typebox').TInteger;
          karat: import('typebox').TInteger;
          huid: import('typebox').TUnsafe<'none' | 'other' | 'same'>;
          missing_pieces: import('typebox').TInteger;
          lost_certificate: import('typebox').TBoolean;
          stones_paise: import('typebox').TInteger;
          gold_rate_paise: import('typebox').TInteger;
          amount_paise: import('typebox').TInteger;
          lines: import('typebox').TArray<
            import('typebox').TObject<{
              line: import('typebox').TUnsafe<
                | 'buyback-deduction'
                | 'discount'
                | 'exchange-deduction'
                | 'exchange-fee'
                | 'gold'
                | 'lost-certificate'
                | 'missing-pieces'
                | 'not-below-zero'
                | 'old-gold-deduction'
                | 'processing'
                | 'stones'
              >;
              amount_paise: import('typebox').TInteger;
            }>
          >;
        }>,
      ]
    >;
    valid_until: import('typebox').TString;
    pan_last4: import('typebox').TString;
    account_last4: import('typebox').TString;
    photos: import('typebox').TInteger;
    reason: import('typebox').TUnion<
      [
        import('typebox').TLiteral<''>,
        import('typebox').TUnsafe<
          'altered' | 'another-piece' | 'no-service' | 'not-gold' | 'other' | 'papers-missing'
        >,
      ]
    >;
    note: import('typebox').TString;
    payout_fault: import('typebox').TUnsafe<
      '' | 'account-invalid' | 'name-differs' | 'refused' | 'sent-back'
    >;
    steps: import('typebox').TArray<
      import('typebox').TObject<{
        state: import('typebox').TUnsafe<
          | 'asked'
          | 'credited'
          | 'declined'
          | 'ended'
          | 'gone-back'
          | 'inspected'
          | 'name-check'
          | 'offered'
          | 'paid-out'
          | 'paying-out'
          | 'payout-failed'
          | 'pickup-planned'
          | 'received'
          | 'refused'
          | 'rejected'
          | 'store-visit'
          | 'withdrawn'
        >;
        at: import('typebox').TString;
      }>
    >;
    can: import('typebox').TObject<{
      withdraw: import('typebox').TBoolean;
      accept: import('typebox').TBoolean;
      decline: import('typebox').TBoolean;
      change_account: import('typebox').TBoolean;
      receipt: import('typebox').TOptional<import('typebox').TBoolean>;
    }>;
    needs_pan: import('typebox').TBoolean;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const exchangeAccept: {
  readonly method: 'POST';
  readonly path: 'exchange/request/accept/';
  readonly access: 'customer';
  readonly proof: readonly ['on-new-device'];
  readonly once: true;
  readonly tag: 'exchange';
  readonly summary: 'Accepts what the store offers after its test';
  readonly body: import('typebox').TObject<{
    request_id: import('typebox').TString;
    pan: import('typebox').TOptional<import('typebox').TString>;
  }>;
  readonly answer: import('typebox').TObject<{
    request_id: import('typebox').TString;
    kind: import('typebox').TUnsafe<'buy-back' | 'exchange' | 'old-gold'>;
    state: import('typebox').TUnsafe<
      | 'asked'
      | 'credited'
      | 'declined'
      | 'ended'
      | 'gone-back'
      | 'inspected'
      | 'name-check'
      | 'offered'
      | 'paid-out'
      | 'paying-out'
      | 'payout-failed'
      | 'pickup-planned'
      | 'received'
      | 'refused'
      | 'rejected'
      | 'store-visit'
      | 'withdrawn'
    >;
    asked_at: import('typebox').TString;
    order_no: import('typebox').TString;
    order_item_id: import('typebox').TString;
    title: import('typebox').TString;
    title_hi: import('typebox').TString;
    karat: import('typebox').TInteger;
    net_weight_mg: import('typebox').TInteger;
    gold_rate_paise: import('typebox').TInteger;
    rate_version: import('typebox').TInteger;
    hand_over: import('typebox').TUnsafe<'pickup' | 'store'>;
    pickup_address: import('typebox').TOptional<
      import('typebox').TUnion<
        [
          import('typebox').TNull,
          import('typebox').TObject<{
            address_id: import('typebox').TString;
            full_name: import('typebox').TString;
            house: import('typebox').TString;
            street: import('typebox').TString;
            landmark: import('typebox').TString;
            city: import('typebox').TString;
            state: import('typebox').TString;
            pincode: import('typebox').TString;
            country_id: import('typebox').TString;
            mobile: import('typebox').TString;
            is_default: import('typebox').TBoolean;
            email: import('typebox').TString;
            store_id: import('typebox').TOptional<import('typebox').TString>;
          }>,
        ]
      >
    >;
    pay_to: import('typebox').TUnsafe<'bank' | 'credits'>;
    amount_paise: import('typebox').TInteger;
    bank_paise: import('typebox').TOptional<import('typebox').TInteger>;
    credits_paise: import('typebox').TOptional<import('typebox').TInteger>;
    lines: import('typebox').TArray<
      import('typebox').TObject<{
        line: import('typebox').TUnsafe<
          | 'buyback-deduction'
          | 'discount'
          | 'exchange-deduction'
          | 'exchange-fee'
          | 'gold'
          | 'lost-certificate'
          | 'missing-pieces'
          | 'not-below-zero'
          | 'old-gold-deduction'
          | 'processing'
          | 'stones'
        >;
        amount_paise: import('typebox').TInteger;
      }>
    >;
    inspection: import('typebox').TUnion<
      [
        import('typebox').TNull,
        import('typebox').TObject<{
          net_weight_mg: import('typebox').TInteger;
          karat: import('typebox').TInteger;
          huid: import('typebox').TUnsafe<'none' | 'other' | 'same'>;
          missing_pieces: import('typebox').TInteger;
          lost_certificate: import('typebox').TBoolean;
          stones_paise: import('typebox').TInteger;
          gold_rate_paise: import('typebox').TInteger;
          amount_paise: import('typebox').TInteger;
          lines: import('typebox').TArray<
            import('typebox').TObject<{
              line: import('typebox').TUnsafe<
                | 'buyback-deduction'
                | 'discount'
                | 'exchange-deduction'
                | 'exchange-fee'
                | 'gold'
                | 'lost-certificate'
                | 'missing-pieces'
                | 'not-below-zero'
                | 'old-gold-deduction'
                | 'processing'
                | 'stones'
              >;
              amount_paise: import('typebox').TInteger;
            }>
          >;
        }>,
      ]
    >;
    valid_until: import('typebox').TString;
    pan_last4: import('typebox').TString;
    account_last4: import('typebox').TString;
    photos: import('typebox').TInteger;
    reason: import('typebox').TUnion<
      [
        import('typebox').TLiteral<''>,
        import('typebox').TUnsafe<
          'altered' | 'another-piece' | 'no-service' | 'not-gold' | 'other' | 'papers-missing'
        >,
      ]
    >;
    note: import('typebox').TString;
    payout_fault: import('typebox').TUnsafe<
      '' | 'account-invalid' | 'name-differs' | 'refused' | 'sent-back'
    >;
    steps: import('typebox').TArray<
      import('typebox').TObject<{
        state: import('typebox').TUnsafe<
          | 'asked'
          | 'credited'
          | 'declined'
          | 'ended'
          | 'gone-back'
          | 'inspected'
          | 'name-check'
          | 'offered'
          | 'paid-out'
          | 'paying-out'
          | 'payout-failed'
          | 'pickup-planned'
          | 'received'
          | 'refused'
          | 'rejected'
          | 'store-visit'
          | 'withdrawn'
        >;
        at: import('typebox').TString;
      }>
    >;
    can: import('typebox').TObject<{
      withdraw: import('typebox').TBoolean;
      accept: import('typebox').TBoolean;
      decline: import('typebox').TBoolean;
      change_account: import('typebox').TBoolean;
      receipt: import('typebox').TOptional<import('typebox').TBoolean>;
    }>;
    needs_pan: import('typebox').TBoolean;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const exchangeDecline: {
  readonly method: 'POST';
  readonly path: 'exchange/request/decline/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'exchange';
  readonly summary: 'Declines it; the piece goes back';
  readonly body: import('typebox').TObject<{
    request_id: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    request_id: import('typebox').TString;
    kind: import('typebox').TUnsafe<'buy-back' | 'exchange' | 'old-gold'>;
    state: import('typebox').TUnsafe<
      | 'asked'
      | 'credited'
      | 'declined'
      | 'ended'
      | 'gone-back'
      | 'inspected'
      | 'name-check'
      | 'offered'
      | 'paid-out'
      | 'paying-out'
      | 'payout-failed'
      | 'pickup-planned'
      | 'received'
      | 'refused'
      | 'rejected'
      | 'store-visit'
      | 'withdrawn'
    >;
    asked_at: import('typebox').TString;
    order_no: import('typebox').TString;
    order_item_id: import('typebox').TString;
    title: import('typebox').TString;
    title_hi: import('typebox').TString;
    karat: import('typebox').TInteger;
    net_weight_mg: import('typebox').TInteger;
    gold_rate_paise: import('typebox').TInteger;
    rate_version: import('typebox').TInteger;
    hand_over: import('typebox').TUnsafe<'pickup' | 'store'>;
    pickup_address: import('typebox').TOptional<
      import('typebox').TUnion<
        [
          import('typebox').TNull,
          import('typebox').TObject<{
            address_id: import('typebox').TString;
            full_name: import('typebox').TString;
            house: import('typebox').TString;
            street: import('typebox').TString;
            landmark: import('typebox').TString;
            city: import('typebox').TString;
            state: import('typebox').TString;
            pincode: import('typebox').TString;
            country_id: import('typebox').TString;
            mobile: import('typebox').TString;
            is_default: import('typebox').TBoolean;
            email: import('typebox').TString;
            store_id: import('typebox').TOptional<import('typebox').TString>;
          }>,
        ]
      >
    >;
    pay_to: import('typebox').TUnsafe<'bank' | 'credits'>;
    amount_paise: import('typebox').TInteger;
    bank_paise: import('typebox').TOptional<import('typebox').TInteger>;
    credits_paise: import('typebox').TOptional<import('typebox').TInteger>;
    lines: import('typebox').TArray<
      import('typebox').TObject<{
        line: import('typebox').TUnsafe<
          | 'buyback-deduction'
          | 'discount'
          | 'exchange-deduction'
          | 'exchange-fee'
          | 'gold'
          | 'lost-certificate'
          | 'missing-pieces'
          | 'not-below-zero'
          | 'old-gold-deduction'
          | 'processing'
          | 'stones'
        >;
        amount_paise: import('typebox').TInteger;
      }>
    >;
    inspection: import('typebox').TUnion<
      [
        import('typebox').TNull,
        import('typebox').TObject<{
          net_weight_mg: import('typebox').TInteger;
          karat: import('typebox').TInteger;
          huid: import('typebox').TUnsafe<'none' | 'other' | 'same'>;
          missing_pieces: import('typebox').TInteger;
          lost_certificate: import('typebox').TBoolean;
          stones_paise: import('typebox').TInteger;
          gold_rate_paise: import('typebox').TInteger;
          amount_paise: import('typebox').TInteger;
          lines: import('typebox').TArray<
            import('typebox').TObject<{
              line: import('typebox').TUnsafe<
                | 'buyback-deduction'
                | 'discount'
                | 'exchange-deduction'
                | 'exchange-fee'
                | 'gold'
                | 'lost-certificate'
                | 'missing-pieces'
                | 'not-below-zero'
                | 'old-gold-deduction'
                | 'processing'
                | 'stones'
              >;
              amount_paise: import('typebox').TInteger;
            }>
          >;
        }>,
      ]
    >;
    valid_until: import('typebox').TString;
    pan_last4: import('typebox').TString;
    account_last4: import('typebox').TString;
    photos: import('typebox').TInteger;
    reason: import('typebox').TUnion<
      [
        import('typebox').TLiteral<''>,
        import('typebox').TUnsafe<
          'altered' | 'another-piece' | 'no-service' | 'not-gold' | 'other' | 'papers-missing'
        >,
      ]
    >;
    note: import('typebox').TString;
    payout_fault: import('typebox').TUnsafe<
      '' | 'account-invalid' | 'name-differs' | 'refused' | 'sent-back'
    >;
    steps: import('typebox').TArray<
      import('typebox').TObject<{
        state: import('typebox').TUnsafe<
          | 'asked'
          | 'credited'
          | 'declined'
          | 'ended'
          | 'gone-back'
          | 'inspected'
          | 'name-check'
          | 'offered'
          | 'paid-out'
          | 'paying-out'
          | 'payout-failed'
          | 'pickup-planned'
          | 'received'
          | 'refused'
          | 'rejected'
          | 'store-visit'
          | 'withdrawn'
        >;
        at: import('typebox').TString;
      }>
    >;
    can: import('typebox').TObject<{
      withdraw: import('typebox').TBoolean;
      accept: import('typebox').TBoolean;
      decline: import('typebox').TBoolean;
      change_account: import('typebox').TBoolean;
      receipt: import('typebox').TOptional<import('typebox').TBoolean>;
    }>;
    needs_pan: import('typebox').TBoolean;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const exchangeAccount: {
  readonly method: 'POST';
  readonly path: 'exchange/request/account/';
  readonly access: 'customer';
  readonly proof: readonly ['on-new-device'];
  readonly once: true;
  readonly tag: 'exchange';
  readonly summary: 'Another account, after the bank did not take the money';
  readonly body: import('typebox').TObject<{
    request_id: import('typebox').TString;
    account: import('typebox').TObject<{
      holder: import('typebox').TString;
      number: import('typebox').TString;
      ifsc: import('typebox').TString;
    }>;
  }>;
  readonly answer: import('typebox').TObject<{
    request_id: import('typebox').TString;
    kind: import('typebox').TUnsafe<'buy-back' | 'exchange' | 'old-gold'>;
    state: import('typebox').TUnsafe<
      | 'asked'
      | 'credited'
      | 'declined'
      | 'ended'
      | 'gone-back'
      | 'inspected'
      | 'name-check'
      | 'offered'
      | 'paid-out'
      | 'paying-out'
      | 'payout-failed'
      | 'pickup-planned'
      | 'received'
      | 'refused'
      | 'rejected'
      | 'store-visit'
      | 'withdrawn'
    >;
    asked_at: import('typebox').TString;
    order_no: import('typebox').TString;
    order_item_id: import('typebox').TString;
    title: import('typebox').TString;
    title_hi: import('typebox').TString;
    karat: import('typebox').TInteger;
    net_weight_mg: import('typebox').TInteger;
    gold_rate_paise: import('typebox').TInteger;
    rate_version: import('typebox').TInteger;
    hand_over: import('typebox').TUnsafe<'pickup' | 'store'>;
    pickup_address: import('typebox').TOptional<
      import('typebox').TUnion<
        [
          import('typebox').TNull,
          import('typebox').TObject<{
            address_id: import('typebox').TString;
            full_name: import('typebox').TString;
            house: import('typebox').TString;
            street: import('typebox').TString;
            landmark: import('typebox').TString;
            city: import('typebox').TString;
            state: import('typebox').TString;
            pincode: import('typebox').TString;
            country_id: import('typebox').TString;
            mobile: import('typebox').TString;
            is_default: import('typebox').TBoolean;
            email: import('typebox').TString;
            store_id: import('typebox').TOptional<import('typebox').TString>;
          }>,
        ]
      >
    >;
    pay_to: import('typebox').TUnsafe<'bank' | 'credits'>;
    amount_paise: import('typebox').TInteger;
    bank_paise: import('typebox').TOptional<import('typebox').TInteger>;
    credits_paise: import('typebox').TOptional<import('typebox').TInteger>;
    lines: import('typebox').TArray<
      import('typebox').TObject<{
        line: import('typebox').TUnsafe<
          | 'buyback-deduction'
          | 'discount'
          | 'exchange-deduction'
          | 'exchange-fee'
          | 'gold'
          | 'lost-certificate'
          | 'missing-pieces'
          | 'not-below-zero'
          | 'old-gold-deduction'
          | 'processing'
          | 'stones'
        >;
        amount_paise: import('typebox').TInteger;
      }>
    >;
    inspection: import('typebox').TUnion<
      [
        import('typebox').TNull,
        import('typebox').TObject<{
          net_weight_mg: import('typebox').TInteger;
          karat: import('typebox').TInteger;
          huid: import('typebox').TUnsafe<'none' | 'other' | 'same'>;
          missing_pieces: import('typebox').TInteger;
          lost_certificate: import('typebox').TBoolean;
          stones_paise: import('typebox').TInteger;
          gold_rate_paise: import('typebox').TInteger;
          amount_paise: import('typebox').TInteger;
          lines: import('typebox').TArray<
            import('typebox').TObject<{
              line: import('typebox').TUnsafe<
                | 'buyback-deduction'
                | 'discount'
                | 'exchange-deduction'
                | 'exchange-fee'
                | 'gold'
                | 'lost-certificate'
                | 'missing-pieces'
                | 'not-below-zero'
                | 'old-gold-deduction'
                | 'processing'
                | 'stones'
              >;
              amount_paise: import('typebox').TInteger;
            }>
          >;
        }>,
      ]
    >;
    valid_until: import('typebox').TString;
    pan_last4: import('typebox').TString;
    account_last4: import('typebox').TString;
    photos: import('typebox').TInteger;
    reason: import('typebox').TUnion<
      [
        import('typebox').TLiteral<''>,
        import('typebox').TUnsafe<
          'altered' | 'another-piece' | 'no-service' | 'not-gold' | 'other' | 'papers-missing'
        >,
      ]
    >;
    note: import('typebox').TString;
    payout_fault: import('typebox').TUnsafe<
      '' | 'account-invalid' | 'name-differs' | 'refused' | 'sent-back'
    >;
    steps: import('typebox').TArray<
      import('typebox').TObject<{
        state: import('typebox').TUnsafe<
          | 'asked'
          | 'credited'
          | 'declined'
          | 'ended'
          | 'gone-back'
          | 'inspected'
          | 'name-check'
          | 'offered'
          | 'paid-out'
          | 'paying-out'
          | 'payout-failed'
          | 'pickup-planned'
          | 'received'
          | 'refused'
          | 'rejected'
          | 'store-visit'
          | 'withdrawn'
        >;
        at: import('typebox').TString;
      }>
    >;
    can: import('typebox').TObject<{
      withdraw: import('typebox').TBoolean;
      accept: import('typebox').TBoolean;
      decline: import('typebox').TBoolean;
      change_account: import('typebox').TBoolean;
      receipt: import('typebox').TOptional<import('typebox').TBoolean>;
    }>;
    needs_pan: import('typebox').TBoolean;
  }>;
  readonly limit: {
    readonly name: 'exchange-account';
    readonly seconds: 86400;
    readonly counts: 'effects';
    readonly customer: 20;
  };
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
