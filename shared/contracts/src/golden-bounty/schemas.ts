/**
 * Golden Bounty, the savings plan (`spec/api.md` §5.2; domain rules §2.12). Names are the specification's
 * (S3.11) where it has them. Amounts are paise; days are ISO days in India; moments are ISO times.
 *
 * Reason for its length: everything a customer of the plan is shown, which belongs together.
 */
import { Type, type Static } from 'typebox';
import { Language } from '../base/endpoint/language.ts';
import { needs } from '../base/endpoint/needs.ts';
import { PaymentMethod } from '../checkout/schemas.ts';
import { BagTotals } from '../checkout/totals.ts';
import { oneOf, strictObject } from '../base/endpoint/schema.ts';

const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([Type.Null(), schema]);
const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
export const planId = Type.String({ pattern: '^GB-[0-9A-Z]{10}$' });
const paymentId = Type.String({ pattern: '^GP-[0-9A-Z]{10}$' });
/** How many digits a country's numbers have is looked at by the service, which names the fault. */
const telephone = Type.String({ pattern: '^\\d{1,4}-\\d{0,20}$', 'x-text': 'mobile' });
const locale = Type.Optional(Language);

/**
 * - `pending`: enrolled, and no money came yet; `lapsed` when none came in time.
 * - `active`, `defaulted`, `matured`: as domain rules §2.12 draws them.
 * - `completed`: all of its value was spent; the specification's "plan completed".
 * - `canceled`: ended without contribution; what is left of the payments can be spent or is paid back.
 */
export const PLAN_STATUSES = [
  'pending',
  'lapsed',
  'active',
  'defaulted',
  'matured',
  'completed',
  'canceled',
] as const;
export const PlanStatus = oneOf(PLAN_STATUSES);
export type PlanStatus = (typeof PLAN_STATUSES)[number];

/** Why a plan is canceled; `''` while it is not. `year-over`: the 365 days of companies law. */
export const PLAN_ENDINGS = ['', 'asked', 'default', 'year-over'] as const;
export const PlanEnding = oneOf(PLAN_ENDINGS);
export type PlanEnding = (typeof PLAN_ENDINGS)[number];

/** The specification's words for an instalment (S4.10). */
export const INSTALMENT_STATES = [
  'paid',
  'upcoming',
  'partially_paid',
  'due',
  'grace_period_exceeded',
  'due_date_exceeded',
] as const;
export const InstalmentState = oneOf(INSTALMENT_STATES);
export type InstalmentState = (typeof INSTALMENT_STATES)[number];

export const NOMINEE_RELATIONSHIPS = [
  'spouse',
  'father',
  'mother',
  'son',
  'daughter',
  'brother',
  'sister',
  'other',
] as const;

/** How an instalment can be paid; never at the door. */
export const PLAN_PAYMENT_MODES = ['sandbox', 'razorpay'] as const;
export const PlanPaymentMode = oneOf(PLAN_PAYMENT_MODES);
export type PlanPaymentMode = (typeof PLAN_PAYMENT_MODES)[number];
/** How a payment came: a provider's page, a mandate, or noted by the store's people. */
const PaidVia = oneOf(['sandbox', 'razorpay', 'mandate', 'paper']);

export const MANDATE_METHODS = ['upi_autopay', 'enach'] as const;
export const MandateMethod = oneOf(MANDATE_METHODS);
export type MandateMethod = (typeof MANDATE_METHODS)[number];

/** What anybody may know of the plan. Texts are the pages' own; `text_keys` say which belong to these terms. */
export const BountyTerms = needs(
  Type.Object({
    /** Changes with any of the terms; enrolment says which were agreed to. */
    terms_version: Type.String(),
    plan_name: Type.String(),
    number_of_installments: Type.Integer(),
    minimum_paise: Type.Integer(),
    maximum_paise: Type.Integer(),
    step_paise: Type.Integer(),
    /** Of one instalment, for who pays every one within its grace. */
    contribution_percent: Type.Integer(),
    /** The contribution as a part of all that is paid: 12. It is a discount on jewellery and no interest. */
    discount_percent: Type.Integer(),
    grace_days: Type.Integer(),
    due_soon_days: Type.Integer(),
    cure_days: Type.Integer(),
    cooling_off_days: Type.Integer(),
    maturity_wait_days: Type.Integer(),
    returned_value_days: Type.Integer(),
    max_days_to_redeem: Type.Integer(),
    pan_above_paise: Type.Integer(),
    /** Whether a coupon may be used with a plan. */
    with_coupons: Type.Boolean(),
    payment_modes: Type.Array(PlanPaymentMode),
    /** None where no provider takes mandates. */
    mandate_methods: Type.Array(MandateMethod),
    relationships: Type.Array(oneOf(NOMINEE_RELATIONSHIPS)),
    grievance_officer: Type.Object({
      name: Type.String(),
      /** Left out by answers older than it. */
      name_hi: Type.Optional(Type.String()),
      address: Type.String(),
      email: Type.String(),
    }),
    /** Whom to call; left out by answers older than it. */
    support_phone: Type.Optional(Type.String()),
    /** Sentences a page has to show before anybody enrols, in this order, by their keys. */
    text_keys: Type.Array(Type.String()),
  }),
  'terms_version',
  'minimum_paise',
  'maximum_paise',
  'step_paise',
  'text_keys',
  'grievance_officer',
);
export type BountyTerms = Static<typeof BountyTerms>;

