export declare const staffGiftCards: {
  readonly method: 'GET';
  readonly path: 'gift_card/list/';
  readonly access: 'staff-view';
  readonly tag: 'staff';
  readonly summary: 'Gift cards, the newest first, and what is owed for them';
  readonly query: import('typebox').TObject<{
    q: import('typebox').TOptional<import('typebox').TString>;
    state: import('typebox').TOptional<
      import('typebox').TUnsafe<'expired' | 'over' | 'paid' | 'redeemed' | 'unpaid' | 'void'>
    >;
    page: import('typebox').TInteger;
  }>;
  readonly answer: import('typebox').TObject<{
    results: import('typebox').TArray<
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
        bought_by: import('typebox').TString;
        redeemed_by: import('typebox').TString;
        history: import('typebox').TArray<
          import('typebox').TObject<{
            at: import('typebox').TString;
            event: import('typebox').TString;
            by: import('typebox').TString;
            note: import('typebox').TString;
          }>
        >;
      }>
    >;
    page: import('typebox').TInteger;
    page_size: import('typebox').TInteger;
    count: import('typebox').TInteger;
    outstanding_paise: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const staffGiftCardIssue: {
  readonly method: 'POST';
  readonly path: 'gift_card/issue/';
  readonly access: 'staff-admin';
  readonly once: true;
  readonly tag: 'staff';
  readonly summary: 'Gives somebody a card that nobody paid for, with a reason';
  readonly body: import('typebox').TObject<{
    design: import('typebox').TUnsafe<'diya' | 'lotus' | 'marigold' | 'peacock'>;
    amount_paise: import('typebox').TInteger;
    to_name: import('typebox').TString;
    to_email: import('typebox').TString;
    message: import('typebox').TOptional<import('typebox').TString>;
    locale: import('typebox').TOptional<import('typebox').TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
    issued_by: import('typebox').TString;
    note: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
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
    bought_by: import('typebox').TString;
    redeemed_by: import('typebox').TString;
    history: import('typebox').TArray<
      import('typebox').TObject<{
        at: import('typebox').TString;
        event: import('typebox').TString;
        by: import('typebox').TString;
        note: import('typebox').TString;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const staffGiftCardVoid: {
  readonly method: 'POST';
  readonly path: 'gift_card/void/';
  readonly access: 'staff-admin';
  readonly once: true;
  readonly tag: 'staff';
  readonly summary: 'Ends a card that nobody used, with a reason; what was paid for it goes back';
  readonly body: import('typebox').TObject<{
    card_id: import('typebox').TString;
    voided_by: import('typebox').TString;
    note: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
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
    bought_by: import('typebox').TString;
    redeemed_by: import('typebox').TString;
    history: import('typebox').TArray<
      import('typebox').TObject<{
        at: import('typebox').TString;
        event: import('typebox').TString;
        by: import('typebox').TString;
        note: import('typebox').TString;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
