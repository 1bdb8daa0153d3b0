/**
 * Pieces that come back: for another one, for money, and old gold of any maker (domain rules §2.11).
 * Amounts in paise, weights in milligrams.
 */
import { Type, type Static } from 'typebox';
import { Language } from '../base/endpoint/language.ts';
import { GOLD_GRADES } from '../catalogue/rules.ts';
import { REQUEST_PHOTOS } from '../orders/photos.ts';
import { Address } from '../customers/address.ts';
import { RequestPhoto } from '../orders/schemas.ts';
import { oneOf, strictObject } from '../base/endpoint/schema.ts';

const locale = Type.Optional(Language);
const rateVersion = Type.Integer();

export const EXCHANGE_KINDS = ['exchange', 'buy-back', 'old-gold'] as const;
export type ExchangeKind = (typeof EXCHANGE_KINDS)[number];

/** Rows of the formula, in the order in which they are shown. */
const FORMULA_LINES = [
  'gold',
  'stones',
  'exchange-deduction',
  'exchange-fee',
  'buyback-deduction',
  'processing',
  'old-gold-deduction',
  'missing-pieces',
  'lost-certificate',
  'discount',
  'not-below-zero',
] as const;
export const FormulaLine = Type.Object({ line: oneOf(FORMULA_LINES), amount_paise: Type.Integer() });
export type FormulaLine = Static<typeof FormulaLine>;

/** One way in which a piece comes back. `lines` add up to `amount_paise`. */
const Way = Type.Object({
  amount_paise: Type.Integer(),
  lines: Type.Array(FormulaLine),
  /** First day on which a courier may fetch it, */
  available_from: Type.String(),
  /** and on which it may be brought to a store; left out by earlier releases. */
  store_from: Type.Optional(Type.String()),
  /** Whether it may be asked for now, at least where it is brought to a store. */
  is_open: Type.Boolean(),
});

const promise = {
  rate_version: rateVersion,
  /** All that it says, signed: a customer who brings it back in time is given exactly that. */
  quote: Type.String(),
  /** It stands at least until then, and after it as long as its rate is in force. */
  valid_until: Type.String(),
  /** The amount is above what may be paid without a PAN. */
  needs_pan: Type.Boolean(),
} as const;

/** What a delivered piece is worth today; both ways at once, since the specification pays more in cash than in credit. Everything after `currency` was left out by earlier releases. */
export const ExchangeQuote = Type.Object({
  order_item_id: Type.String(),
  order_no: Type.String(),
  type: oneOf(['exchange', 'buyback']),
  net_weight_mg: Type.Integer(),
  gold_rate_paise: Type.Integer(),
  gold_paise: Type.Integer(),
  stones_paise: Type.Integer(),
  exchange_credit_paise: Type.Integer(),
  buyback_cash_paise: Type.Integer(),
  /** Of the buy-back, what goes to the bank and what is given as credits: as the piece was paid. Left out by earlier releases: all to the bank. */
  buyback_bank_paise: Type.Optional(Type.Integer()),
  buyback_credits_paise: Type.Optional(Type.Integer()),
  /** Of the way that was asked for. */
  amount_paise: Type.Integer(),
  deduction_bp: Type.Integer(),
  fee_paise: Type.Integer(),
  /** First day a courier may fetch it that way; the quote is good for `rate_version`. */
  available_from: Type.String(),
  rate_version: rateVersion,
  currency: Type.String(),
  karat: Type.Integer(),
  title: Type.String(),
  title_hi: Type.String(),
  exchange: Way,
  buyback: Way,
  quote: promise.quote,
  valid_until: promise.valid_until,
  needs_pan: promise.needs_pan,
});
export type ExchangeQuote = Static<typeof ExchangeQuote>;

export const ExchangeQuery = strictObject({
  order_item_id: Type.String({ format: 'uuid' }),
  type: Type.Union([Type.Literal('exchange'), Type.Literal('buyback')]),
});