const months = Type.Optional(Type.String({ pattern: '^[1-5](,[1-5]){0,4}$' }));
/** `amount`: rupees, as the specification has it. `late`, `missed`: numbers of instalments, `2,4`. A month in both is missed. */
export const CalculatorQuery = strictObject({
  amount: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
  /** Paid after the due date, within grace. */
  late: months,
  /** Not paid within grace, and made up for on the first day that is possible. */
  missed: months,
  /** First day of the plan; today when left out. */
  starts_on: Type.Optional(day),
});
const CalculatedInstalment = Type.Object({
  installment_number: Type.Integer(),
  due_date: Type.String(),
  grace_until: Type.String(),
  paid_on: Type.String(),
  how: oneOf(['on_time', 'late', 'missed']),
  amount_paise: Type.Integer(),
  /** What this payment adds to the contribution. */
  contribution_paise: Type.Integer(),
});
/** Gold for the same money: bought today, and with the plan's value at maturity, when its price goes that way. */
const GoldPath = Type.Object({
  path: oneOf(['falls', 'steady', 'rises']),
  /** Against today, in percent: -10, 0, 10. */
  change_percent: Type.Integer(),
  /** Of one gram of 24 karat gold at maturity. */
  rate_paise: Type.Integer(),
  gold_today_mg: Type.Integer(),
  gold_with_plan_mg: Type.Integer(),
});
export const Calculation = needs(
  Type.Object({
    terms_version: Type.String(),
    installment_amount_paise: Type.Integer(),
    number_of_installments: Type.Integer(),
    /** All that is paid in. */
    total_investment_paise: Type.Integer(),
    /** The store's contribution; with everything paid within grace it is {@link full_copay_amount_paise}. */
    copay_amount_paise: Type.Integer(),
    full_copay_amount_paise: Type.Integer(),
    value_paise: Type.Integer(),
    enrollment_date: Type.String(),
    maturity_date: Type.String(),
    full_maturity_date: Type.String(),
    /** Last day on which it can be spent. */
    redeem_by: Type.String(),
    /** So much was missed that the plan cannot mature within the year: payments come back, no contribution. */
    too_late: Type.Boolean(),
    installments: Type.Array(CalculatedInstalment),
    gold: orNull(
      Type.Object({ rate_paise: Type.Integer(), rate_version: Type.Integer(), paths: Type.Array(GoldPath) }),
    ),
  }),
  'installments',
  'value_paise',
  'copay_amount_paise',
);
export type Calculation = Static<typeof Calculation>;

const NomineeFields = {
  name: Type.String({ minLength: 1, maxLength: 80 }),
  /** `"91-9876543210"` */
  phone: telephone,
  email: Type.String({ maxLength: 254 }),
  relationship: oneOf(NOMINEE_RELATIONSHIPS),
};
export const Nominee = Type.Object({
  name: Type.String(),
  phone: Type.String(),
  email: Type.String(),
  relationship: oneOf(NOMINEE_RELATIONSHIPS),
});
export type Nominee = Static<typeof Nominee>;

/** What the page of enrolment begins with. */
export const EnrolForm = needs(
  Type.Object({
    name: Type.String(),
    /** Proven, `"91-9876543210"`; `''` when the account has none: codes and reminders need one. */
    phone: Type.String(),
    email: Type.String(),
    /** All that this customer's plans of the financial year come to. */
    year_total_paise: Type.Integer(),
    /** From this monthly amount on a PAN is needed; 0 when for any, `null` when for none. */
    pan_from_paise: orNull(Type.Integer()),
    /** Of a PAN given before, which is used again; `''` when there is none. */
    pan_last4: Type.String(),
    enrollment_date: Type.String(),
    /** Day of the month on which instalments fall due, of the shorter months their last. */
    due_day: Type.Integer(),
    due_dates: Type.Array(Type.String()),
    maturity_date: Type.String(),
  }),
  'name',
  'due_dates',
);
export type EnrolForm = Static<typeof EnrolForm>;

