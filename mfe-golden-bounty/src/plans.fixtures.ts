import type {
  BountyTerms,
  Calculation,
  Instalment,
  PlanDetails,
  PlanSummary,
} from '@suvarna/contracts/golden-bounty';

/** Terms as the server answers them. Numbers are a test's own where a test is about them. */
export const aTerms = (change: Partial<BountyTerms> = {}): BountyTerms => ({
  terms_version: '2026-11.test',
  plan_name: 'Golden Bounty',
  number_of_installments: 5,
  minimum_paise: 1_000_00,
  maximum_paise: 50_000_00,
  step_paise: 500_00,
  contribution_percent: 60,
  discount_percent: 12,
  grace_days: 7,
  due_soon_days: 5,
  cure_days: 60,
  cooling_off_days: 7,
  maturity_wait_days: 30,
  returned_value_days: 30,
  max_days_to_redeem: 365,
  pan_above_paise: 2_00_000_00,
  with_coupons: false,
  payment_modes: ['sandbox'],
  mandate_methods: ['upi_autopay', 'enach'],
  relationships: ['spouse', 'father', 'mother', 'other'],
  grievance_officer: { name: 'Asha Rao', address: '12 Residency Road, Bengaluru', email: 'a@shop.example' },
  text_keys: ['terms.discountNoDeposit', 'terms.instalments', 'terms.grievance'],
  ...change,
});

const DUE = ['2026-11-21', '2026-12-21', '2027-01-21', '2027-02-21', '2027-03-21'];

export const aCalculation = (instalment: number, change: Partial<Calculation> = {}): Calculation => ({
  terms_version: '2026-11.test',
  installment_amount_paise: instalment,
  number_of_installments: 5,
  total_investment_paise: instalment * 5,
  copay_amount_paise: instalment * 0.6,
  full_copay_amount_paise: instalment * 0.6,
  value_paise: instalment * 5.6,
  enrollment_date: '2026-11-21',
  maturity_date: '2027-04-20',
  full_maturity_date: '2027-04-20',
  redeem_by: '2027-11-21',
  too_late: false,
  installments: DUE.map((due, index) => ({
    installment_number: index + 1,
    due_date: due,
    grace_until: due,
    paid_on: due,
    how: 'on_time',
    amount_paise: instalment,
    contribution_paise: instalment * 0.12,
  })),
  gold: {
    rate_paise: 12_000_00,
    rate_version: 3,
    paths: [
      {
        path: 'falls',
        change_percent: -10,
        rate_paise: 10_800_00,
        gold_today_mg: 833,
        gold_with_plan_mg: 1_037,
      },
      {
        path: 'steady',
        change_percent: 0,
        rate_paise: 12_000_00,
        gold_today_mg: 833,
        gold_with_plan_mg: 933,
      },
      {
        path: 'rises',
        change_percent: 10,
        rate_paise: 13_200_00,
        gold_today_mg: 833,
        gold_with_plan_mg: 848,
      },
    ],
  },
  ...change,
});

export const PLAN_ID = 'GB-0000000001';

export const anInstalment = (number: number, change: Partial<Instalment> = {}): Instalment => ({
  installment_number: number,
  state: 'upcoming',
  frozen: false,
  due_date: DUE[number - 1] ?? '',
  grace_until: (DUE[number - 1] ?? '').replace('-21', '-28'),
  amount_paise: 2_000_00,
  paid_paise: 0,
  due_amount_paise: 2_000_00,
  paid_on: '',
  on_time: null,
  contribution_paise: 0,
  late_cost_paise: 240_00,
  payable_from: '2026-11-21',
  payable: false,
  payments: [],
  ...change,
});

/** One that is paid, with its receipt. */
export const aPaidInstalment = (number: number, change: Partial<Instalment> = {}): Instalment =>
  anInstalment(number, {
    state: 'paid',
    paid_paise: 2_000_00,
    due_amount_paise: 0,
    paid_on: DUE[number - 1] ?? '',
    on_time: true,
    contribution_paise: 240_00,
    late_cost_paise: 0,
    payments: [
      {
        payment_id: `GP-000000000${number}`,
        amount_paise: 2_000_00,
        paid_at: `${DUE[number - 1] ?? ''}T08:00:00Z`,
        via: 'sandbox',
        document_id: `GP-000000000${number}-receipt`,
        refunded_paise: 0,
      },
    ],
    ...change,
  });

export const aSummary = (change: Partial<PlanSummary> = {}): PlanSummary => ({
  plan_id: PLAN_ID,
  plan_name: 'Golden Bounty',
  status: 'active',
  ended_by: '',
  enrollment_date: '2026-11-21',
  maturity_date: '2027-04-20',
  redeem_by: '2027-11-21',
  number_of_installments: 5,
  installment_amount_paise: 2_000_00,
  installments_paid_count: 1,
  total_investment_paise: 2_000_00,
  copay_amount_paise: 240_00,
  full_copay_amount_paise: 1_200_00,
  value_paise: 0,
  next_installment_number: 2,
  next_due_date: '2026-12-21',
  due_amount_paise: 2_000_00,
  next_state: 'upcoming',
  next_payment_from: '2026-11-21',
  banner: '',
  in_bag: false,
  ...change,
});

/** An active plan with one instalment paid, as the server answers it. */
export const aPlan = (change: Partial<PlanDetails> = {}): PlanDetails => ({
  ...aSummary(),
  customer: { name: 'Asha Mehta', phone: '91-9845012377', email: 'asha@shop.example' },
  nominee: {
    name: 'Ravi Mehta',
    phone: '91-9845011111',
    email: 'ravi@shop.example',
    relationship: 'spouse',
  },
  pan_last4: '',
  installments: [
    aPaidInstalment(1),
    anInstalment(2, { payable: true }),
    anInstalment(3),
    anInstalment(4),
    anInstalment(5),
  ],
  full_value_paise: 11_200_00,
  refunded_paise: 0,
  redeemed_paise: 0,
  default: null,
  cancel_request: null,
  refunds: [],
  redemptions: [],
  mandate: null,
  reminders: { email: true, sms: true, push: true },
  documents: [],
  terms_version: '2026-11.test',
  can: { pay: true, cancel: true, refund: false, spend: false, change_nominee: true, set_mandate: true },
  ...change,
});
