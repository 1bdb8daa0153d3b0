import { type Move } from '../ledger/index.ts';

type Account = Move['account'];

// The customer's plan account in its two parts (docs/money.md). A floor of 0: what is not there cannot be taken.

/** Payments of a plan: the customer's money. */
export const principalOf = (planId: string): Account => ({
  code: `plan:${planId}:principal:INR`,
  kind: 'plan-principal',
  unit: 'INR',
  floor: 0,
});
/** The store's contribution to it, a discount; there from maturity on. */
export const contributionAccount = (planId: string): Account => ({
  code: `plan:${planId}:contribution:INR`,
  kind: 'plan-contribution',
  unit: 'INR',
  floor: 0,
});
/** What an unpaid order put aside of plans. */
export const plansHeld = (orderNo: string): Account => ({
  code: `order:${orderNo}:plans:INR`,
  kind: 'plan-held',
  unit: 'INR',
  floor: 0,
});
/** What contributions cost the store; falls by them. */
export const PLAN_DISCOUNT: Account = {
  code: 'plan-discount:INR',
  kind: 'plan-discount',
  unit: 'INR',
  floor: null,
};
/** Money that came on paper, outside of the service. */
export const PAPER: Account = { code: 'outside:paper:INR', kind: 'outside', unit: 'INR', floor: null };
/** Money of one payment of an instalment, on its way between the provider and the plan. */
export const fundsOfPayment = (paymentId: string): Account => ({
  code: `instalment:${paymentId}:funds:INR`,
  kind: 'funds',
  unit: 'INR',
  floor: 0,
});
/** What goes back for a payment that came on paper, until it is transferred. */
export const paperRefundPayable = (refundId: string): Account => ({
  code: `refund:${refundId}:payable:INR`,
  kind: 'refund-payable',
  unit: 'INR',
  floor: 0,
});