/** Net weight that may be said, in milligrams: half a gram to half a kilogram. */
const OLD_GOLD_MG = { least: 500, most: 500_000 } as const;
const oldGold = {
  /** The store buys what is hallmarked; what it is of the test says. */
  karat: oneOf(GOLD_GRADES),
  net_weight_mg: Type.Integer({ minimum: OLD_GOLD_MG.least, maximum: OLD_GOLD_MG.most }),
} as const;
export const OldGoldQuery = strictObject(oldGold);
/** What old gold would be worth today, if the test finds what was said. */
export const OldGoldQuote = Type.Object({
  karat: Type.Integer(),
  net_weight_mg: Type.Integer(),
  gold_rate_paise: Type.Integer(),
  amount_paise: Type.Integer(),
  lines: Type.Array(FormulaLine),
  /** Of a gram, by karat, of the same version. */
  rates: Type.Array(Type.Object({ karat: Type.Integer(), rate_paise: Type.Integer() })),
  ...promise,
});
export type OldGoldQuote = Static<typeof OldGoldQuote>;

const ACCOUNT_PATTERNS = {
  holder: "^[A-Za-z][A-Za-z .'-]{2,79}$",
  number: String.raw`^\d{9,18}$`,
  ifsc: '^[A-Z]{4}0[A-Z0-9]{6}$',
} as const;
/** A bank account in India, in the name of the customer. */
export const BankAccount = strictObject({
  holder: Type.String({ pattern: ACCOUNT_PATTERNS.holder }),
  number: Type.String({ pattern: ACCOUNT_PATTERNS.number }),
  ifsc: Type.String({ pattern: ACCOUNT_PATTERNS.ifsc }),
});
export type BankAccount = Static<typeof BankAccount>;

const pan = Type.Optional(Type.String({ pattern: String.raw`^[A-Z]{3}[ABCFGHLJPT][A-Z]\d{4}[A-Z]$` }));
/** How a piece gets to the store: fetched at an address (the order's, or one of the customer's), or brought. */
const handing = {
  /** As the quote said it. */
  quote: Type.String({ minLength: 20, maxLength: 4_000 }),
  hand_over: oneOf(['pickup', 'store']),
  pickup_address_id: Type.Optional(Type.String({ format: 'uuid' })),
  photos: Type.Optional(Type.Array(RequestPhoto, { maxItems: REQUEST_PHOTOS.most })),
  comment: Type.Optional(Type.String({ maxLength: 500 })),
  pan,
  locale,
} as const;
export const ExchangeRequestBody = strictObject(handing);
export type ExchangeRequestBody = Static<typeof ExchangeRequestBody>;
export const BuybackRequestBody = strictObject({
  ...handing,
  /** Where something of it goes to the bank. */
  account: Type.Optional(BankAccount),
});
export type BuybackRequestBody = Static<typeof BuybackRequestBody>;
export const OldGoldRequestBody = strictObject({
  ...handing,
  /** What it is: "two bangles, a chain". */
  description: Type.String({ minLength: 3, maxLength: 200 }),
  pay_to: oneOf(['credits', 'bank']),
  /** Where the money goes to the bank. */
  account: Type.Optional(BankAccount),
});
export type OldGoldRequestBody = Static<typeof OldGoldRequestBody>;

export const EXCHANGE_STATES = [
  'asked',
  'pickup-planned',
  'store-visit',
  'received',
  'inspected',
  'offered',
  'declined',
  'rejected',
  'gone-back',
  'credited',
  'paying-out',
  'name-check',
  'payout-failed',
  'paid-out',
  'refused',
  'withdrawn',
  'ended',
] as const;
export type ExchangeState = (typeof EXCHANGE_STATES)[number];

/** Why the store says no, before or after it has the piece. */
export const EXCHANGE_REASONS = [
  'another-piece',
  'altered',
  'not-gold',
  'no-service',
  'papers-missing',
  'other',
] as const;

