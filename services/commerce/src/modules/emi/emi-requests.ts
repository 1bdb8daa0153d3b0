import { EMI_REASONS, EmiPlan, EmiRequest, type EmiState } from '@suvarna/contracts/emi';
import { wordingOf } from '@suvarna/contracts/locale';
import { indianDay } from '@suvarna/contracts/indian-day';
import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { amountText } from '../../platform/notifications/amount.ts';
import {
  createRequestKinds,
  customerRequests,
  type RequestKind,
  type RequestMachine,
  type RequestRow,
} from '../requests/index.ts';
import { costOf, MAXIMUM, MINIMUM, offerOf } from './offers.ts';
import { plansOn } from './plan.store.ts';

export const EMI = 'emi';

const EmiEvidence = Type.Object({
  amount: Type.Integer(),
  plan: EmiPlan,
  pieces: EmiRequest.properties.pieces,
  /** The order it was asked for; `''` for a bag. */
  order_no: Type.String(),
  /** To share name, contact and amount with the lender. */
  consented_at: Type.String(),
});
const EmiTerms = Type.Object({ amount: Type.Integer(), plan: EmiPlan });
const [evidence, terms] = [Compile(EmiEvidence), Compile(EmiTerms)];

export const evidenceOf = (request: Pick<RequestRow, 'evidence'>): Static<typeof EmiEvidence> =>
  evidence.Parse(request.evidence);
/** What was approved; `undefined` before. */
export const termsOf = (request: Pick<RequestRow, 'terms'>): Static<typeof EmiTerms> | undefined =>
  request.terms === null ? undefined : terms.Parse(request.terms);

/** An approval is good for so many days: lenders and the price of gold stand no longer. */
const VALID_DAYS = 7;

export const MACHINE = {
  first: 'requested',
  states: {
    requested: { open: true, dueInHours: 24 },
    'in-review': { open: true, dueInHours: 48 },
    approved: { open: true, lasts: { days: VALID_DAYS, endsAs: 'expired' } },
    refused: { open: false, reasons: EMI_REASONS },
    withdrawn: { open: false },
    expired: { open: false },
    used: { open: false },
  } satisfies Record<EmiState, unknown>,
  arrows: [
    { from: 'requested', to: 'in-review', by: 'staff' },
    { from: 'in-review', to: 'approved', by: 'staff' },
    { from: 'in-review', to: 'refused', by: 'staff' },
    { from: 'requested', to: 'withdrawn', by: 'customer' },
    { from: 'in-review', to: 'withdrawn', by: 'customer' },
    { from: 'approved', to: 'withdrawn', by: 'customer' },
    { from: 'approved', to: 'expired', by: 'clock' },
    { from: 'approved', to: 'used', by: 'payment' },
    // The lender's money came in the moment in which it ended: the money decides.
    { from: 'expired', to: 'used', by: 'payment' },
    { from: 'withdrawn', to: 'used', by: 'payment' },
  ],
} as const satisfies RequestMachine;

const TOLD = ['requested', 'approved', 'refused', 'expired'] as const;

/** A lender is asked for a loan for certain pieces, and pays for them once it approved. */
export const emiRequests: RequestKind = {
  keeper: customerRequests,
  kind: EMI,
  machine: MACHINE,
  evidence: EmiEvidence,
  summary(queued) {
    const { amount, plan } = evidenceOf(queued);
    return `${amountText({ currency: 'INR', minor: amount }, 'en')} from ${plan.lender_name} over ${plan.months} months`;
  },
  async decide(tx, request, { to, terms: given, at }) {
    const unknown = Object.keys(given).some((name) => name !== 'amount_paise' && name !== 'plan_id');
    if (to !== 'approved') return Object.keys(given).length === 0 ? null : undefined;
    const asked = evidenceOf(request);
    const { amount_paise: amount = asked.amount, plan_id: planId = asked.plan.plan_id } = given;
    if (unknown || typeof amount !== 'number' || typeof planId !== 'string') return undefined;
    if (amount < MINIMUM || amount > MAXIMUM) return undefined;
    // What was asked for stands as it was offered then; another plan is one of today's.
    const plan =
      planId === asked.plan.plan_id
        ? costOf(asked.plan, amount)
        : offerOf(await plansOn(tx, indianDay(at)), planId, amount);
    return plan && { amount, plan };
  },
  news(request) {
    const kind = TOLD.find((state) => state === request.state);
    if (kind === undefined) return undefined;
    const { amount, plan } = termsOf(request) ?? evidenceOf(request);
    return {
      template: 'emi-request',
      values: {
        kind,
        requestId: request.request_id,
        amount,
        months: plan.months,
        instalment: plan.instalment_paise,
        lender: wordingOf(plan, 'lender_name'),
        until: request.ends_at === null ? null : indianDay(request.ends_at),
      },
    };
  },
};

/** What is known here of the queue: one kind. */
export const EMI_KINDS = createRequestKinds([emiRequests]);
