export declare const bountyTerms: {
  readonly method: 'GET';
  readonly path: 'golden_bounty/terms/';
  readonly access: 'public';
  readonly tag: 'golden bounty';
  readonly summary: 'The terms of the savings plan';
  readonly answer: import('typebox').TObject<{
    terms_version: import('typebox').TString;
    plan_name: import('typebox').TString;
    number_of_installments: import('typebox').TInteger;
    minimum_paise: import('typebox').TInteger;
    maximum_paise: import('typebox').TInteger;
    step_paise: import('typebox').TInteger;
    contribution_percent: import('typebox').TInteger;
    discount_percent: import('typebox').TInteger;
    grace_days: import('typebox').TInteger;
    due_soon_days: import('typebox').TInteger;
    cure_days: import('typebox').TInteger;
    cooling_off_days: import('typebox').TInteger;
    maturity_wait_days: import('typebox').TInteger;
    returned_value_days: import('typebox').TInteger;
    max_days_to_redeem: import('typebox').TInteger;
    pan_above_paise: import('typebox').TInteger;
    with_coupons: import('typebox').TBoolean;
    payment_modes: import('typebox').TArray<import('typebox').TUnsafe<'razorpay' | 'sandbox'>>;
    mandate_methods: import('typebox').TArray<import('typebox').TUnsafe<'enach' | 'upi_autopay'>>;
    relationships: import('typebox').TArray<
      import('typebox').TUnsafe<
        'brother' | 'daughter' | 'father' | 'mother' | 'other' | 'sister' | 'son' | 'spouse'
      >
    >;
    grievance_officer: import('typebox').TObject<{
      name: import('typebox').TString;
      name_hi: import('typebox').TOptional<import('typebox').TString>;
      address: import('typebox').TString;
      email: import('typebox').TString;
    }>;
    support_phone: import('typebox').TOptional<import('typebox').TString>;
    text_keys: import('typebox').TArray<import('typebox').TString>;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const planCalculator: {
  readonly method: 'GET';
  readonly path: 'golden_bounty/plan/calculator/';
  readonly access: 'public';
  readonly tag: 'golden bounty';
  readonly summary: 'What a monthly amount comes to, also when months are paid late or missed';
  readonly query: import('typebox').TObject<{
    amount: import('typebox').TInteger;
    late: import('typebox').TOptional<import('typebox').TString>;
    missed: import('typebox').TOptional<import('typebox').TString>;
    starts_on: import('typebox').TOptional<import('typebox').TString>;
  }>;
  readonly answer: import('typebox').TObject<{
    terms_version: import('typebox').TString;
    installment_amount_paise: import('typebox').TInteger;
    number_of_installments: import('typebox').TInteger;
    total_investment_paise: import('typebox').TInteger;
    copay_amount_paise: import('typebox').TInteger;
    full_copay_amount_paise: import('typebox').TInteger;
    value_paise: import('typebox').TInteger;
    enrollment_date: import('typebox').TString;
    maturity_date: import('typebox').TString;
    full_maturity_date: import('typebox').TString;
    redeem_by: import('typebox').TString;
    too_late: import('typebox').TBoolean;
    installments: import('typebox').TArray<
      import('typebox').TObject<{
        installment_number: import('typebox').TInteger;
        due_date: import('typebox').TString;
        grace_until: import('typebox').TString;
        paid_on: import('typebox').TString;
        how: import('typebox').TUnsafe<'late' | 'missed' | 'on_time'>;
        amount_paise: import('typebox').TInteger;
        contribution_paise: import('typebox').TInteger;
      }>
    >;
    gold: import('typebox').TUnion<
      [
        import('typebox').TNull,
        import('typebox').TObject<{
          rate_paise: import('typebox').TInteger;
          rate_version: import('typebox').TInteger;
          paths: import('typebox').TArray<
            import('typebox').TObject<{
              path: import('typebox').TUnsafe<'falls' | 'rises' | 'steady'>;
              change_percent: import('typebox').TInteger;
              rate_paise: import('typebox').TInteger;
              gold_today_mg: import('typebox').TInteger;
              gold_with_plan_mg: import('typebox').TInteger;
            }>
          >;
        }>,
      ]
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const enrolForm: {
  readonly method: 'GET';
  readonly path: 'golden_bounty/plan/enrol_form/';
  readonly access: 'customer';
  readonly tag: 'golden bounty';
  readonly summary: 'What the page of enrolment begins with';
  readonly answer: import('typebox').TObject<{
    name: import('typebox').TString;
    phone: import('typebox').TString;
    email: import('typebox').TString;
    year_total_paise: import('typebox').TInteger;
    pan_from_paise: import('typebox').TUnion<[import('typebox').TNull, import('typebox').TInteger]>;
    pan_last4: import('typebox').TString;
    enrollment_date: import('typebox').TString;
    due_day: import('typebox').TInteger;
    due_dates: import('typebox').TArray<import('typebox').TString>;
    maturity_date: import('typebox').TString;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const planEnrol: {
  readonly method: 'POST';
  readonly path: 'golden_bounty/plan/enrol/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'golden bounty';
  readonly summary: 'Opens a plan; it begins with its first payment';
  readonly body: import('typebox').TObject<{
    amount_paise: import('typebox').TInteger;
    name_on_pan: import('typebox').TString;
    pan: import('typebox').TOptional<import('typebox').TString>;
    nominee: import('typebox').TObject<{
      name: import('typebox').TString;
      phone: import('typebox').TString;
      email: import('typebox').TString;
      relationship: import('typebox').TUnsafe<
        'brother' | 'daughter' | 'father' | 'mother' | 'other' | 'sister' | 'son' | 'spouse'
      >;
    }>;
    terms_version: import('typebox').TString;
    consent: import('typebox').TLiteral<true>;
    locale: import('typebox').TOptional<import('typebox').TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
  }>;
  readonly answer: import('typebox').TObject<{
    plan_id: import('typebox').TString;
    plan_name: import('typebox').TString;
    status: import('typebox').TUnsafe<
      'active' | 'canceled' | 'completed' | 'defaulted' | 'lapsed' | 'matured' | 'pending'
    >;
    ended_by: import('typebox').TUnsafe<'' | 'asked' | 'default' | 'year-over'>;
    enrollment_date: import('typebox').TString;
    maturity_date: import('typebox').TString;
    redeem_by: import('typebox').TString;
    number_of_installments: import('typebox').TInteger;
    installment_amount_paise: import('typebox').TInteger;
    installments_paid_count: import('typebox').TInteger;
    total_investment_paise: import('typebox').TInteger;
    copay_amount_paise: import('typebox').TInteger;
    full_copay_amount_paise: import('typebox').TInteger;
    value_paise: import('typebox').TInteger;
    next_installment_number: import('typebox').TInteger;
    next_due_date: import('typebox').TString;
    due_amount_paise: import('typebox').TInteger;
    next_state: import('typebox').TUnion<
      [
        import('typebox').TNull,
        import('typebox').TUnsafe<
          'due' | 'due_date_exceeded' | 'grace_period_exceeded' | 'paid' | 'partially_paid' | 'upcoming'
        >,
      ]
    >;
    next_payment_from: import('typebox').TString;
    banner: import('typebox').TString;
    in_bag: import('typebox').TBoolean;
    customer: import('typebox').TObject<{
      name: import('typebox').TString;
      phone: import('typebox').TString;
      email: import('typebox').TString;
    }>;
    nominee: import('typebox').TObject<{
      name: import('typebox').TString;
      phone: import('typebox').TString;
      email: import('typebox').TString;
      relationship: import('typebox').TUnsafe<
        'brother' | 'daughter' | 'father' | 'mother' | 'other' | 'sister' | 'son' | 'spouse'
      >;
    }>;
    pan_last4: import('typebox').TString;
    installments: import('typebox').TArray<
      import('typebox').TObject<{
        installment_number: import('typebox').TInteger;
        state: import('typebox').TUnsafe<
          'due' | 'due_date_exceeded' | 'grace_period_exceeded' | 'paid' | 'partially_paid' | 'upcoming'
        >;
        frozen: import('typebox').TBoolean;
        due_date: import('typebox').TString;
        grace_until: import('typebox').TString;
        amount_paise: import('typebox').TInteger;
        paid_paise: import('typebox').TInteger;
        due_amount_paise: import('typebox').TInteger;
        paid_on: import('typebox').TString;
        on_time: import('typebox').TUnion<[import('typebox').TNull, import('typebox').TBoolean]>;
        contribution_paise: import('typebox').TInteger;
        late_cost_paise: import('typebox').TInteger;
        payable_from: import('typebox').TString;
        payable: import('typebox').TBoolean;
        payments: import('typebox').TArray<
          import('typebox').TObject<{
            payment_id: import('typebox').TString;
            amount_paise: import('typebox').TInteger;
            paid_at: import('typebox').TString;
            via: import('typebox').TUnsafe<'mandate' | 'paper' | 'razorpay' | 'sandbox'>;
            document_id: import('typebox').TString;
            refunded_paise: import('typebox').TInteger;
          }>
        >;
      }>
    >;
    full_value_paise: import('typebox').TInteger;
    refunded_paise: import('typebox').TInteger;
    redeemed_paise: import('typebox').TInteger;
    default: import('typebox').TUnion<
      [
        import('typebox').TNull,
        import('typebox').TObject<{
          since: import('typebox').TString;
          installment_number: import('typebox').TInteger;
          next_payment_from: import('typebox').TString;
          cancels_on: import('typebox').TString;
          maturity_date: import('typebox').TString;
        }>,
      ]
    >;
    cancel_request: import('typebox').TUnion<
      [
        import('typebox').TNull,
        import('typebox').TObject<{
          requested_at: import('typebox').TString;
          state: import('typebox').TUnsafe<'approved' | 'declined' | 'open'>;
          note: import('typebox').TString;
        }>,
      ]
    >;
    refunds: import('typebox').TArray<
      import('typebox').TObject<{
        amount_paise: import('typebox').TInteger;
        state: import('typebox').TUnsafe<'done' | 'initiated'>;
        requested_at: import('typebox').TString;
        reason: import('typebox').TUnsafe<'asked' | 'default' | 'year-over'>;
      }>
    >;
    redemptions: import('typebox').TArray<
      import('typebox').TObject<{
        order_no: import('typebox').TString;
        amount_paise: import('typebox').TInteger;
        returned_paise: import('typebox').TInteger;
        state: import('typebox').TUnsafe<'held' | 'released' | 'spent'>;
        at: import('typebox').TString;
      }>
    >;
    mandate: import('typebox').TUnion<
      [
        import('typebox').TNull,
        import('typebox').TObject<{
          mandate_id: import('typebox').TString;
          method: import('typebox').TUnsafe<'enach' | 'upi_autopay'>;
          state: import('typebox').TUnsafe<'active' | 'canceled' | 'failed' | 'pending' | 'suspended'>;
          limit_paise: import('typebox').TInteger;
          redirect_url: import('typebox').TString;
          next_charge_on: import('typebox').TString;
          failed_tries: import('typebox').TInteger;
        }>,
      ]
    >;
    reminders: import('typebox').TObject<{
      email: import('typebox').TBoolean;
      sms: import('typebox').TBoolean;
      push: import('typebox').TBoolean;
    }>;
    documents: import('typebox').TArray<
      import('typebox').TObject<{
        document_id: import('typebox').TString;
        kind: import('typebox').TUnsafe<'acknowledgement' | 'enrolment_form' | 'receipt' | 'statement'>;
        dated: import('typebox').TString;
        installment_number: import('typebox').TInteger;
        amount_paise: import('typebox').TInteger;
      }>
    >;
    terms_version: import('typebox').TString;
    can: import('typebox').TObject<{
      pay: import('typebox').TBoolean;
      cancel: import('typebox').TBoolean;
      refund: import('typebox').TBoolean;
      spend: import('typebox').TBoolean;
      change_nominee: import('typebox').TBoolean;
      set_mandate: import('typebox').TBoolean;
    }>;
  }>;
  readonly limit: {
    readonly name: 'bounty-enrol';
    readonly seconds: 86400;
    readonly counts: 'effects';
    readonly customer: 20;
  };
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const planList: {
  readonly method: 'GET';
  readonly path: 'golden_bounty/plan/list/';
  readonly access: 'customer';
  readonly tag: 'golden bounty';
  readonly summary: "A customer's plans, the newest first";
  readonly query: import('typebox').TObject<{
    page: import('typebox').TInteger;
  }>;
  readonly answer: import('typebox').TObject<{
    results: import('typebox').TArray<
      import('typebox').TObject<{
        plan_id: import('typebox').TString;
        plan_name: import('typebox').TString;
        status: import('typebox').TUnsafe<
          'active' | 'canceled' | 'completed' | 'defaulted' | 'lapsed' | 'matured' | 'pending'
        >;
        ended_by: import('typebox').TUnsafe<'' | 'asked' | 'default' | 'year-over'>;
        enrollment_date: import('typebox').TString;
        maturity_date: import('typebox').TString;
        redeem_by: import('typebox').TString;
        number_of_installments: import('typebox').TInteger;
        installment_amount_paise: import('typebox').TInteger;
        installments_paid_count: import('typebox').TInteger;
        total_investment_paise: import('typebox').TInteger;
        copay_amount_paise: import('typebox').TInteger;
        full_copay_amount_paise: import('typebox').TInteger;
        value_paise: import('typebox').TInteger;
        next_installment_number: import('typebox').TInteger;
        next_due_date: import('typebox').TString;
        due_amount_paise: import('typebox').TInteger;
        next_state: import('typebox').TUnion<
          [
            import('typebox').TNull,
            import('typebox').TUnsafe<
              'due' | 'due_date_exceeded' | 'grace_period_exceeded' | 'paid' | 'partially_paid' | 'upcoming'
            >,
          ]
        >;
        next_payment_from: import('typebox').TString;
        banner: import('typebox').TString;
        in_bag: import('typebox').TBoolean;
      }>
    >;
    page: import('typebox').TInteger;
    page_size: import('typebox').TInteger;
    count: import('typebox').TInteger;
    spendable: import('typebox').TObject<{
      value_paise: import('typebox').TInteger;
      plan_ids: import('typebox').TArray<import('typebox').TString>;
    }>;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const planDetails: {
  readonly method: 'GET';
  readonly path: 'golden_bounty/plan/details/';
  readonly access: 'customer';
  readonly tag: 'golden bounty';
  readonly summary: 'A plan with its instalments, nominee and documents';
  readonly query: import('typebox').TObject<{
    plan_id: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    plan_id: import('typebox').TString;
    plan_name: import('typebox').TString;
    status: import('typebox').TUnsafe<
      'active' | 'canceled' | 'completed' | 'defaulted' | 'lapsed' | 'matured' | 'pending'
    >;
    ended_by: import('typebox').TUnsafe<'' | 'asked' | 'default' | 'year-over'>;
    enrollment_date: import('typebox').TString;
    maturity_date: import('typebox').TString;
    redeem_by: import('typebox').TString;
    number_of_installments: import('typebox').TInteger;
    installment_amount_paise: import('typebox').TInteger;
    installments_paid_count: import('typebox').TInteger;
    total_investment_paise: import('typebox').TInteger;
    copay_amount_paise: import('typebox').TInteger;
    full_copay_amount_paise: import('typebox').TInteger;
    value_paise: import('typebox').TInteger;
    next_installment_number: import('typebox').TInteger;
    next_due_date: import('typebox').TString;
    due_amount_paise: import('typebox').TInteger;
    next_state: import('typebox').TUnion<
      [
        import('typebox').TNull,
        import('typebox').TUnsafe<
          'due' | 'due_date_exceeded' | 'grace_period_exceeded' | 'paid' | 'partially_paid' | 'upcoming'
        >,
      ]
    >;
    next_payment_from: import('typebox').TString;
    banner: import('typebox').TString;
    in_bag: import('typebox').TBoolean;
    customer: import('typebox').TObject<{
      name: import('typebox').TString;
      phone: import('typebox').TString;
      email: import('typebox').TString;
    }>;
    nominee: import('typebox').TObject<{
      name: import('typebox').TString;
      phone: import('typebox').TString;
      email: import('typebox').TString;
      relationship: import('typebox').TUnsafe<
        'brother' | 'daughter' | 'father' | 'mother' | 'other' | 'sister' | 'son' | 'spouse'
      >;
    }>;
    pan_last4: import('typebox').TString;
    installments: import('typebox').TArray<
      import('typebox').TObject<{
        installment_number: import('typebox').TInteger;
        state: import('typebox').TUnsafe<
          'due' | 'due_date_exceeded' | 'grace_period_exceeded' | 'paid' | 'partially_paid' | 'upcoming'
        >;
        frozen: import('typebox').TBoolean;
        due_date: import('typebox').TString;
        grace_until: import('typebox').TString;
        amount_paise: import('typebox').TInteger;
        paid_paise: import('typebox').TInteger;
        due_amount_paise: import('typebox').TInteger;
        paid_on: import('typebox').TString;
        on_time: import('typebox').TUnion<[import('typebox').TNull, import('typebox').TBoolean]>;
        contribution_paise: import('typebox').TInteger;
        late_cost_paise: import('typebox').TInteger;
        payable_from: import('typebox').TString;
        payable: import('typebox').TBoolean;
        payments: import('typebox').TArray<
          import('typebox').TObject<{
            payment_id: import('typebox').TString;
            amount_paise: import('typebox').TInteger;
            paid_at: import('typebox').TString;
            via: import('typebox').TUnsafe<'mandate' | 'paper' | 'razorpay' | 'sandbox'>;
            document_id: import('typebox').TString;
            refunded_paise: import('typebox').TInteger;
          }>
        >;
      }>
    >;
    full_value_paise: import('typebox').TInteger;
    refunded_paise: import('typebox').TInteger;
    redeemed_paise: import('typebox').TInteger;
    default: import('typebox').TUnion<
      [
        import('typebox').TNull,
        import('typebox').TObject<{
          since: import('typebox').TString;
          installment_number: import('typebox').TInteger;
          next_payment_from: import('typebox').TString;
          cancels_on: import('typebox').TString;
          maturity_date: import('typebox').TString;
        }>,
      ]
    >;
    cancel_request: import('typebox').TUnion<
      [
        import('typebox').TNull,
        import('typebox').TObject<{
          requested_at: import('typebox').TString;
          state: import('typebox').TUnsafe<'approved' | 'declined' | 'open'>;
          note: import('typebox').TString;
        }>,
      ]
    >;
    refunds: import('typebox').TArray<
      import('typebox').TObject<{
        amount_paise: import('typebox').TInteger;
        state: import('typebox').TUnsafe<'done' | 'initiated'>;
        requested_at: import('typebox').TString;
        reason: import('typebox').TUnsafe<'asked' | 'default' | 'year-over'>;
      }>
    >;
    redemptions: import('typebox').TArray<
      import('typebox').TObject<{
        order_no: import('typebox').TString;
        amount_paise: import('typebox').TInteger;
        returned_paise: import('typebox').TInteger;
        state: import('typebox').TUnsafe<'held' | 'released' | 'spent'>;
        at: import('typebox').TString;
      }>
    >;
    mandate: import('typebox').TUnion<
      [
        import('typebox').TNull,
        import('typebox').TObject<{
          mandate_id: import('typebox').TString;
          method: import('typebox').TUnsafe<'enach' | 'upi_autopay'>;
          state: import('typebox').TUnsafe<'active' | 'canceled' | 'failed' | 'pending' | 'suspended'>;
          limit_paise: import('typebox').TInteger;
          redirect_url: import('typebox').TString;
          next_charge_on: import('typebox').TString;
          failed_tries: import('typebox').TInteger;
        }>,
      ]
    >;
    reminders: import('typebox').TObject<{
      email: import('typebox').TBoolean;
      sms: import('typebox').TBoolean;
      push: import('typebox').TBoolean;
    }>;
    documents: import('typebox').TArray<
      import('typebox').TObject<{
        document_id: import('typebox').TString;
        kind: import('typebox').TUnsafe<'acknowledgement' | 'enrolment_form' | 'receipt' | 'statement'>;
        dated: import('typebox').TString;
        installment_number: import('typebox').TInteger;
        amount_paise: import('typebox').TInteger;
      }>
    >;
    terms_version: import('typebox').TString;
    can: import('typebox').TObject<{
      pay: import('typebox').TBoolean;
      cancel: import('typebox').TBoolean;
      refund: import('typebox').TBoolean;
      spend: import('typebox').TBoolean;
      change_nominee: import('typebox').TBoolean;
      set_mandate: import('typebox').TBoolean;
    }>;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const instalmentList: {
  readonly method: 'GET';
  readonly path: 'golden_bounty/installment/list/';
  readonly access: 'customer';
  readonly tag: 'golden bounty';
  readonly summary: 'The instalments of a plan, each with what was paid for it';
  readonly query: import('typebox').TObject<{
    plan_id: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    plan_id: import('typebox').TString;
    banner: import('typebox').TString;
    results: import('typebox').TArray<
      import('typebox').TObject<{
        installment_number: import('typebox').TInteger;
        state: import('typebox').TUnsafe<
          'due' | 'due_date_exceeded' | 'grace_period_exceeded' | 'paid' | 'partially_paid' | 'upcoming'
        >;
        frozen: import('typebox').TBoolean;
        due_date: import('typebox').TString;
        grace_until: import('typebox').TString;
        amount_paise: import('typebox').TInteger;
        paid_paise: import('typebox').TInteger;
        due_amount_paise: import('typebox').TInteger;
        paid_on: import('typebox').TString;
        on_time: import('typebox').TUnion<[import('typebox').TNull, import('typebox').TBoolean]>;
        contribution_paise: import('typebox').TInteger;
        late_cost_paise: import('typebox').TInteger;
        payable_from: import('typebox').TString;
        payable: import('typebox').TBoolean;
        payments: import('typebox').TArray<
          import('typebox').TObject<{
            payment_id: import('typebox').TString;
            amount_paise: import('typebox').TInteger;
            paid_at: import('typebox').TString;
            via: import('typebox').TUnsafe<'mandate' | 'paper' | 'razorpay' | 'sandbox'>;
            document_id: import('typebox').TString;
            refunded_paise: import('typebox').TInteger;
          }>
        >;
      }>
    >;
    count: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const instalmentPay: {
  readonly method: 'POST';
  readonly path: 'golden_bounty/installment/pay/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'golden bounty';
  readonly summary: "Opens a payment of an instalment: a page of the provider's";
  readonly body: import('typebox').TObject<{
    plan_id: import('typebox').TString;
    installment_number: import('typebox').TInteger;
    amount_paise: import('typebox').TOptional<import('typebox').TInteger>;
    mode: import('typebox').TUnsafe<'razorpay' | 'sandbox'>;
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
    payment_id: import('typebox').TString;
    plan_id: import('typebox').TString;
    installment_number: import('typebox').TInteger;
    amount_paise: import('typebox').TInteger;
    mode: import('typebox').TUnsafe<'razorpay' | 'sandbox'>;
    redirect_url: import('typebox').TString;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const instalmentVerify: {
  readonly method: 'POST';
  readonly path: 'golden_bounty/payment/verify/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'golden bounty';
  readonly summary: 'What became of a payment; the provider is asked';
  readonly body: import('typebox').TObject<{
    payment_id: import('typebox').TString;
    provider_payment_id: import('typebox').TOptional<import('typebox').TString>;
    provider_order_id: import('typebox').TOptional<import('typebox').TString>;
    signature: import('typebox').TOptional<import('typebox').TString>;
  }>;
  readonly answer: import('typebox').TObject<{
    payment_id: import('typebox').TString;
    plan_id: import('typebox').TString;
    installment_number: import('typebox').TInteger;
    amount_paise: import('typebox').TInteger;
    payment: import('typebox').TUnsafe<'failed' | 'paid' | 'pending'>;
    retry_allowed: import('typebox').TBoolean;
    document_id: import('typebox').TString;
    plan: import('typebox').TObject<{
      plan_id: import('typebox').TString;
      plan_name: import('typebox').TString;
      status: import('typebox').TUnsafe<
        'active' | 'canceled' | 'completed' | 'defaulted' | 'lapsed' | 'matured' | 'pending'
      >;
      ended_by: import('typebox').TUnsafe<'' | 'asked' | 'default' | 'year-over'>;
      enrollment_date: import('typebox').TString;
      maturity_date: import('typebox').TString;
      redeem_by: import('typebox').TString;
      number_of_installments: import('typebox').TInteger;
      installment_amount_paise: import('typebox').TInteger;
      installments_paid_count: import('typebox').TInteger;
      total_investment_paise: import('typebox').TInteger;
      copay_amount_paise: import('typebox').TInteger;
      full_copay_amount_paise: import('typebox').TInteger;
      value_paise: import('typebox').TInteger;
      next_installment_number: import('typebox').TInteger;
      next_due_date: import('typebox').TString;
      due_amount_paise: import('typebox').TInteger;
      next_state: import('typebox').TUnion<
        [
          import('typebox').TNull,
          import('typebox').TUnsafe<
            'due' | 'due_date_exceeded' | 'grace_period_exceeded' | 'paid' | 'partially_paid' | 'upcoming'
          >,
        ]
      >;
      next_payment_from: import('typebox').TString;
      banner: import('typebox').TString;
      in_bag: import('typebox').TBoolean;
    }>;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const nomineeUpdate: {
  readonly method: 'POST';
  readonly path: 'golden_bounty/nominee/update/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'golden bounty';
  readonly summary: "Changes the nominee, by a code sent to the customer's phone";
  readonly body: import('typebox').TObject<{
    name: import('typebox').TString;
    phone: import('typebox').TString;
    email: import('typebox').TString;
    relationship: import('typebox').TUnsafe<
      'brother' | 'daughter' | 'father' | 'mother' | 'other' | 'sister' | 'son' | 'spouse'
    >;
    plan_id: import('typebox').TString;
    otp: import('typebox').TOptional<import('typebox').TString>;
  }>;
  readonly answer: import('typebox').TObject<{
    sent: import('typebox').TBoolean;
    sent_to: import('typebox').TString;
    resend_after: import('typebox').TInteger;
    nominee: import('typebox').TObject<{
      name: import('typebox').TString;
      phone: import('typebox').TString;
      email: import('typebox').TString;
      relationship: import('typebox').TUnsafe<
        'brother' | 'daughter' | 'father' | 'mother' | 'other' | 'sister' | 'son' | 'spouse'
      >;
    }>;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const documentList: {
  readonly method: 'GET';
  readonly path: 'golden_bounty/document/list/';
  readonly access: 'customer';
  readonly tag: 'golden bounty';
  readonly summary: 'Enrolment form, receipts, statement and acknowledgement of a plan';
  readonly query: import('typebox').TObject<{
    plan_id: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    results: import('typebox').TArray<
      import('typebox').TObject<{
        document_id: import('typebox').TString;
        kind: import('typebox').TUnsafe<'acknowledgement' | 'enrolment_form' | 'receipt' | 'statement'>;
        dated: import('typebox').TString;
        installment_number: import('typebox').TInteger;
        amount_paise: import('typebox').TInteger;
      }>
    >;
    count: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const documentDownload: {
  readonly method: 'GET';
  readonly path: 'golden_bounty/document/download/';
  readonly access: 'customer';
  readonly tag: 'golden bounty';
  readonly summary: 'One of them, as a PDF';
  readonly query: import('typebox').TObject<{
    document_id: import('typebox').TString;
    lang: import('typebox').TOptional<import('typebox').TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
  }>;
  readonly whole: import('typebox').TUnsafe<Uint8Array<ArrayBufferLike>>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const planCancel: {
  readonly method: 'POST';
  readonly path: 'golden_bounty/plan/cancel_request/';
  readonly access: 'customer';
  readonly proof: readonly ['on-new-device'];
  readonly once: true;
  readonly tag: 'golden bounty';
  readonly summary: 'Gives a plan up, or asks for what is left of one that is canceled or has matured';
  readonly body: import('typebox').TObject<{
    plan_id: import('typebox').TString;
    comment: import('typebox').TOptional<import('typebox').TString>;
  }>;
  readonly answer: import('typebox').TObject<{
    plan_id: import('typebox').TString;
    plan_name: import('typebox').TString;
    status: import('typebox').TUnsafe<
      'active' | 'canceled' | 'completed' | 'defaulted' | 'lapsed' | 'matured' | 'pending'
    >;
    ended_by: import('typebox').TUnsafe<'' | 'asked' | 'default' | 'year-over'>;
    enrollment_date: import('typebox').TString;
    maturity_date: import('typebox').TString;
    redeem_by: import('typebox').TString;
    number_of_installments: import('typebox').TInteger;
    installment_amount_paise: import('typebox').TInteger;
    installments_paid_count: import('typebox').TInteger;
    total_investment_paise: import('typebox').TInteger;
    copay_amount_paise: import('typebox').TInteger;
    full_copay_amount_paise: import('typebox').TInteger;
    value_paise: import('typebox').TInteger;
    next_installment_number: import('typebox').TInteger;
    next_due_date: import('typebox').TString;
    due_amount_paise: import('typebox').TInteger;
    next_state: import('typebox').TUnion<
      [
        import('typebox').TNull,
        import('typebox').TUnsafe<
          'due' | 'due_date_exceeded' | 'grace_period_exceeded' | 'paid' | 'partially_paid' | 'upcoming'
        >,
      ]
    >;
    next_payment_from: import('typebox').TString;
    banner: import('typebox').TString;
    in_bag: import('typebox').TBoolean;
    customer: import('typebox').TObject<{
      name: import('typebox').TString;
      phone: import('typebox').TString;
      email: import('typebox').TString;
    }>;
    nominee: import('typebox').TObject<{
      name: import('typebox').TString;
      phone: import('typebox').TString;
      email: import('typebox').TString;
      relationship: import('typebox').TUnsafe<
        'brother' | 'daughter' | 'father' | 'mother' | 'other' | 'sister' | 'son' | 'spouse'
      >;
    }>;
    pan_last4: import('typebox').TString;
    installments: import('typebox').TArray<
      import('typebox').TObject<{
        installment_number: import('typebox').TInteger;
        state: import('typebox').TUnsafe<
          'due' | 'due_date_exceeded' | 'grace_period_exceeded' | 'paid' | 'partially_paid' | 'upcoming'
        >;
        frozen: import('typebox').TBoolean;
        due_date: import('typebox').TString;
        grace_until: import('typebox').TString;
        amount_paise: import('typebox').TInteger;
        paid_paise: import('typebox').TInteger;
        due_amount_paise: import('typebox').TInteger;
        paid_on: import('typebox').TString;
        on_time: import('typebox').TUnion<[import('typebox').TNull, import('typebox').TBoolean]>;
        contribution_paise: import('typebox').TInteger;
        late_cost_paise: import('typebox').TInteger;
        payable_from: import('typebox').TString;
        payable: import('typebox').TBoolean;
        payments: import('typebox').TArray<
          import('typebox').TObject<{
            payment_id: import('typebox').TString;
            amount_paise: import('typebox').TInteger;
            paid_at: import('typebox').TString;
            via: import('typebox').TUnsafe<'mandate' | 'paper' | 'razorpay' | 'sandbox'>;
            document_id: import('typebox').TString;
            refunded_paise: import('typebox').TInteger;
          }>
        >;
      }>
    >;
    full_value_paise: import('typebox').TInteger;
    refunded_paise: import('typebox').TInteger;
    redeemed_paise: import('typebox').TInteger;
    default: import('typebox').TUnion<
      [
        import('typebox').TNull,
        import('typebox').TObject<{
          since: import('typebox').TString;
          installment_number: import('typebox').TInteger;
          next_payment_from: import('typebox').TString;
          cancels_on: import('typebox').TString;
          maturity_date: import('typebox').TString;
        }>,
      ]
    >;
    cancel_request: import('typebox').TUnion<
      [
        import('typebox').TNull,
        import('typebox').TObject<{
          requested_at: import('typebox').TString;
          state: import('typebox').TUnsafe<'approved' | 'declined' | 'open'>;
          note: import('typebox').TString;
        }>,
      ]
    >;
    refunds: import('typebox').TArray<
      import('typebox').TObject<{
        amount_paise: import('typebox').TInteger;
        state: import('typebox').TUnsafe<'done' | 'initiated'>;
        requested_at: import('typebox').TString;
        reason: import('typebox').TUnsafe<'asked' | 'default' | 'year-over'>;
      }>
    >;
    redemptions: import('typebox').TArray<
      import('typebox').TObject<{
        order_no: import('typebox').TString;
        amount_paise: import('typebox').TInteger;
        returned_paise: import('typebox').TInteger;
        state: import('typebox').TUnsafe<'held' | 'released' | 'spent'>;
        at: import('typebox').TString;
      }>
    >;
    mandate: import('typebox').TUnion<
      [
        import('typebox').TNull,
        import('typebox').TObject<{
          mandate_id: import('typebox').TString;
          method: import('typebox').TUnsafe<'enach' | 'upi_autopay'>;
          state: import('typebox').TUnsafe<'active' | 'canceled' | 'failed' | 'pending' | 'suspended'>;
          limit_paise: import('typebox').TInteger;
          redirect_url: import('typebox').TString;
          next_charge_on: import('typebox').TString;
          failed_tries: import('typebox').TInteger;
        }>,
      ]
    >;
    reminders: import('typebox').TObject<{
      email: import('typebox').TBoolean;
      sms: import('typebox').TBoolean;
      push: import('typebox').TBoolean;
    }>;
    documents: import('typebox').TArray<
      import('typebox').TObject<{
        document_id: import('typebox').TString;
        kind: import('typebox').TUnsafe<'acknowledgement' | 'enrolment_form' | 'receipt' | 'statement'>;
        dated: import('typebox').TString;
        installment_number: import('typebox').TInteger;
        amount_paise: import('typebox').TInteger;
      }>
    >;
    terms_version: import('typebox').TString;
    can: import('typebox').TObject<{
      pay: import('typebox').TBoolean;
      cancel: import('typebox').TBoolean;
      refund: import('typebox').TBoolean;
      spend: import('typebox').TBoolean;
      change_nominee: import('typebox').TBoolean;
      set_mandate: import('typebox').TBoolean;
    }>;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const planApply: {
  readonly method: 'POST';
  readonly path: 'golden_bounty/plan/apply_to_cart/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'golden bounty';
  readonly summary: 'Pays for the bag with plans';
  readonly body: import('typebox').TObject<{
    plan_ids: import('typebox').TArray<import('typebox').TString>;
  }>;
  readonly answer: import('typebox').TObject<{
    plan_ids: import('typebox').TArray<import('typebox').TString>;
    applied_paise: import('typebox').TInteger;
    totals: import('typebox').TObject<{
      currency: import('typebox').TString;
      rate_version: import('typebox').TInteger;
      fx_version: import('typebox').TOptional<import('typebox').TInteger>;
      product_total_paise: import('typebox').TInteger;
      mrp_total_paise: import('typebox').TInteger;
      product_discount_paise: import('typebox').TInteger;
      coupon_discount_paise: import('typebox').TInteger;
      prepaid_discount_paise: import('typebox').TInteger;
      loyalty_discount_paise: import('typebox').TInteger;
      shipping_charge_paise: import('typebox').TInteger;
      without_gst_paise: import('typebox').TInteger;
      gst_paise: import('typebox').TInteger;
      gst: import('typebox').TObject<{
        cgst_paise: import('typebox').TOptional<import('typebox').TInteger>;
        sgst_paise: import('typebox').TOptional<import('typebox').TInteger>;
        igst_paise: import('typebox').TOptional<import('typebox').TInteger>;
      }>;
      total_paise: import('typebox').TInteger;
      coins_redeemed: import('typebox').TInteger;
      coins_redeemed_paise: import('typebox').TInteger;
      tenders: import('typebox').TArray<
        import('typebox').TObject<{
          kind: import('typebox').TString;
          units: import('typebox').TInteger;
          amount_paise: import('typebox').TInteger;
        }>
      >;
      total_payable_paise: import('typebox').TInteger;
      item_count: import('typebox').TInteger;
      coupon: import('typebox').TUnion<
        [
          import('typebox').TNull,
          import('typebox').TObject<{
            code: import('typebox').TString;
            discount_paise: import('typebox').TInteger;
          }>,
        ]
      >;
    }>;
  }>;
  readonly conflict: import('typebox').TObject<{
    plans_paise: import('typebox').TInteger;
    jewellery_paise: import('typebox').TInteger;
    missing_paise: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const planRemove: {
  readonly method: 'POST';
  readonly path: 'golden_bounty/plan/remove_from_cart/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'golden bounty';
  readonly summary: 'Pays for the bag without them';
  readonly body: import('typebox').TObject<{}>;
  readonly answer: import('typebox').TObject<{
    plan_ids: import('typebox').TArray<import('typebox').TString>;
    applied_paise: import('typebox').TInteger;
    totals: import('typebox').TObject<{
      currency: import('typebox').TString;
      rate_version: import('typebox').TInteger;
      fx_version: import('typebox').TOptional<import('typebox').TInteger>;
      product_total_paise: import('typebox').TInteger;
      mrp_total_paise: import('typebox').TInteger;
      product_discount_paise: import('typebox').TInteger;
      coupon_discount_paise: import('typebox').TInteger;
      prepaid_discount_paise: import('typebox').TInteger;
      loyalty_discount_paise: import('typebox').TInteger;
      shipping_charge_paise: import('typebox').TInteger;
      without_gst_paise: import('typebox').TInteger;
      gst_paise: import('typebox').TInteger;
      gst: import('typebox').TObject<{
        cgst_paise: import('typebox').TOptional<import('typebox').TInteger>;
        sgst_paise: import('typebox').TOptional<import('typebox').TInteger>;
        igst_paise: import('typebox').TOptional<import('typebox').TInteger>;
      }>;
      total_paise: import('typebox').TInteger;
      coins_redeemed: import('typebox').TInteger;
      coins_redeemed_paise: import('typebox').TInteger;
      tenders: import('typebox').TArray<
        import('typebox').TObject<{
          kind: import('typebox').TString;
          units: import('typebox').TInteger;
          amount_paise: import('typebox').TInteger;
        }>
      >;
      total_payable_paise: import('typebox').TInteger;
      item_count: import('typebox').TInteger;
      coupon: import('typebox').TUnion<
        [
          import('typebox').TNull,
          import('typebox').TObject<{
            code: import('typebox').TString;
            discount_paise: import('typebox').TInteger;
          }>,
        ]
      >;
    }>;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const mandateCreate: {
  readonly method: 'POST';
  readonly path: 'golden_bounty/mandate/create/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'golden bounty';
  readonly summary: 'Lets instalments be charged by themselves; to be confirmed on the page it answers';
  readonly body: import('typebox').TObject<{
    plan_id: import('typebox').TString;
    method: import('typebox').TUnsafe<'enach' | 'upi_autopay'>;
    locale: import('typebox').TOptional<import('typebox').TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
  }>;
  readonly answer: import('typebox').TObject<{
    plan_id: import('typebox').TString;
    mandate: import('typebox').TUnion<
      [
        import('typebox').TNull,
        import('typebox').TObject<{
          mandate_id: import('typebox').TString;
          method: import('typebox').TUnsafe<'enach' | 'upi_autopay'>;
          state: import('typebox').TUnsafe<'active' | 'canceled' | 'failed' | 'pending' | 'suspended'>;
          limit_paise: import('typebox').TInteger;
          redirect_url: import('typebox').TString;
          next_charge_on: import('typebox').TString;
          failed_tries: import('typebox').TInteger;
        }>,
      ]
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const mandateCancel: {
  readonly method: 'POST';
  readonly path: 'golden_bounty/mandate/cancel/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'golden bounty';
  readonly summary: 'No instalment is charged by itself any more';
  readonly body: import('typebox').TObject<{
    plan_id: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    plan_id: import('typebox').TString;
    mandate: import('typebox').TUnion<
      [
        import('typebox').TNull,
        import('typebox').TObject<{
          mandate_id: import('typebox').TString;
          method: import('typebox').TUnsafe<'enach' | 'upi_autopay'>;
          state: import('typebox').TUnsafe<'active' | 'canceled' | 'failed' | 'pending' | 'suspended'>;
          limit_paise: import('typebox').TInteger;
          redirect_url: import('typebox').TString;
          next_charge_on: import('typebox').TString;
          failed_tries: import('typebox').TInteger;
        }>,
      ]
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const remindersUpdate: {
  readonly method: 'POST';
  readonly path: 'golden_bounty/reminders/update/';
  readonly access: 'customer';
  readonly once: true;
  readonly tag: 'golden bounty';
  readonly summary: 'Chooses by what the customer is reminded of plans';
  readonly body: import('typebox').TObject<{
    email: import('typebox').TBoolean;
    sms: import('typebox').TBoolean;
    push: import('typebox').TBoolean;
  }>;
  readonly answer: import('typebox').TObject<{
    email: import('typebox').TBoolean;
    sms: import('typebox').TBoolean;
    push: import('typebox').TBoolean;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const callbackCreate: {
  readonly method: 'POST';
  readonly path: 'golden_bounty/callback_request/create/';
  readonly access: 'shopper';
  readonly once: true;
  readonly tag: 'golden bounty';
  readonly summary: 'Asks to be called about the plan';
  readonly body: import('typebox').TObject<{
    name: import('typebox').TString;
    phone: import('typebox').TString;
    time: import('typebox').TUnsafe<'afternoon' | 'evening' | 'morning'>;
    plan_id: import('typebox').TOptional<import('typebox').TString>;
    comment: import('typebox').TOptional<import('typebox').TString>;
    locale: import('typebox').TOptional<import('typebox').TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
  }>;
  readonly answer: import('typebox').TObject<{
    request_id: import('typebox').TString;
    requested_at: import('typebox').TString;
  }>;
  readonly limit: {
    readonly name: 'bounty-callback';
    readonly seconds: 86400;
    readonly counts: 'told';
    readonly mobile: 3;
    readonly shopper: 5;
    readonly strangers: 30;
  };
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
