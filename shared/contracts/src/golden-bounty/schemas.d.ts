import { Type, type Static } from 'typebox';
export declare const planId: Type.TString;
export declare const PLAN_STATUSES: readonly [
  'pending',
  'lapsed',
  'active',
  'defaulted',
  'matured',
  'completed',
  'canceled',
];
export declare const PlanStatus: Type.TUnsafe<
  'active' | 'canceled' | 'completed' | 'defaulted' | 'lapsed' | 'matured' | 'pending'
>;
export type PlanStatus = (typeof PLAN_STATUSES)[number];
export declare const PLAN_ENDINGS: readonly ['', 'asked', 'default', 'year-over'];
export declare const PlanEnding: Type.TUnsafe<'' | 'asked' | 'default' | 'year-over'>;
export type PlanEnding = (typeof PLAN_ENDINGS)[number];
export declare const INSTALMENT_STATES: readonly [
  'paid',
  'upcoming',
  'partially_paid',
  'due',
  'grace_period_exceeded',
  'due_date_exceeded',
];
export declare const InstalmentState: Type.TUnsafe<
  'due' | 'due_date_exceeded' | 'grace_period_exceeded' | 'paid' | 'partially_paid' | 'upcoming'
>;
export type InstalmentState = (typeof INSTALMENT_STATES)[number];
export declare const NOMINEE_RELATIONSHIPS: readonly [
  'spouse',
  'father',
  'mother',
  'son',
  'daughter',
  'brother',
  'sister',
  'other',
];
export declare const PLAN_PAYMENT_MODES: readonly ['sandbox', 'razorpay'];
export declare const PlanPaymentMode: Type.TUnsafe<'razorpay' | 'sandbox'>;
export type PlanPaymentMode = (typeof PLAN_PAYMENT_MODES)[number];
export declare const MANDATE_METHODS: readonly ['upi_autopay', 'enach'];
export declare const MandateMethod: Type.TUnsafe<'enach' | 'upi_autopay'>;
export type MandateMethod = (typeof MANDATE_METHODS)[number];
export declare const BountyTerms: Type.TObject<{
  terms_version: Type.TString;
  plan_name: Type.TString;
  number_of_installments: Type.TInteger;
  minimum_paise: Type.TInteger;
  maximum_paise: Type.TInteger;
  step_paise: Type.TInteger;
  contribution_percent: Type.TInteger;
  discount_percent: Type.TInteger;
  grace_days: Type.TInteger;
  due_soon_days: Type.TInteger;
  cure_days: Type.TInteger;
  cooling_off_days: Type.TInteger;
  maturity_wait_days: Type.TInteger;
  returned_value_days: Type.TInteger;
  max_days_to_redeem: Type.TInteger;
  pan_above_paise: Type.TInteger;
  with_coupons: Type.TBoolean;
  payment_modes: Type.TArray<Type.TUnsafe<'razorpay' | 'sandbox'>>;
  mandate_methods: Type.TArray<Type.TUnsafe<'enach' | 'upi_autopay'>>;
  relationships: Type.TArray<
    Type.TUnsafe<'brother' | 'daughter' | 'father' | 'mother' | 'other' | 'sister' | 'son' | 'spouse'>
  >;
  grievance_officer: Type.TObject<{
    name: Type.TString;
    name_hi: Type.TOptional<Type.TString>;
    address: Type.TString;
    email: Type.TString;
  }>;
  support_phone: Type.TOptional<Type.TString>;
  text_keys: Type.TArray<Type.TString>;
}>;
export type BountyTerms = Static<typeof BountyTerms>;
export declare const CalculatorQuery: Type.TObject<{
  amount: Type.TInteger;
  late: Type.TOptional<Type.TString>;
  missed: Type.TOptional<Type.TString>;
  starts_on: Type.TOptional<Type.TString>;
}>;
export declare const Calculation: Type.TObject<{
  terms_version: Type.TString;
  installment_amount_paise: Type.TInteger;
  number_of_installments: Type.TInteger;
  total_investment_paise: Type.TInteger;
  copay_amount_paise: Type.TInteger;
  full_copay_amount_paise: Type.TInteger;
  value_paise: Type.TInteger;
  enrollment_date: Type.TString;
  maturity_date: Type.TString;
  full_maturity_date: Type.TString;
  redeem_by: Type.TString;
  too_late: Type.TBoolean;
  installments: Type.TArray<
    Type.TObject<{
      installment_number: Type.TInteger;
      due_date: Type.TString;
      grace_until: Type.TString;
      paid_on: Type.TString;
      how: Type.TUnsafe<'late' | 'missed' | 'on_time'>;
      amount_paise: Type.TInteger;
      contribution_paise: Type.TInteger;
    }>
  >;
  gold: Type.TUnion<
    [
      Type.TNull,
      Type.TObject<{
        rate_paise: Type.TInteger;
        rate_version: Type.TInteger;
        paths: Type.TArray<
          Type.TObject<{
            path: Type.TUnsafe<'falls' | 'rises' | 'steady'>;
            change_percent: Type.TInteger;
            rate_paise: Type.TInteger;
            gold_today_mg: Type.TInteger;
            gold_with_plan_mg: Type.TInteger;
          }>
        >;
      }>,
    ]
  >;
}>;
export type Calculation = Static<typeof Calculation>;
export declare const Nominee: Type.TObject<{
  name: Type.TString;
  phone: Type.TString;
  email: Type.TString;
  relationship: Type.TUnsafe<
    'brother' | 'daughter' | 'father' | 'mother' | 'other' | 'sister' | 'son' | 'spouse'
  >;
}>;
export type Nominee = Static<typeof Nominee>;
export declare const EnrolForm: Type.TObject<{
  name: Type.TString;
  phone: Type.TString;
  email: Type.TString;
  year_total_paise: Type.TInteger;
  pan_from_paise: Type.TUnion<[Type.TNull, Type.TInteger]>;
  pan_last4: Type.TString;
  enrollment_date: Type.TString;
  due_day: Type.TInteger;
  due_dates: Type.TArray<Type.TString>;
  maturity_date: Type.TString;
}>;
export type EnrolForm = Static<typeof EnrolForm>;
export declare const EnrolBody: Type.TObject<{
  amount_paise: Type.TInteger;
  name_on_pan: Type.TString;
  pan: Type.TOptional<Type.TString>;
  nominee: Type.TObject<{
    name: Type.TString;
    phone: Type.TString;
    email: Type.TString;
    relationship: Type.TUnsafe<
      'brother' | 'daughter' | 'father' | 'mother' | 'other' | 'sister' | 'son' | 'spouse'
    >;
  }>;
  terms_version: Type.TString;
  consent: Type.TLiteral<true>;
  locale: Type.TOptional<Type.TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
}>;
export type EnrolBody = Static<typeof EnrolBody>;
export declare const Mandate: Type.TObject<{
  mandate_id: Type.TString;
  method: Type.TUnsafe<'enach' | 'upi_autopay'>;
  state: Type.TUnsafe<'active' | 'canceled' | 'failed' | 'pending' | 'suspended'>;
  limit_paise: Type.TInteger;
  redirect_url: Type.TString;
  next_charge_on: Type.TString;
  failed_tries: Type.TInteger;
}>;
export type Mandate = Static<typeof Mandate>;
export declare const Reminders: Type.TObject<{
  email: Type.TBoolean;
  sms: Type.TBoolean;
  push: Type.TBoolean;
}>;
export type Reminders = Static<typeof Reminders>;
export declare const RemindersBody: Type.TObject<{
  email: Type.TBoolean;
  sms: Type.TBoolean;
  push: Type.TBoolean;
}>;
export declare const PlanSummary: Type.TObject<{
  plan_id: Type.TString;
  plan_name: Type.TString;
  status: Type.TUnsafe<'active' | 'canceled' | 'completed' | 'defaulted' | 'lapsed' | 'matured' | 'pending'>;
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
}>;
export type PlanSummary = Static<typeof PlanSummary>;
export declare const PlanListQuery: Type.TObject<{
  page: Type.TInteger;
}>;
export declare const PlanList: Type.TObject<{
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
    }>
  >;
  page: Type.TInteger;
  page_size: Type.TInteger;
  count: Type.TInteger;
  spendable: Type.TObject<{
    value_paise: Type.TInteger;
    plan_ids: Type.TArray<Type.TString>;
  }>;
}>;
export type PlanList = Static<typeof PlanList>;
export declare const Instalment: Type.TObject<{
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
}>;
export type Instalment = Static<typeof Instalment>;
export declare const PlanDocument: Type.TObject<{
  document_id: Type.TString;
  kind: Type.TUnsafe<'acknowledgement' | 'enrolment_form' | 'receipt' | 'statement'>;
  dated: Type.TString;
  installment_number: Type.TInteger;
  amount_paise: Type.TInteger;
}>;
export type PlanDocument = Static<typeof PlanDocument>;
export declare const PlanDetails: Type.TObject<{
  plan_id: Type.TString;
  plan_name: Type.TString;
  status: Type.TUnsafe<'active' | 'canceled' | 'completed' | 'defaulted' | 'lapsed' | 'matured' | 'pending'>;
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
export type PlanDetails = Static<typeof PlanDetails>;
export declare const PlanQuery: Type.TObject<{
  plan_id: Type.TString;
}>;
export declare const InstalmentList: Type.TObject<{
  plan_id: Type.TString;
  banner: Type.TString;
  results: Type.TArray<
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
  count: Type.TInteger;
}>;
export type InstalmentList = Static<typeof InstalmentList>;
export declare const PayInstalmentBody: Type.TObject<{
  plan_id: Type.TString;
  installment_number: Type.TInteger;
  amount_paise: Type.TOptional<Type.TInteger>;
  mode: Type.TUnsafe<'razorpay' | 'sandbox'>;
  method: Type.TOptional<
    Type.TUnion<
      [Type.TLiteral<'upi'>, Type.TLiteral<'card'>, Type.TLiteral<'netbanking'>, Type.TLiteral<'wallet'>]
    >
  >;
  locale: Type.TOptional<Type.TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
}>;
export type PayInstalmentBody = Static<typeof PayInstalmentBody>;
export declare const InstalmentPaymentOpened: Type.TObject<{
  payment_id: Type.TString;
  plan_id: Type.TString;
  installment_number: Type.TInteger;
  amount_paise: Type.TInteger;
  mode: Type.TUnsafe<'razorpay' | 'sandbox'>;
  redirect_url: Type.TString;
}>;
export type InstalmentPaymentOpened = Static<typeof InstalmentPaymentOpened>;
export declare const VerifyInstalmentBody: Type.TObject<{
  payment_id: Type.TString;
  provider_payment_id: Type.TOptional<Type.TString>;
  provider_order_id: Type.TOptional<Type.TString>;
  signature: Type.TOptional<Type.TString>;
}>;
export declare const InstalmentPaymentStatus: Type.TObject<{
  payment_id: Type.TString;
  plan_id: Type.TString;
  installment_number: Type.TInteger;
  amount_paise: Type.TInteger;
  payment: Type.TUnsafe<'failed' | 'paid' | 'pending'>;
  retry_allowed: Type.TBoolean;
  document_id: Type.TString;
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
  }>;
}>;
export type InstalmentPaymentStatus = Static<typeof InstalmentPaymentStatus>;
export declare const NomineeUpdateBody: Type.TObject<{
  name: Type.TString;
  phone: Type.TString;
  email: Type.TString;
  relationship: Type.TUnsafe<
    'brother' | 'daughter' | 'father' | 'mother' | 'other' | 'sister' | 'son' | 'spouse'
  >;
  plan_id: Type.TString;
  otp: Type.TOptional<Type.TString>;
}>;
export type NomineeUpdateBody = Static<typeof NomineeUpdateBody>;
export declare const NomineeUpdated: Type.TObject<{
  sent: Type.TBoolean;
  sent_to: Type.TString;
  resend_after: Type.TInteger;
  nominee: Type.TObject<{
    name: Type.TString;
    phone: Type.TString;
    email: Type.TString;
    relationship: Type.TUnsafe<
      'brother' | 'daughter' | 'father' | 'mother' | 'other' | 'sister' | 'son' | 'spouse'
    >;
  }>;
}>;
export type NomineeUpdated = Static<typeof NomineeUpdated>;
export declare const DocumentList: Type.TObject<{
  results: Type.TArray<
    Type.TObject<{
      document_id: Type.TString;
      kind: Type.TUnsafe<'acknowledgement' | 'enrolment_form' | 'receipt' | 'statement'>;
      dated: Type.TString;
      installment_number: Type.TInteger;
      amount_paise: Type.TInteger;
    }>
  >;
  count: Type.TInteger;
}>;
export type DocumentList = Static<typeof DocumentList>;
export declare const DocumentQuery: Type.TObject<{
  document_id: Type.TString;
  lang: Type.TOptional<Type.TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
}>;
export declare const PlanCancelBody: Type.TObject<{
  plan_id: Type.TString;
  comment: Type.TOptional<Type.TString>;
}>;
export declare const ApplyPlansBody: Type.TObject<{
  plan_ids: Type.TArray<Type.TString>;
}>;
export declare const PlansApplied: Type.TObject<{
  plan_ids: Type.TArray<Type.TString>;
  applied_paise: Type.TInteger;
  totals: Type.TObject<{
    currency: Type.TString;
    rate_version: Type.TInteger;
    fx_version: Type.TOptional<Type.TInteger>;
    product_total_paise: Type.TInteger;
    mrp_total_paise: Type.TInteger;
    product_discount_paise: Type.TInteger;
    coupon_discount_paise: Type.TInteger;
    prepaid_discount_paise: Type.TInteger;
    loyalty_discount_paise: Type.TInteger;
    shipping_charge_paise: Type.TInteger;
    without_gst_paise: Type.TInteger;
    gst_paise: Type.TInteger;
    gst: Type.TObject<{
      cgst_paise: Type.TOptional<Type.TInteger>;
      sgst_paise: Type.TOptional<Type.TInteger>;
      igst_paise: Type.TOptional<Type.TInteger>;
    }>;
    total_paise: Type.TInteger;
    coins_redeemed: Type.TInteger;
    coins_redeemed_paise: Type.TInteger;
    tenders: Type.TArray<
      Type.TObject<{
        kind: Type.TString;
        units: Type.TInteger;
        amount_paise: Type.TInteger;
      }>
    >;
    total_payable_paise: Type.TInteger;
    item_count: Type.TInteger;
    coupon: Type.TUnion<
      [
        Type.TNull,
        Type.TObject<{
          code: Type.TString;
          discount_paise: Type.TInteger;
        }>,
      ]
    >;
  }>;
}>;
export type PlansApplied = Static<typeof PlansApplied>;
export declare const BagTooSmall: Type.TObject<{
  plans_paise: Type.TInteger;
  jewellery_paise: Type.TInteger;
  missing_paise: Type.TInteger;
}>;
export declare const MandateBody: Type.TObject<{
  plan_id: Type.TString;
  method: Type.TUnsafe<'enach' | 'upi_autopay'>;
  locale: Type.TOptional<Type.TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
}>;
export declare const MandateAnswer: Type.TObject<{
  plan_id: Type.TString;
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
}>;
export type MandateAnswer = Static<typeof MandateAnswer>;
export declare const CallbackBody: Type.TObject<{
  name: Type.TString;
  phone: Type.TString;
  time: Type.TUnsafe<'afternoon' | 'evening' | 'morning'>;
  plan_id: Type.TOptional<Type.TString>;
  comment: Type.TOptional<Type.TString>;
  locale: Type.TOptional<Type.TEnum<['en' | 'hi', ...('en' | 'hi')[]]>>;
}>;
export declare const CallbackRequested: Type.TObject<{
  request_id: Type.TString;
  requested_at: Type.TString;
}>;
export type CallbackRequested = Static<typeof CallbackRequested>;
