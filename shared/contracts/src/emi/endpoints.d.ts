export declare const emiPlans: {
  readonly method: 'GET';
  readonly path: 'emi/emi/plans/';
  readonly access: 'public';
  readonly tag: 'emi';
  readonly summary: 'What an amount comes to in months, by lender';
  readonly query: import('typebox').TObject<{
    amount: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    amount_paise: import('typebox').TInteger;
    reach: import('typebox').TUnsafe<'above' | 'below' | 'within'>;
    minimum_paise: import('typebox').TInteger;
    maximum_paise: import('typebox').TInteger;
    from_paise: import('typebox').TInteger;
    from_months: import('typebox').TOptional<import('typebox').TInteger>;
    results: import('typebox').TArray<
      import('typebox').TObject<{
        plan_id: import('typebox').TString;
        lender: import('typebox').TString;
        lender_name: import('typebox').TString;
        lender_name_hi: import('typebox').TString;
        lender_kind: import('typebox').TUnsafe<'bank' | 'nbfc'>;
        months: import('typebox').TInteger;
        annual_rate_bp: import('typebox').TInteger;
        instalment_paise: import('typebox').TInteger;
        last_instalment_paise: import('typebox').TInteger;
        interest_paise: import('typebox').TInteger;
        processing_fee_paise: import('typebox').TInteger;
        total_paise: import('typebox').TInteger;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const emiRequestCreate: {
  readonly method: 'POST';
  readonly path: 'emi/emi_request/create/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'emi';
  readonly summary: 'Asks for EMI for the bag as it is now, or for an order that waits for its money';
  readonly body: import('typebox').TObject<{
    plan: import('typebox').TString;
    order_no: import('typebox').TOptional<import('typebox').TString>;
    consent: import('typebox').TLiteral<true>;
    locale: import('typebox').TOptional<import('typebox').TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
  }>;
  readonly answer: import('typebox').TObject<{
    request_id: import('typebox').TString;
    state: import('typebox').TUnsafe<
      'approved' | 'expired' | 'in-review' | 'refused' | 'requested' | 'used' | 'withdrawn'
    >;
    asked_at: import('typebox').TString;
    plan: import('typebox').TObject<{
      plan_id: import('typebox').TString;
      lender: import('typebox').TString;
      lender_name: import('typebox').TString;
      lender_name_hi: import('typebox').TString;
      lender_kind: import('typebox').TUnsafe<'bank' | 'nbfc'>;
      months: import('typebox').TInteger;
      annual_rate_bp: import('typebox').TInteger;
      instalment_paise: import('typebox').TInteger;
      last_instalment_paise: import('typebox').TInteger;
      interest_paise: import('typebox').TInteger;
      processing_fee_paise: import('typebox').TInteger;
      total_paise: import('typebox').TInteger;
    }>;
    amount_paise: import('typebox').TInteger;
    pieces: import('typebox').TArray<
      import('typebox').TObject<{
        title: import('typebox').TString;
        title_hi: import('typebox').TString;
        quantity: import('typebox').TInteger;
      }>
    >;
    valid_until: import('typebox').TString;
    reason: import('typebox').TUnion<
      [
        import('typebox').TLiteral<''>,
        import('typebox').TUnsafe<'not-eligible' | 'not-reached' | 'other' | 'papers-missing'>,
      ]
    >;
    note: import('typebox').TString;
    order_no: import('typebox').TString;
    steps: import('typebox').TArray<
      import('typebox').TObject<{
        state: import('typebox').TUnsafe<
          'approved' | 'expired' | 'in-review' | 'refused' | 'requested' | 'used' | 'withdrawn'
        >;
        at: import('typebox').TString;
      }>
    >;
    can: import('typebox').TObject<{
      withdraw: import('typebox').TBoolean;
      pay: import('typebox').TBoolean;
    }>;
  }>;
  readonly limit: {
    readonly name: 'emi-request';
    readonly seconds: 86400;
    readonly counts: 'effects';
    readonly customer: 10;
  };
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const emiRequestList: {
  readonly method: 'GET';
  readonly path: 'emi/emi_request/list/';
  readonly access: 'customer';
  readonly tag: 'emi';
  readonly summary: "A customer's requests for EMI, the newest first";
  readonly query: import('typebox').TObject<{
    page: import('typebox').TInteger;
  }>;
  readonly answer: import('typebox').TObject<{
    results: import('typebox').TArray<
      import('typebox').TObject<{
        request_id: import('typebox').TString;
        state: import('typebox').TUnsafe<
          'approved' | 'expired' | 'in-review' | 'refused' | 'requested' | 'used' | 'withdrawn'
        >;
        asked_at: import('typebox').TString;
        plan: import('typebox').TObject<{
          plan_id: import('typebox').TString;
          lender: import('typebox').TString;
          lender_name: import('typebox').TString;
          lender_name_hi: import('typebox').TString;
          lender_kind: import('typebox').TUnsafe<'bank' | 'nbfc'>;
          months: import('typebox').TInteger;
          annual_rate_bp: import('typebox').TInteger;
          instalment_paise: import('typebox').TInteger;
          last_instalment_paise: import('typebox').TInteger;
          interest_paise: import('typebox').TInteger;
          processing_fee_paise: import('typebox').TInteger;
          total_paise: import('typebox').TInteger;
        }>;
        amount_paise: import('typebox').TInteger;
        pieces: import('typebox').TArray<
          import('typebox').TObject<{
            title: import('typebox').TString;
            title_hi: import('typebox').TString;
            quantity: import('typebox').TInteger;
          }>
        >;
        valid_until: import('typebox').TString;
        reason: import('typebox').TUnion<
          [
            import('typebox').TLiteral<''>,
            import('typebox').TUnsafe<'not-eligible' | 'not-reached' | 'other' | 'papers-missing'>,
          ]
        >;
        note: import('typebox').TString;
        order_no: import('typebox').TString;
        steps: import('typebox').TArray<
          import('typebox').TObject<{
            state: import('typebox').TUnsafe<
              'approved' | 'expired' | 'in-review' | 'refused' | 'requested' | 'used' | 'withdrawn'
            >;
            at: import('typebox').TString;
          }>
        >;
        can: import('typebox').TObject<{
          withdraw: import('typebox').TBoolean;
          pay: import('typebox').TBoolean;
        }>;
      }>
    >;
    page: import('typebox').TInteger;
    page_size: import('typebox').TInteger;
    count: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const emiRequestWithdraw: {
  readonly method: 'POST';
  readonly path: 'emi/emi_request/withdraw/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'emi';
  readonly summary: 'Takes a request for EMI back';
  readonly body: import('typebox').TObject<{
    request_id: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    request_id: import('typebox').TString;
    state: import('typebox').TUnsafe<
      'approved' | 'expired' | 'in-review' | 'refused' | 'requested' | 'used' | 'withdrawn'
    >;
    asked_at: import('typebox').TString;
    plan: import('typebox').TObject<{
      plan_id: import('typebox').TString;
      lender: import('typebox').TString;
      lender_name: import('typebox').TString;
      lender_name_hi: import('typebox').TString;
      lender_kind: import('typebox').TUnsafe<'bank' | 'nbfc'>;
      months: import('typebox').TInteger;
      annual_rate_bp: import('typebox').TInteger;
      instalment_paise: import('typebox').TInteger;
      last_instalment_paise: import('typebox').TInteger;
      interest_paise: import('typebox').TInteger;
      processing_fee_paise: import('typebox').TInteger;
      total_paise: import('typebox').TInteger;
    }>;
    amount_paise: import('typebox').TInteger;
    pieces: import('typebox').TArray<
      import('typebox').TObject<{
        title: import('typebox').TString;
        title_hi: import('typebox').TString;
        quantity: import('typebox').TInteger;
      }>
    >;
    valid_until: import('typebox').TString;
    reason: import('typebox').TUnion<
      [
        import('typebox').TLiteral<''>,
        import('typebox').TUnsafe<'not-eligible' | 'not-reached' | 'other' | 'papers-missing'>,
      ]
    >;
    note: import('typebox').TString;
    order_no: import('typebox').TString;
    steps: import('typebox').TArray<
      import('typebox').TObject<{
        state: import('typebox').TUnsafe<
          'approved' | 'expired' | 'in-review' | 'refused' | 'requested' | 'used' | 'withdrawn'
        >;
        at: import('typebox').TString;
      }>
    >;
    can: import('typebox').TObject<{
      withdraw: import('typebox').TBoolean;
      pay: import('typebox').TBoolean;
    }>;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
