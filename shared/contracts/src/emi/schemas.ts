/**
 * EMI: a lender pays the store, and the shopper pays the lender in months (domain rules §2.9). Banks may
 * not convert a card payment for gold into instalments, so that this is asked for and approved before it
 * is paid with. Amounts in paise, yearly rates in hundredths of a percent.
 */
import { Type, type Static } from 'typebox';
import { Language } from '../base/endpoint/language.ts';
import { oneOf, strictObject } from '../base/endpoint/schema.ts';

/** A plan of a lender, for an amount. */
export const EmiPlan = Type.Object({
  plan_id: Type.String(),
  lender: Type.String(),
  lender_name: Type.String(),
  lender_name_hi: Type.String(),
  lender_kind: oneOf(['bank', 'nbfc']),
  months: Type.Integer(),
  annual_rate_bp: Type.Integer(),
  instalment_paise: Type.Integer(),
  /** The last instalment: it takes what rounding left. */
  last_instalment_paise: Type.Integer(),
  interest_paise: Type.Integer(),
  /** What the lender takes once, with the first instalment. */
  processing_fee_paise: Type.Integer(),
  /** All instalments and the fee. */
  total_paise: Type.Integer(),
});
export type EmiPlan = Static<typeof EmiPlan>;

/** `amount`: rupees, with paise behind a point where there are some. */
export const EmiPlansQuery = strictObject({ amount: Type.String({ pattern: '^\\d{1,9}(\\.\\d{1,2})?$' }) });
export const EmiPlans = Type.Object({
  amount_paise: Type.Integer(),
  /** `below` and `above`: the amount is outside of the limits, and there are no plans. */
  reach: oneOf(['within', 'below', 'above']),
  minimum_paise: Type.Integer(),
  maximum_paise: Type.Integer(),
  /** The least a month of all plans; 0 when there are none. */
  from_paise: Type.Integer(),
  /** For how many months that plan is. */
  from_months: Type.Optional(Type.Integer()),
  /** By lender, the shortest first. */
  results: Type.Array(EmiPlan),
});
export type EmiPlans = Static<typeof EmiPlans>;

export const EMI_STATES = [
  'requested',
  'in-review',
  'approved',
  'refused',
  'withdrawn',
  'expired',
  'used',
] as const;
export type EmiState = (typeof EMI_STATES)[number];

/** Why a lender, or the store for it, said no. */
export const EMI_REASONS = ['not-eligible', 'not-reached', 'papers-missing', 'other'] as const;

export const EmiRequestBody = strictObject({
  /** Name of a plan that is on offer for the amount. */
  plan: Type.String({ pattern: '^[a-z0-9-]{3,60}$' }),
  /** An order that waits for its money; the bag as it is now when left out. */
  order_no: Type.Optional(Type.String({ pattern: '^[A-Z0-9-]{6,24}$' })),
  /** To share name, contact and amount with the lender: nothing is asked for without. */
  consent: Type.Literal(true, { 'x-text': 'required' }),
  locale: Type.Optional(Language),
});
export type EmiRequestBody = Static<typeof EmiRequestBody>;

const EmiPiece = Type.Object({ title: Type.String(), title_hi: Type.String(), quantity: Type.Integer() });

export const EmiRequest = Type.Object({
  request_id: Type.String(),
  state: oneOf(EMI_STATES),
  asked_at: Type.String(),
  /** The plan as it was asked for, or as it was approved. */
  plan: EmiPlan,
  /** What was to be paid when it was asked for; once approved, the most that can be paid with it. */
  amount_paise: Type.Integer(),
  pieces: Type.Array(EmiPiece),
  /** The last day on which an approved one can be used, as a moment; `''` for others. */
  valid_until: Type.String(),
  reason: Type.Union([Type.Literal(''), oneOf(EMI_REASONS)]),
  /** What the store's people said with their decision. */
  note: Type.String(),
  /** The order that was paid with it. */
  order_no: Type.String(),
  steps: Type.Array(Type.Object({ state: oneOf(EMI_STATES), at: Type.String() })),
  can: Type.Object({
    withdraw: Type.Boolean(),
    /** The bag holds just these pieces, for no more than was approved. */
    pay: Type.Boolean(),
  }),
});
export type EmiRequest = Static<typeof EmiRequest>;

export const EmiRequestsQuery = strictObject({
  page: Type.Integer({ minimum: 1, maximum: 10_000, default: 1 }),
});
export const EmiRequests = Type.Object({
  results: Type.Array(EmiRequest),
  page: Type.Integer(),
  page_size: Type.Integer(),
  count: Type.Integer(),
});
export type EmiRequests = Static<typeof EmiRequests>;

export const EmiRequestIdBody = strictObject({ request_id: Type.String({ pattern: '^RQ-[0-9A-Z]{10}$' }) });

/** How EMI stands among the ways to pay. */
const EMI_TEXT_KEYS = [
  'emiApprovedText',
  'emiAskText',
  'emiWaitingText',
  'emiBelowText',
  'emiAboveText',
  'emiApprovedLessText',
  'emiCoinsText',
  'emiSignInText',
] as const;
export const EmiTextKey = oneOf(EMI_TEXT_KEYS);
export type EmiTextKey = (typeof EMI_TEXT_KEYS)[number];
