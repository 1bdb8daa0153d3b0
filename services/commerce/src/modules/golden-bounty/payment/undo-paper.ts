import { indianDay } from '@suvarna/contracts/indian-day';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { post } from '../../ledger/index.ts';
import { PAPER, principalOf } from '../accounts.ts';
import { addDays } from '../records/calendar.ts';
import { lockPlanToday } from '../steps/lock-plan-today.ts';
import { forgetCharge } from '../records/mandate.store.ts';
import { noteNotice } from '../records/notice.store.ts';
import { takeContributionBack } from '../refund/pay-back.ts';
import { endWaitingPayment } from './pay-instalment.ts';
import { paidOf, undoPayment, type Payment } from '../records/payment.store.ts';
import { writeSchedule, writeEarned } from '../plan/write-schedule.ts';
import { balancesOf, changePlan, findPlan, movePlan, noteHistory, type Plan } from '../records/plan.store.ts';
import { redemptionsOfPlans } from '../records/redemption.store.ts';
import { bringUpToDate } from '../steps/take-steps.ts';
import { PENDING_DAYS } from '../records/terms.ts';

interface Undoing {
  readonly planId: string;
  readonly paymentId: string;
  readonly by: string;
  readonly note: string;
  readonly at: Date;
}

/**
 * Takes back a payment that was noted on paper and did not come: a cheque that was returned, a slip of
 * another plan. It is the last that was paid, since instalments are paid one after the other, and nothing
 * of the plan was spent, is held or went back. Afterwards the plan stands as if it had never been paid:
 * without its first payment it is pending, without its last it has not matured, and a grace that is over
 * in the meantime is a default.
 *
 * @throws Refusal when there is no such payment of the plan, or it cannot be undone any more
 */
export async function undoPaperPayment(tx: Tx, undoing: Undoing): Promise<void> {
  const { planId, paymentId, by, note, at } = undoing;
  const plan = await lockPlanToday(tx, planId, at);
  const paid = await paidOf(tx, [planId]);
  const payment = paid.at(-1);
  if (payment?.payment_id !== paymentId || !(await canBeUndone(tx, plan, payment)))
    throw new Refusal('BOUNTY.STATE_CONFLICT');
  const { amount, paper_no: paperNo } = payment;
  await endWaitingPayment(tx, planId);
  await forgetCharge(tx, planId);
  if (!(await undoPayment(tx, paymentId, at))) throw new Refusal('BOUNTY.STATE_CONFLICT');
  await post(
    tx,
    { key: `plan-paper-undone:${paymentId}`, kind: 'plan-paper-undone', reference: planId, at },
    [
      { account: principalOf(planId), amount: -amount },
      { account: PAPER, amount },
    ],
  );
  await noteHistory(tx, planId, { at, event: 'paper-undone', by, note: `${paperNo ?? ''} ${note}` });
  await noteNotice(tx, { planId, kind: 'paper-undone', about: paymentId, amount, at });
  if (plan.status === 'canceled') return writeEarned(tx, plan, at);
  if (paid.length === 1) return becomePending(tx, plan, at);
  await standAsBefore(tx, plan, at);
}

async function canBeUndone(tx: Tx, plan: Plan, payment: Payment): Promise<boolean> {
  if (payment.via !== 'paper' || payment.refunded > 0 || plan.status === 'completed') return false;
  const used = await redemptionsOfPlans(tx, [plan.plan_id]);
  if (used.some(({ state }) => state !== 'released')) return false;
  const { principal = 0 } = (await balancesOf(tx, [plan.plan_id])).get(plan.plan_id) ?? {};
  return principal >= payment.amount;
}

/** The plan never began: its days are counted from the next first payment, for which there is a week again. */
async function becomePending(tx: Tx, { plan_id: planId }: Plan, at: Date): Promise<void> {
  await movePlan(tx, planId, ['active', 'defaulted'], {
    status: 'pending',
    started_on: null,
    redeem_by: null,
    matures_on: null,
    earned: 0,
    paid_count: 0,
    next_step: 'lapse',
    next_step_on: addDays(indianDay(at), PENDING_DAYS + 1),
    next_due_on: null,
    next_grace_until: null,
    next_amount: 0,
    cure_from: null,
    // No customer has to say yes to giving up what never began.
    cancel_state: null,
    cancel_requested_at: null,
  });
}

async function standAsBefore(tx: Tx, plan: Plan, at: Date): Promise<void> {
  const { plan_id: planId } = plan;
  if (plan.status === 'matured') {
    const { contribution = 0 } = (await balancesOf(tx, [planId])).get(planId) ?? {};
    await takeContributionBack(tx, planId, contribution, at);
    await movePlan(tx, planId, ['matured'], { status: 'active' });
  }
  const now = await findPlan(tx, planId);
  if (now === undefined) throw new Error(`There is no plan ${planId}.`);
  const { default: open, standing } = await writeSchedule(tx, now, at);
  // A grace, or sixty days, that went by while the paper was thought to be money: the steps are taken one after the other.
  if (open !== null && now.status === 'active')
    await changePlan(tx, planId, { next_step: 'default', next_step_on: open.since });
  else if (open !== null && standing === 'canceled')
    await changePlan(tx, planId, { next_step: 'cancel', next_step_on: open.cancelsOn });
  await bringUpToDate(tx, planId, at);
}
