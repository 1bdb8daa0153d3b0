import { randomUUID } from 'node:crypto';
import type { Tx } from '../../../platform/database/database.ts';
import { hold, post } from '../../ledger/index.ts';
import { requestRefund } from '../../payments/index.ts';
import {
  contributionAccount,
  fundsOfPayment,
  paperRefundPayable,
  PLAN_DISCOUNT,
  principalOf,
} from '../accounts.ts';
import { instalmentSubject } from './instalment-subject.ts';
import { paidOf, takeFromPayment, type Payment } from '../records/payment.store.ts';
import { balancesOf } from '../records/plan.store.ts';
import { countRefunds, insertRefund } from '../records/refund.store.ts';
import type { RefundReason } from '../tables.ts';

export interface PayBack {
  readonly planId: string;
  readonly reason: RefundReason;
  readonly at: Date;
}

/** The store takes its contribution back: it was a discount on jewellery that was not bought. */
export async function takeContributionBack(tx: Tx, planId: string, amount: number, at: Date): Promise<void> {
  if (amount === 0) return;
  await post(
    tx,
    { key: `plan-forfeit:${planId}:${randomUUID()}`, kind: 'plan-forfeit', reference: planId, at },
    [
      { account: contributionAccount(planId), amount: -amount },
      { account: PLAN_DISCOUNT, amount },
    ],
  );
}

/** Puts a part of a payment aside to go back: by the provider it came from, or by bank transfer. */
async function giveBack(
  tx: Tx,
  payment: Payment,
  amount: number,
  { planId, reason, at }: PayBack,
): Promise<void> {
  const { payment_id: paymentId } = payment;
  const refundId = `${paymentId}-R${(await countRefunds(tx, paymentId)) + 1}`;
  if (!(await takeFromPayment(tx, paymentId, amount)))
    throw new Error(`Payment ${paymentId} has no ${amount} to give back.`);
  await insertRefund(tx, { refundId, planId, paymentId, amount, reason, at });
  if (payment.via === 'paper') {
    await hold(
      tx,
      { key: `refund:${refundId}`, kind: 'refund-hold', reference: planId, at },
      [
        { account: principalOf(planId), amount: -amount },
        { account: paperRefundPayable(refundId), amount },
      ],
      null,
    );
    return;
  }
  await post(tx, { key: `plan-back:${refundId}`, kind: 'plan-back', reference: planId, at }, [
    { account: principalOf(planId), amount: -amount },
    { account: fundsOfPayment(paymentId), amount },
  ]);
  const subject = instalmentSubject(paymentId);
  const asked = await requestRefund(tx, { refundId, subject, currency: 'INR', amount, at });
  if (asked !== 'requested') throw new Error(`Payment ${paymentId} cannot be given back: ${asked}.`);
}

/**
 * Pays back all that a plan holds of its payments, the last first, each the way it came. The plan is
 * locked by the caller, and nothing of it is held by an order.
 *
 * @returns paise that go back
 */
export async function payBack(tx: Tx, back: PayBack): Promise<number> {
  const { planId, at } = back;
  const { principal = 0, contribution = 0 } = (await balancesOf(tx, [planId])).get(planId) ?? {};
  await takeContributionBack(tx, planId, contribution, at);
  let left = principal;
  for (const payment of (await paidOf(tx, [planId])).toReversed()) {
    const amount = Math.min(left, payment.amount - payment.refunded);
    if (amount > 0) await giveBack(tx, payment, amount, back);
    left -= amount;
  }
  if (left > 0) throw new Error(`Plan ${planId} holds ${left} more than was paid for it.`);
  return principal;
}
