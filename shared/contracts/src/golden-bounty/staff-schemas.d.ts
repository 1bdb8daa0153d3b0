import { Type, type Static } from 'typebox';
export declare const StaffPlansQuery: Type.TObject<{
  q: Type.TOptional<Type.TString>;
  status: Type.TOptional<
    Type.TUnsafe<'active' | 'canceled' | 'completed' | 'defaulted' | 'lapsed' | 'matured' | 'pending'>
  >;
  cancel_requested: Type.TOptional<Type.TBoolean>;
  page: Type.TInteger;
}>;
export declare const StaffPlans: Type.TObject<{
  results: Type.TArray<
    Type.TObject<{
      plan_id: Type.TString;
      plan_name: Type.TString;
      status: Type.TUnsafe<
        'active' | 'canceled' | 'completed' | 'defaulted' | 'lapsed' | 'matured' | 'pending'
      >;
      ended_by: Type.TUnsafe<'' | 'asked' | 'default' | 'year-over'>;
      enrollment_date: Type.TString;
      maturity_date: Type.TString;
      redeem_by: Type.TString;
      number_of_installments: Type.TInteger;
      installment_amount_paise: Type.TInteger;
      installments_paid_count: Type.TInteger;
      total_investment_paise: Type.TInteger;
      copay_amount_paise: Type.TInteger;
      full_copay_amount_paise: Type.TInteger;
      value_paise: Type.TInteger;
      next_installment_number: Type.TInteger;
      next_due_date: Type.TString;
      due_amount_paise: Type.TInteger;
      next_state: Type.TUnion<
        [
          Type.TNull,
          Type.TUnsafe<
            'due' | 'due_date_exceeded' | 'grace_period_exceeded' | 'paid' | 'partially_paid' | 'upcoming'
          >,
        ]
      >;
      next_payment_from: Type.TString;
      banner: Type.TString;
      in_bag: Type.TBoolean;
      customer: Type.TObject<{
        name: Type.TString;
        phone: Type.TString;
        email: Type.TString;
      }>;
      cancel_requested: Type.TBoolean;
    }>
  >;
  page: Type.TInteger;
  page_size: Type.TInteger;
  count: Type.TInteger;
}>;
export declare const StaffPlanQuery: Type.TObject<{
  plan_id: Type.TString;
}>;
export declare const StaffPlan: Type.TObject<{
  plan: Type.TObject<{
    plan_id: Type.TString;
    plan_name: Type.TString;
    status: Type.TUnsafe<
      'active' | 'canceled' | 'completed' | 'defaulted' | 'lapsed' | 'matured' | 'pending'
    >;
    ended_by: Type.TUnsafe<'' | 'asked' | 'default' | 'year-over'>;
    enrollment_date: Type.TString;
    maturity_date: Type.TString;
    redeem_by: Type.TString;
    number_of_installments: Type.TInteger;
    installment_amount_paise: Type.TInteger;
    installments_paid_count: Type.TInteger;
    total_investment_paise: Type.TInteger;
    copay_amount_paise: Type.TInteger;
    full_copay_amount_paise: Type.TInteger;
    value_paise: Type.TInteger;
    next_installment_number: Type.TInteger;
    next_due_date: Type.TString;
    due_amount_paise: Type.TInteger;
    next_state: Type.TUnion<
      [
        Type.TNull,
        Type.TUnsafe<
          'due' | 'due_date_exceeded' | 'grace_period_exceeded' | 'paid' | 'partially_paid' | 'upcoming'
        >,
      ]
    >;
    next_payment_from: Type.TString;
    banner: Type.TString;
    in_bag: Type.TBoolean;
    customer: Type.TObject<{
      name: Type.TString;
      phone: Type.TString;
      email: Type.TString;
    }>;
    nominee: Type.TObject<{
      name: Type.TString;
      phone: Type.TString;
      email: Type.TString;
      relationship: Type.TUnsafe<
        'brother' | 'daughter' | 'father' | 'mother' | 'other' | 'sister' | 'son' | 'spouse'
      >;
    }>;
    pan_last4: Type.TString;
    installments: Type.TArray<
      Type.TObject<{
        installment_number: Type.TInteger;
        state: Type.TUnsafe<
          'due' | 'due_date_exceeded' | 'grace_period_exceeded' | 'paid' | 'partially_paid' | 'upcoming'
        >;
        frozen: Type.TBoolean;
        due_date: Type.TString;
        grace_until: Type.TString;
        amount_paise: Type.TInteger;
        paid_paise: Type.TInteger;
        due_amount_paise: Type.TInteger;
        paid_on: Type.TString;
        on_time: Type.TUnion<[Type.TNull, Type.TBoolean]>;
        contribution_paise: Type.TInteger;
        late_cost_paise: Type.TInteger;
        payable_from: Type.TString;
        payable: Type.TBoolean;
        payments: Type.TArray<
          Type.TObject<{
            payment_id: Type.TString;
            amount_paise: Type.TInteger;
            paid_at: Type.TString;
            via: Type.TUnsafe<'mandate' | 'paper' | 'razorpay' | 'sandbox'>;
            document_id: Type.TString;
            refunded_paise: Type.TInteger;
          }>
        >;
      }>
    >;
    full_value_paise: Type.TInteger;
    refunded_paise: Type.TInteger;
    redeemed_paise: Type.TInteger;
    default: Type.TUnion<
      [
        Type.TNull,
        Type.TObject<{
          since: Type.TString;
          installment_number: Type.TInteger;
          next_payment_from: Type.TString;
          cancels_on: Type.TString;
          maturity_date: Type.TString;
        }>,
      ]
    >;
    cancel_request: Type.TUnion<
      [
        Type.TNull,
        Type.TObject<{
          requested_at: Type.TString;
          state: Type.TUnsafe<'approved' | 'declined' | 'open'>;
          note: Type.TString;
        }>,
      ]
    >;
    refunds: Type.TArray<
      Type.TObject<{
        amount_paise: Type.TInteger;
        state: Type.TUnsafe<'done' | 'initiated'>;
        requested_at: Type.TString;
        reason: Type.TUnsafe<'asked' | 'default' | 'year-over'>;
      }>
    >;
    redemptions: Type.TArray<
      Type.TObject<{
        order_no: Type.TString;
        amount_paise: Type.TInteger;
        returned_paise: Type.TInteger;
        state: Type.TUnsafe<'held' | 'released' | 'spent'>;
        at: Type.TString;
      }>
    >;
    mandate: Type.TUnion<
      [
        Type.TNull,
        Type.TObject<{
          mandate_id: Type.TString;
          method: Type.TUnsafe<'enach' | 'upi_autopay'>;
          state: Type.TUnsafe<'active' | 'canceled' | 'failed' | 'pending' | 'suspended'>;
          limit_paise: Type.TInteger;
          redirect_url: Type.TString;
          next_charge_on: Type.TString;
          failed_tries: Type.TInteger;
        }>,
      ]
    >;
    reminders: Type.TObject<{
      email: Type.TBoolean;
      sms: Type.TBoolean;
      push: Type.TBoolean;
    }>;
    documents: Type.TArray<
      Type.TObject<{
        document_id: Type.TString;
        kind: Type.TUnsafe<'acknowledgement' | 'enrolment_form' | 'receipt' | 'statement'>;
        dated: Type.TString;
        installment_number: Type.TInteger;
        amount_paise: Type.TInteger;
      }>
    >;
    terms_version: Type.TString;
    can: Type.TObject<{
      pay: Type.TBoolean;
      cancel: Type.TBoolean;
      refund: Type.TBoolean;
      spend: Type.TBoolean;
      change_nominee: Type.TBoolean;
      set_mandate: Type.TBoolean;
    }>;
  }>;
  postings: Type.TArray<
    Type.TObject<{
      at: Type.TString;
      kind: Type.TString;
      reference: Type.TString;
      entries: Type.TArray<
        Type.TObject<{
          account: Type.TString;
          amount_paise: Type.TInteger;
        }>
      >;
    }>
  >;
  history: Type.TArray<
    Type.TObject<{
      at: Type.TString;
      event: Type.TString;
      by: Type.TString;
      note: Type.TString;
    }>
  >;
}>;
export type StaffPlan = Static<typeof StaffPlan>;
export declare const PaperPaymentBody: Type.TObject<{
  plan_id: Type.TString;
  amount_paise: Type.TInteger;
  paper_no: Type.TString;
  settled_by: Type.TString;
  note: Type.TString;
}>;
export declare const PaperUndoBody: Type.TObject<{
  plan_id: Type.TString;
  payment_id: Type.TString;
  undone_by: Type.TString;
  note: Type.TString;
}>;
export declare const PersonalDataBody: Type.TObject<{
  plan_id: Type.TString;
  asked_by: Type.TString;
  reason: Type.TString;
}>;
export declare const PersonalData: Type.TObject<{
  plan_id: Type.TString;
  name_on_pan: Type.TString;
  pan: Type.TString;
  nominee: Type.TObject<{
    name: Type.TString;
    phone: Type.TString;
    email: Type.TString;
    relationship: Type.TUnsafe<
      'brother' | 'daughter' | 'father' | 'mother' | 'other' | 'sister' | 'son' | 'spouse'
    >;
  }>;
}>;
export type PersonalData = Static<typeof PersonalData>;
export declare const NomineeCorrectionBody: Type.TObject<{
  plan_id: Type.TString;
  name: Type.TString;
  phone: Type.TString;
  email: Type.TString;
  relationship: Type.TUnsafe<
    'brother' | 'daughter' | 'father' | 'mother' | 'other' | 'sister' | 'son' | 'spouse'
  >;
  corrected_by: Type.TString;
  note: Type.TString;
}>;
export declare const CancelDecisionBody: Type.TObject<{
  plan_id: Type.TString;
  decision: Type.TUnsafe<'approve' | 'decline'>;
  decided_by: Type.TString;
  note: Type.TString;
}>;
export declare const PaperRefundBody: Type.TObject<{
  refund_id: Type.TString;
  settled_by: Type.TString;
  note: Type.TString;
}>;
export declare const PaperRefundSettled: Type.TObject<{
  refund_id: Type.TString;
  plan_id: Type.TString;
}>;
export declare const PlanFigures: Type.TObject<{
  by_status: Type.TArray<
    Type.TObject<{
      status: Type.TUnsafe<
        'active' | 'canceled' | 'completed' | 'defaulted' | 'lapsed' | 'matured' | 'pending'
      >;
      plans: Type.TInteger;
      principal_paise: Type.TInteger;
    }>
  >;
  by_maturity_month: Type.TArray<
    Type.TObject<{
      month: Type.TString;
      plans: Type.TInteger;
      principal_paise: Type.TInteger;
      contribution_paise: Type.TInteger;
    }>
  >;
  contribution_accrued_paise: Type.TInteger;
  contribution_given_paise: Type.TInteger;
  paper_refunds: Type.TArray<
    Type.TObject<{
      refund_id: Type.TString;
      plan_id: Type.TString;
      amount_paise: Type.TInteger;
      requested_at: Type.TString;
    }>
  >;
}>;
export type PlanFigures = Static<typeof PlanFigures>;
export declare const CallbacksQuery: Type.TObject<{
  state: Type.TUnsafe<'done' | 'open'>;
}>;
export declare const Callbacks: Type.TObject<{
  results: Type.TArray<
    Type.TObject<{
      request_id: Type.TString;
      requested_at: Type.TString;
      name: Type.TString;
      phone: Type.TString;
      time: Type.TString;
      plan_id: Type.TString;
      comment: Type.TString;
      state: Type.TString;
    }>
  >;
}>;
export declare const CallbackDoneBody: Type.TObject<{
  request_id: Type.TString;
  done_by: Type.TString;
}>;
export declare const CallbackDone: Type.TObject<{
  request_id: Type.TString;
  state: Type.TString;
}>;
