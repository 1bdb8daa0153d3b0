import { indianDay } from '@suvarna/contracts/indian-day';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { decide } from '../../ledger/index.ts';
import { PAPER, paperRefundPayable } from '../accounts.ts';
import { lockPlanToday } from '../steps/lock-plan-today.ts';
import { scheduleOf } from '../records/plan-schedule.ts';
import { newPaymentId } from '../records/ids.ts';
import { endWaitingPayment } from './pay-instalment.ts';
import { paymentFault } from '../records/payable-today.ts';
import { factsOf } from '../plan/write-schedule.ts';
import { findPaper, insertPayment, paidOf } from '../records/payment.store.ts';
import { noteHistory } from '../records/plan.store.ts';
import { findRefund } from '../records/refund.store.ts';
import { noteRefunded } from '../refund/refunded.ts';
import { addToPlan } from './take-payment.ts';
import { isRunning } from '../plan/view-plan.ts';

interface Signed {
  readonly by: string;
  readonly note: string;
  readonly at: Date;
}

/**
 * Notes money that came on paper, for the instalment that is due, under the same rules as any other
 * payment. A paper is noted once; a page that is open at a provider is closed.
 *
 * @throws Refusal when the plan takes no such payment today, or the paper was noted before
 */
export async function notePaperPayment(
  tx: Tx,
  payment: Signed & { readonly planId: string; readonly amount: number; readonly paperNo: string },
): Promise<void> {
  const { planId, amount, paperNo, by, note, at } = payment;
  const plan = await lockPlanToday(tx, planId, at);
  if (!isRunning(plan.status) || (await findPaper(tx, paperNo)) !== undefined)
    throw new Refusal('BOUNTY.STATE_CONFLICT');
  const day = indianDay(at);
  const facts = factsOf(plan, await paidOf(tx, [planId]), day);
  const number = scheduleOf(facts, day).next?.number ?? 0;
  const fault = paymentFault(facts, { number, amount }, day);
  if (fault !== undefined)
    throw new Refusal(fault === 'too-much' ? 'BOUNTY.AMOUNT_INVALID' : 'BOUNTY.NOT_PAYABLE');
  await endWaitingPayment(tx, planId);
  const { payment_id: paymentId } = await insertPayment(tx, {
    payment_id: newPaymentId(),
    plan_id: planId,
    number,
    amount,
    via: 'paper',
    provider: null,
    state: 'paid',
    locale: plan.locale,
    created_at: at,
    paid_at: at,
    paid_on: day,
    paper_no: paperNo,
  });
  await addToPlan(tx, { planId, paymentId, number, amount, from: PAPER, by, at });
  await noteHistory(tx, planId, { at, event: 'paper-noted', by, note: `${paperNo} ${note}` });
}

/** Notes that a refund of paper money was transferred. @returns its plan @throws Refusal when none waits under this name */
export async function settlePaperRefund(
  tx: Tx,
  refund: Signed & { readonly refundId: string },
): Promise<string> {
  const { refundId, by, note, at } = refund;
  const found = await findRefund(tx, refundId);
  if (found === undefined) throw new Refusal('BOUNTY.STATE_CONFLICT');
  const { amount, plan_id: planId } = found;
  const decided = await decide(
    tx,
    `refund:${refundId}`,
    'posted',
    { kind: 'refund', reference: planId, at },
    () => [
      { account: paperRefundPayable(refundId), amount: -amount },
      { account: PAPER, amount },
    ],
  );
  // Money that came by a provider goes back by it, and not by hand.
  if (decided === 'none' || found.via !== 'paper') throw new Refusal('BOUNTY.STATE_CONFLICT');
  await noteRefunded(tx, refundId, at, by);
  if (decided === 'recorded') await noteHistory(tx, planId, { at, event: 'paper-refund', by, note });
  return planId;
}
