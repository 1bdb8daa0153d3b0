export declare const staffPlans: {
  readonly method: 'GET';
  readonly path: 'plan/list/';
  readonly access: 'staff-view';
  readonly tag: 'staff';
  readonly summary: 'Savings plans, the newest first';
  readonly query: import('typebox').TObject<{
    q: import('typebox').TOptional<import('typebox').TString>;
    status: import('typebox').TOptional<
      import('typebox').TUnsafe<
        'active' | 'canceled' | 'completed' | 'defaulted' | 'lapsed' | 'matured' | 'pending'
      >
    >;
    cancel_requested: import('typebox').TOptional<import('typebox').TBoolean>;
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
        customer: import('typebox').TObject<{
          name: import('typebox').TString;
          phone: import('typebox').TString;
          email: import('typebox').TString;
        }>;
        cancel_requested: import('typebox').TBoolean;
      }>
    >;
    page: import('typebox').TInteger;
    page_size: import('typebox').TInteger;
    count: import('typebox').TInteger;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const staffPlan: {
  readonly method: 'GET';
  readonly path: 'plan/details/';
  readonly access: 'staff-view';
  readonly tag: 'staff';
  readonly summary: 'A savings plan with all that was booked for it';
  readonly query: import('typebox').TObject<{
    plan_id: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
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
    postings: import('typebox').TArray<
      import('typebox').TObject<{
        at: import('typebox').TString;
        kind: import('typebox').TString;
        reference: import('typebox').TString;
        entries: import('typebox').TArray<
          import('typebox').TObject<{
            account: import('typebox').TString;
            amount_paise: import('typebox').TInteger;
          }>
        >;
      }>
    >;
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
export declare const staffPlanFigures: {
  readonly method: 'GET';
  readonly path: 'plan/figures/';
  readonly access: 'staff-view';
  readonly tag: 'staff';
  readonly summary: 'Savings plans by state, what is owed by month of maturity, contribution accrued';
  readonly answer: import('typebox').TObject<{
    by_status: import('typebox').TArray<
      import('typebox').TObject<{
        status: import('typebox').TUnsafe<
          'active' | 'canceled' | 'completed' | 'defaulted' | 'lapsed' | 'matured' | 'pending'
        >;
        plans: import('typebox').TInteger;
        principal_paise: import('typebox').TInteger;
      }>
    >;
    by_maturity_month: import('typebox').TArray<
      import('typebox').TObject<{
        month: import('typebox').TString;
        plans: import('typebox').TInteger;
        principal_paise: import('typebox').TInteger;
        contribution_paise: import('typebox').TInteger;
      }>
    >;
    contribution_accrued_paise: import('typebox').TInteger;
    contribution_given_paise: import('typebox').TInteger;
    paper_refunds: import('typebox').TArray<
      import('typebox').TObject<{
        refund_id: import('typebox').TString;
        plan_id: import('typebox').TString;
        amount_paise: import('typebox').TInteger;
        requested_at: import('typebox').TString;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const staffPaperPayment: {
  readonly method: 'POST';
  readonly path: 'plan/paper_payment/';
  readonly access: 'staff-admin';
  readonly once: true;
  readonly tag: 'staff';
  readonly summary: 'Notes a payment of an instalment that came on paper';
  readonly body: import('typebox').TObject<{
    plan_id: import('typebox').TString;
    amount_paise: import('typebox').TInteger;
    paper_no: import('typebox').TString;
    settled_by: import('typebox').TString;
    note: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
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
    postings: import('typebox').TArray<
      import('typebox').TObject<{
        at: import('typebox').TString;
        kind: import('typebox').TString;
        reference: import('typebox').TString;
        entries: import('typebox').TArray<
          import('typebox').TObject<{
            account: import('typebox').TString;
            amount_paise: import('typebox').TInteger;
          }>
        >;
      }>
    >;
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
export declare const staffPaperUndo: {
  readonly method: 'POST';
  readonly path: 'plan/paper_undo/';
  readonly access: 'staff-admin';
  readonly once: true;
  readonly tag: 'staff';
  readonly summary: 'Takes back a payment on paper that did not come';
  readonly body: import('typebox').TObject<{
    plan_id: import('typebox').TString;
    payment_id: import('typebox').TString;
    undone_by: import('typebox').TString;
    note: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
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
    postings: import('typebox').TArray<
      import('typebox').TObject<{
        at: import('typebox').TString;
        kind: import('typebox').TString;
        reference: import('typebox').TString;
        entries: import('typebox').TArray<
          import('typebox').TObject<{
            account: import('typebox').TString;
            amount_paise: import('typebox').TInteger;
          }>
        >;
      }>
    >;
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
export declare const staffPersonalData: {
  readonly method: 'POST';
  readonly path: 'plan/personal_data/';
  readonly access: 'staff-admin';
  readonly once: true;
  readonly tag: 'staff';
  readonly summary: 'Shows the PAN and the nominee of a plan; who asked, and why, is written down';
  readonly body: import('typebox').TObject<{
    plan_id: import('typebox').TString;
    asked_by: import('typebox').TString;
    reason: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    plan_id: import('typebox').TString;
    name_on_pan: import('typebox').TString;
    pan: import('typebox').TString;
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
export declare const staffNominee: {
  readonly method: 'POST';
  readonly path: 'plan/nominee/';
  readonly access: 'staff-admin';
  readonly once: true;
  readonly tag: 'staff';
  readonly summary: 'Corrects the nominee of a plan';
  readonly body: import('typebox').TObject<{
    plan_id: import('typebox').TString;
    name: import('typebox').TString;
    phone: import('typebox').TString;
    email: import('typebox').TString;
    relationship: import('typebox').TUnsafe<
      'brother' | 'daughter' | 'father' | 'mother' | 'other' | 'sister' | 'son' | 'spouse'
    >;
    corrected_by: import('typebox').TString;
    note: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
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
    postings: import('typebox').TArray<
      import('typebox').TObject<{
        at: import('typebox').TString;
        kind: import('typebox').TString;
        reference: import('typebox').TString;
        entries: import('typebox').TArray<
          import('typebox').TObject<{
            account: import('typebox').TString;
            amount_paise: import('typebox').TInteger;
          }>
        >;
      }>
    >;
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
export declare const staffCancelDecide: {
  readonly method: 'POST';
  readonly path: 'plan/cancel_decide/';
  readonly access: 'staff-admin';
  readonly once: true;
  readonly tag: 'staff';
  readonly summary: 'Approves or declines that a plan is given up';
  readonly body: import('typebox').TObject<{
    plan_id: import('typebox').TString;
    decision: import('typebox').TUnsafe<'approve' | 'decline'>;
    decided_by: import('typebox').TString;
    note: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
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
    postings: import('typebox').TArray<
      import('typebox').TObject<{
        at: import('typebox').TString;
        kind: import('typebox').TString;
        reference: import('typebox').TString;
        entries: import('typebox').TArray<
          import('typebox').TObject<{
            account: import('typebox').TString;
            amount_paise: import('typebox').TInteger;
          }>
        >;
      }>
    >;
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
export declare const staffPaperRefund: {
  readonly method: 'POST';
  readonly path: 'plan/paper_refund/';
  readonly access: 'staff-admin';
  readonly once: true;
  readonly tag: 'staff';
  readonly summary: 'Notes that money which came on paper was paid back by bank transfer';
  readonly body: import('typebox').TObject<{
    refund_id: import('typebox').TString;
    settled_by: import('typebox').TString;
    note: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    refund_id: import('typebox').TString;
    plan_id: import('typebox').TString;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const staffCallbacks: {
  readonly method: 'GET';
  readonly path: 'plan/callbacks/';
  readonly access: 'staff-view';
  readonly tag: 'staff';
  readonly summary: 'Who asked to be called about savings plans, the oldest first';
  readonly query: import('typebox').TObject<{
    state: import('typebox').TUnsafe<'done' | 'open'>;
  }>;
  readonly answer: import('typebox').TObject<{
    results: import('typebox').TArray<
      import('typebox').TObject<{
        request_id: import('typebox').TString;
        requested_at: import('typebox').TString;
        name: import('typebox').TString;
        phone: import('typebox').TString;
        time: import('typebox').TString;
        plan_id: import('typebox').TString;
        comment: import('typebox').TString;
        state: import('typebox').TString;
      }>
    >;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
export declare const staffCallbackDone: {
  readonly method: 'POST';
  readonly path: 'plan/callback_done/';
  readonly access: 'staff-admin';
  readonly once: true;
  readonly tag: 'staff';
  readonly summary: 'Notes that somebody was called';
  readonly body: import('typebox').TObject<{
    request_id: import('typebox').TString;
    done_by: import('typebox').TString;
  }>;
  readonly answer: import('typebox').TObject<{
    request_id: import('typebox').TString;
    state: import('typebox').TString;
  }>;
} & Pick<import('../base/endpoint/endpoint.ts').Endpoint, 'shape'>;
