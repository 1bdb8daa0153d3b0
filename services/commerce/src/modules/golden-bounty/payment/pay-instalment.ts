import type { PayInstalmentBody } from '@suvarna/contracts/golden-bounty';
import { indianDay } from '@suvarna/contracts/indian-day';
import type { Locale } from '@suvarna/contracts/locale';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { replaceAttempts } from '../../payments/index.ts';
import { newPaymentId } from '../records/ids.ts';
import { instalmentSubject } from '../refund/instalment-subject.ts';
import { scheduleOf } from '../records/plan-schedule.ts';
import { paymentFault, type PaymentFault } from '../records/payable-today.ts';
import { factsOf } from '../plan/write-schedule.ts';
import {
  insertPayment,
  movePayment,
  paidOf,
  waitingPaymentOf,
  type Payment,
} from '../records/payment.store.ts';
import { findPlan, lockPlan } from '../records/plan.store.ts';
import { bringUpToDate } from '../steps/take-steps.ts';
import { isRunning } from '../plan/view-plan.ts';

const CODES = {
  ended: 'BOUNTY.STATE_CONFLICT',
  'not-next': 'BOUNTY.NOT_PAYABLE',
  'too-much': 'BOUNTY.AMOUNT_INVALID',
  'too-early': 'BOUNTY.NOT_PAYABLE_YET',
  'no-time': 'BOUNTY.NO_TIME_LEFT',
} as const satisfies Record<PaymentFault, string>;

export interface WantedPayment {
  readonly customerId: string;
  readonly planId: string;
  readonly number: number;
  /** All that is left of the instalment when left out. */
  readonly amount: number | undefined;
  readonly mode: PayInstalmentBody['mode'];
  readonly via: Payment['via'];
  readonly locale: Locale;
  readonly at: Date;
}

/**
 * A payment of an instalment that waits for its money. A plan has one at a time: the same one asked for
 * again, from another tab say, is the same payment, and another one takes its place, whose page is closed.
 *
 * @throws Refusal when the plan takes no such payment today
 */
export async function openPayment(tx: Tx, wanted: WantedPayment): Promise<Payment> {
  const { customerId, planId, number, mode, via, locale, at } = wanted;
  const locked = await lockPlan(tx, planId);
  if (locked?.customer_id !== customerId) throw new Refusal('BOUNTY.PLAN_NOT_FOUND');
  await bringUpToDate(tx, planId, at);
  const plan = await findPlan(tx, planId);
  if (plan === undefined || !isRunning(plan.status)) throw new Refusal('BOUNTY.STATE_CONFLICT');
  const day = indianDay(at);
  const facts = factsOf(plan, await paidOf(tx, [planId]), day);
  const rest = plan.instalment - (scheduleOf(facts, day).next?.paid ?? 0);
  const amount = wanted.amount ?? rest;
  const fault = paymentFault(facts, { number, amount }, day);
  if (fault !== undefined) throw new Refusal(CODES[fault]);
  const waiting = await waitingPaymentOf(tx, planId);
  if (waiting !== undefined) {
    if (
      waiting.number === number &&
      waiting.amount === amount &&
      (waiting.via === 'mandate') === (via === 'mandate')
    )
      return waiting;
    await endPayment(tx, waiting);
  }
  return insertPayment(tx, {
    payment_id: newPaymentId(),
    plan_id: planId,
    number,
    amount,
    via,
    provider: mode,
    locale,
    created_at: at,
    paid_at: null,
    paid_on: null,
    paper_no: null,
  });
}

/** It can be paid no more, and its page is closed; money that comes all the same goes back. */
async function endPayment(tx: Tx, { payment_id: paymentId }: Pick<Payment, 'payment_id'>): Promise<void> {
  await movePayment(tx, paymentId, ['open', 'failed'], 'over');
  await replaceAttempts(tx, instalmentSubject(paymentId));
}

/** What waits for its money waits no longer: the plan takes none. The plan is locked by the caller. */
export async function endWaitingPayment(tx: Tx, planId: string): Promise<void> {
  const waiting = await waitingPaymentOf(tx, planId);
  if (waiting !== undefined) await endPayment(tx, waiting);
}