export const EnrolBody = strictObject({
  amount_paise: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
  name_on_pan: Type.String({ minLength: 1, maxLength: 80 }),
  pan: Type.Optional(Type.String({ pattern: '^[A-Z]{3}[ABCFGHLJPT][A-Z]\\d{4}[A-Z]$' })),
  nominee: strictObject(NomineeFields),
  terms_version: Type.String({ minLength: 1, maxLength: 40 }),
  /** The box that nobody ticks for the customer. */
  consent: Type.Literal(true, { 'x-text': 'required' }),
  /** Language of messages and of the plan's documents; the account's when left out. */
  locale,
});
export type EnrolBody = Static<typeof EnrolBody>;

export const Mandate = Type.Object({
  mandate_id: Type.String(),
  method: MandateMethod,
  /** `pending`: to be confirmed on the page of `redirect_url`. `suspended`: three tries failed, the customer pays by hand. */
  state: oneOf(['pending', 'active', 'suspended', 'canceled', 'failed']),
  /** Most that one charge may take. */
  limit_paise: Type.Integer(),
  redirect_url: Type.String(),
  /** Of the charge that was announced; `''` when none was. */
  next_charge_on: Type.String(),
  failed_tries: Type.Integer(),
});
export type Mandate = Static<typeof Mandate>;

/** By what a customer wants to be told of plans. What has to be told goes by e-mail or SMS whatever was chosen. */
export const Reminders = Type.Object({ email: Type.Boolean(), sms: Type.Boolean(), push: Type.Boolean() });
export type Reminders = Static<typeof Reminders>;
export const RemindersBody = strictObject({ ...Reminders.properties });

/** What a list shows of a plan. */
const PlanLine = {
  plan_id: Type.String(),
  plan_name: Type.String(),
  status: PlanStatus,
  ended_by: PlanEnding,
  /** Of the first payment; of a pending plan, today. */
  enrollment_date: Type.String(),
  /** Expected while instalments are to come. */
  maturity_date: Type.String(),
  /** Last day on which it can be spent; what is left then is paid back by itself. */
  redeem_by: Type.String(),
  number_of_installments: Type.Integer(),
  installment_amount_paise: Type.Integer(),
  installments_paid_count: Type.Integer(),
  /** What was paid in and was not paid back. */
  total_investment_paise: Type.Integer(),
  /** The contribution for payments within grace up to now; it is given at maturity. */
  copay_amount_paise: Type.Integer(),
  /** The contribution when everything to come is paid within grace. */
  full_copay_amount_paise: Type.Integer(),
  /** What can be spent now, or is kept for an order that waits for its payment; 0 before maturity. */
  value_paise: Type.Integer(),
  /** The first instalment that is not paid; `''` and 0 when none is to be. */
  next_installment_number: Type.Integer(),
  next_due_date: Type.String(),
  /** What of it is not paid. */
  due_amount_paise: Type.Integer(),
  next_state: orNull(InstalmentState),
  /** Day from which it can be paid: after a default the stated date, else in the past or at most a month ahead. */
  next_payment_from: Type.String(),
  /** `Payment default! All upcoming installments have been stopped`, while it is so; else `''`. */
  banner: Type.String(),
  /** Pays for the bag as it is. */
  in_bag: Type.Boolean(),
};
export const PlanSummary = needs(Type.Object(PlanLine), 'plan_id', 'status');
export type PlanSummary = Static<typeof PlanSummary>;

export const PlanListQuery = strictObject({ page: Type.Integer({ minimum: 1, maximum: 1_000, default: 1 }) });
export const PlanList = Type.Object({
  results: Type.Array(PlanSummary),
  page: Type.Integer(),
  page_size: Type.Integer(),
  count: Type.Integer(),
  /** One line for the account and the bag: what can be spent now, and of which plans. */
  spendable: Type.Object({ value_paise: Type.Integer(), plan_ids: Type.Array(Type.String()) }),
});
export type PlanList = Static<typeof PlanList>;