/** What the store's people found. */
export const Inspection = Type.Object({
  net_weight_mg: Type.Integer(),
  karat: Type.Integer(),
  /** Whether the hallmark's number is the one on the invoice. */
  huid: oneOf(['same', 'other', 'none']),
  missing_pieces: Type.Integer(),
  lost_certificate: Type.Boolean(),
  stones_paise: Type.Integer(),
  gold_rate_paise: Type.Integer(),
  amount_paise: Type.Integer(),
  lines: Type.Array(FormulaLine),
});
export type Inspection = Static<typeof Inspection>;

export const ExchangeRequest = Type.Object({
  request_id: Type.String(),
  kind: oneOf(EXCHANGE_KINDS),
  state: oneOf(EXCHANGE_STATES),
  asked_at: Type.String(),
  /** `''` for old gold. */
  order_no: Type.String(),
  order_item_id: Type.String(),
  title: Type.String(),
  title_hi: Type.String(),
  karat: Type.Integer(),
  net_weight_mg: Type.Integer(),
  gold_rate_paise: Type.Integer(),
  rate_version: rateVersion,
  hand_over: oneOf(['pickup', 'store']),
  /** Where it is fetched, as the address was then; `null` when it is brought, left out by earlier releases. */
  pickup_address: Type.Optional(Type.Union([Type.Null(), Address])),
  pay_to: oneOf(['credits', 'bank']),
  /** As it was quoted; what an estimate is for old gold. */
  amount_paise: Type.Integer(),
  /** How it, or what was found, is given: to the bank, and as credits. Left out by earlier releases: all of it as `pay_to` says. */
  bank_paise: Type.Optional(Type.Integer()),
  credits_paise: Type.Optional(Type.Integer()),
  lines: Type.Array(FormulaLine),
  /** `null` before the piece was looked at. */
  inspection: Type.Union([Type.Null(), Inspection]),
  /** Until when an offer stands, a piece is waited for; `''` for others. */
  valid_until: Type.String(),
  /** Of the PAN and the account, `''` where there is none. */
  pan_last4: Type.String(),
  account_last4: Type.String(),
  photos: Type.Integer(),
  reason: Type.Union([Type.Literal(''), oneOf(EXCHANGE_REASONS)]),
  /** What the store's people said with their decision. */
  note: Type.String(),
  /** Why the bank did not take the money; `''` when it did, or was not asked. */
  payout_fault: oneOf(['', 'name-differs', 'account-invalid', 'refused', 'sent-back']),
  steps: Type.Array(Type.Object({ state: oneOf(EXCHANGE_STATES), at: Type.String() })),
  can: Type.Object({
    withdraw: Type.Boolean(),
    accept: Type.Boolean(),
    decline: Type.Boolean(),
    change_account: Type.Boolean(),
    /** There is a receipt: the store has, or had, the piece. Left out by earlier releases. */
    receipt: Type.Optional(Type.Boolean()),
  }),
  /** What may be accepted needs a PAN first. */
  needs_pan: Type.Boolean(),
});
export type ExchangeRequest = Static<typeof ExchangeRequest>;

export const ExchangeRequestsQuery = strictObject({
  page: Type.Integer({ minimum: 1, maximum: 10_000, default: 1 }),
  order_no: Type.Optional(Type.String({ pattern: '^[A-Z0-9-]{6,24}$' })),
});
export const ExchangeRequests = Type.Object({
  results: Type.Array(ExchangeRequest),
  page: Type.Integer(),
  page_size: Type.Integer(),
  count: Type.Integer(),
});
export type ExchangeRequests = Static<typeof ExchangeRequests>;

export const requestId = Type.String({ pattern: '^RQ-[0-9A-Z]{10}$' });
export const ExchangeRequestQuery = strictObject({ request_id: requestId });
/** `lang` is the browser's language when left out. */
export const ExchangeReceiptQuery = strictObject({ request_id: requestId, lang: locale });
export const ExchangeRequestIdBody = strictObject({ request_id: requestId });
export const ExchangeAcceptBody = strictObject({ request_id: requestId, pan });
export const ExchangeAccountBody = strictObject({ request_id: requestId, account: BankAccount });