const InstalmentPayment = Type.Object({
  payment_id: Type.String(),
  amount_paise: Type.Integer(),
  paid_at: Type.String(),
  via: PaidVia,
  /** Of the receipt, for `document/download/`. */
  document_id: Type.String(),
  refunded_paise: Type.Integer(),
});
export const Instalment = needs(
  Type.Object({
    installment_number: Type.Integer(),
    state: InstalmentState,
    /** Stopped by a default: it is due again when the plan is cured. */
    frozen: Type.Boolean(),
    due_date: Type.String(),
    grace_until: Type.String(),
    amount_paise: Type.Integer(),
    paid_paise: Type.Integer(),
    due_amount_paise: Type.Integer(),
    /** Day on which it was paid in full; `''` until then. */
    paid_on: Type.String(),
    /** Whether it was paid within grace; `null` while that is open. */
    on_time: orNull(Type.Boolean()),
    /** What it adds to the contribution; 0 when it was late. */
    contribution_paise: Type.Integer(),
    /** What of the contribution is lost when it is paid after its grace; 0 when nothing can be lost any more. */
    late_cost_paise: Type.Integer(),
    payable_from: Type.String(),
    /** Can be paid today. */
    payable: Type.Boolean(),
    payments: Type.Array(InstalmentPayment),
  }),
  'installment_number',
  'state',
  'payments',
);
export type Instalment = Static<typeof Instalment>;

const DOCUMENT_KINDS = ['enrolment_form', 'receipt', 'statement', 'acknowledgement'] as const;
export const PlanDocument = needs(
  Type.Object({
    document_id: Type.String(),
    kind: oneOf(DOCUMENT_KINDS),
    /** Day it is of; of a statement today. */
    dated: Type.String(),
    installment_number: Type.Integer(),
    amount_paise: Type.Integer(),
  }),
  'document_id',
  'kind',
);
export type PlanDocument = Static<typeof PlanDocument>;

export const PlanDetails = needs(
  Type.Object({
    ...PlanLine,
    customer: Type.Object({ name: Type.String(), phone: Type.String(), email: Type.String() }),
    nominee: Nominee,
    pan_last4: Type.String(),
    installments: Type.Array(Instalment),
    /** What it is worth if everything to come is paid within grace. */
    full_value_paise: Type.Integer(),
    refunded_paise: Type.Integer(),
    redeemed_paise: Type.Integer(),
    /** How it stands while it is defaulted. */
    default: orNull(
      Type.Object({
        since: Type.String(),
        installment_number: Type.Integer(),
        next_payment_from: Type.String(),
        /** First day on which it is canceled when nothing was paid. */
        cancels_on: Type.String(),
        /** When the missed amount is paid on the first possible day. */
        maturity_date: Type.String(),
      }),
    ),
    cancel_request: orNull(
      Type.Object({
        requested_at: Type.String(),
        state: oneOf(['open', 'approved', 'declined']),
        note: Type.String(),
      }),
    ),
    refunds: Type.Array(
      Type.Object({
        amount_paise: Type.Integer(),
        state: oneOf(['initiated', 'done']),
        requested_at: Type.String(),
        reason: oneOf(['asked', 'default', 'year-over']),
      }),
    ),
    redemptions: Type.Array(
      Type.Object({
        order_no: Type.String(),
        amount_paise: Type.Integer(),
        returned_paise: Type.Integer(),
        state: oneOf(['held', 'spent', 'released']),
        at: Type.String(),
      }),
    ),
    mandate: orNull(Mandate),
    /** The customer's choice for all plans. */
    reminders: Reminders,
    documents: Type.Array(PlanDocument),
    terms_version: Type.String(),
    /** What may be asked for now. */
    can: Type.Object({
      pay: Type.Boolean(),
      cancel: Type.Boolean(),
      /** A canceled or matured plan of which money is left: every payment can be had back, without the contribution. */
      refund: Type.Boolean(),
      spend: Type.Boolean(),
      change_nominee: Type.Boolean(),
      set_mandate: Type.Boolean(),
    }),
  }),
  'plan_id',
  'status',
  'installments',
  'nominee',
  'documents',
  'can',
);
export type PlanDetails = Static<typeof PlanDetails>;

export const PlanQuery = strictObject({ plan_id: planId });
export const InstalmentList = Type.Object({
  plan_id: Type.String(),
  banner: Type.String(),
  results: Type.Array(Instalment),
  count: Type.Integer(),
});
export type InstalmentList = Static<typeof InstalmentList>;

export const PayInstalmentBody = strictObject({
  plan_id: planId,
  /** The first that is not paid, and no other: asked for so that a stale page pays nothing it does not show. */
  installment_number: Type.Integer({ minimum: 1, maximum: 5 }),
  /** A part of it; all that is left when left out. */
  amount_paise: Type.Optional(Type.Integer({ minimum: 1_00, maximum: 1_000_000_000 })),
  mode: PlanPaymentMode,
  /** What the payer means to use: the provider's page offers it first. */
  method: Type.Optional(PaymentMethod),
  locale,
});
export type PayInstalmentBody = Static<typeof PayInstalmentBody>;
/** `redirect_url`: the provider's own page, opened as a document. It comes back to `/golden-bounty/payment/?payment_id=…`. */
export const InstalmentPaymentOpened = Type.Object({
  payment_id: Type.String(),
  plan_id: Type.String(),
  installment_number: Type.Integer(),
  amount_paise: Type.Integer(),
  mode: PlanPaymentMode,
  redirect_url: Type.String(),
});
export type InstalmentPaymentOpened = Static<typeof InstalmentPaymentOpened>;

export const VerifyInstalmentBody = strictObject({
  payment_id: paymentId,
  provider_payment_id: Type.Optional(Type.String({ maxLength: 80 })),
  provider_order_id: Type.Optional(Type.String({ maxLength: 80 })),
  signature: Type.Optional(Type.String({ maxLength: 200 })),
});
/** `message` is `Payment successful` when it is paid. */
export const InstalmentPaymentStatus = Type.Object({
  payment_id: Type.String(),
  plan_id: Type.String(),
  installment_number: Type.Integer(),
  amount_paise: Type.Integer(),
  payment: oneOf(['paid', 'pending', 'failed']),
  retry_allowed: Type.Boolean(),
  /** Of the receipt; `''` until it is paid. */
  document_id: Type.String(),
  plan: PlanSummary,
});
export type InstalmentPaymentStatus = Static<typeof InstalmentPaymentStatus>;

/** Without a code one is sent to the customer's phone and nothing changes; with the right one the nominee does. */
export const NomineeUpdateBody = strictObject({
  plan_id: planId,
  ...NomineeFields,
  otp: Type.Optional(Type.String({ pattern: '^\\d{6}$', 'x-text': 'otp' })),
});
export type NomineeUpdateBody = Static<typeof NomineeUpdateBody>;
export const NomineeUpdated = Type.Object({
  sent: Type.Boolean(),
  /** The phone with all but its end hidden; `''` when no code was sent. */
  sent_to: Type.String(),
  resend_after: Type.Integer(),
  nominee: Nominee,
});
export type NomineeUpdated = Static<typeof NomineeUpdated>;

export const DocumentList = Type.Object({ results: Type.Array(PlanDocument), count: Type.Integer() });
export type DocumentList = Static<typeof DocumentList>;
export const DocumentQuery = strictObject({
  document_id: Type.String({
    pattern: '^G[BP]-[0-9A-Z]{10}-(enrolment|receipt|statement|acknowledgement)$',
  }),
  /** The browser's language when left out. */
  lang: locale,
});

export const PlanCancelBody = strictObject({
  plan_id: planId,
  comment: Type.Optional(Type.String({ maxLength: 500 })),
});

export const ApplyPlansBody = strictObject({
  plan_ids: Type.Array(planId, { minItems: 1, maxItems: 10, uniqueItems: true }),
});
/** `message` is `Golden Bounty applied successfully`. */
export const PlansApplied = Type.Object({
  plan_ids: Type.Array(Type.String()),
  applied_paise: Type.Integer(),
  totals: BagTotals,
});
export type PlansApplied = Static<typeof PlansApplied>;
/** What a bag that is worth too little brings along. */
export const BagTooSmall = Type.Object({
  plans_paise: Type.Integer(),
  /** Of jewellery in the bag, after the coupon; neither coins nor solitaires. */
  jewellery_paise: Type.Integer(),
  missing_paise: Type.Integer(),
});

export const MandateBody = strictObject({ plan_id: planId, method: MandateMethod, locale });
export const MandateAnswer = Type.Object({ plan_id: Type.String(), mandate: orNull(Mandate) });
export type MandateAnswer = Static<typeof MandateAnswer>;

export const CallbackBody = strictObject({
  name: Type.String({ minLength: 1, maxLength: 80 }),
  phone: telephone,
  /** Part of the day, in India, in which the call is welcome. */
  time: oneOf(['morning', 'afternoon', 'evening']),
  plan_id: Type.Optional(planId),
  comment: Type.Optional(Type.String({ maxLength: 500 })),
  locale,
});
export const CallbackRequested = Type.Object({ request_id: Type.String(), requested_at: Type.String() });
export type CallbackRequested = Static<typeof CallbackRequested>;
