import { GOLDEN_BOUNTY } from '@suvarna/contracts/golden-bounty';
import { indianDay } from '@suvarna/contracts/indian-day';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { daysBetween } from '../records/calendar.ts';
import { endMandate } from '../mandate/end-mandate.ts';
import { payBack } from '../refund/pay-back.ts';
import { endWaitingPayment } from '../payment/pay-instalment.ts';
import { balancesOf, changePlan, movePlan, noteHistory, type Plan } from '../records/plan.store.ts';
import { lockPlanToday } from '../steps/lock-plan-today.ts';
import { endPlan } from '../steps/take-steps.ts';

export interface CancelRequest {
  readonly customerId: string;
  readonly planId: string;
  readonly comment: string;
  readonly at: Date;
}

const isInCoolingOff = (plan: Plan, at: Date): boolean =>
  plan.started_on !== null && daysBetween(plan.started_on, indianDay(at)) <= GOLDEN_BOUNTY.coolingOffDays;

/**
 * A customer gives a plan up, or asks for what is left of one that is canceled or has matured. Before its
 * first payment and in the days of cooling off it ends at once, as it does from maturity on, when no more
 * money is to come; in between the store's people say yes first. Either way every payment goes back whole,
 * and there is no contribution.
 *
 * @throws Refusal when the plan is another's, spent, or held by an order
 */
export async function requestCancel(tx: Tx, request: CancelRequest): Promise<void> {
  const { customerId, planId, comment, at } = request;
  const plan = await lockPlanToday(tx, planId, at);
  if (plan.customer_id !== customerId) throw new Refusal('BOUNTY.PLAN_NOT_FOUND');
  if (plan.status === 'pending') return lapse(tx, plan, at);
  if (plan.status === 'canceled' || plan.status === 'matured') return payRestBack(tx, plan, { comment, at });
  if (plan.status !== 'active' && plan.status !== 'defaulted') throw new Refusal('BOUNTY.STATE_CONFLICT');
  if (isInCoolingOff(plan, at)) return cancelNow(tx, plan, { by: 'customer', note: comment, at });
  if (plan.cancel_state === 'open') throw new Refusal('BOUNTY.STATE_CONFLICT');
  await changePlan(tx, planId, { cancel_state: 'open', cancel_requested_at: at, cancel_note: '' });
  await noteHistory(tx, planId, { at, event: 'cancel-requested', by: 'customer', note: comment });
}

/** Nothing was paid: there is nothing to give back. */
async function lapse(tx: Tx, plan: Plan, at: Date): Promise<void> {
  await endWaitingPayment(tx, plan.plan_id);
  await movePlan(tx, plan.plan_id, ['pending'], { status: 'lapsed', next_step: null, next_step_on: null });
  await endMandate(tx, plan.plan_id);
  await noteHistory(tx, plan.plan_id, { at, event: 'lapsed', by: 'customer' });
}

async function payRestBack(
  tx: Tx,
  plan: Plan,
  { comment: note, at }: Pick<CancelRequest, 'comment' | 'at'>,
): Promise<void> {
  const { principal = 0 } = (await balancesOf(tx, [plan.plan_id])).get(plan.plan_id) ?? {};
  if (principal === 0) throw new Refusal('BOUNTY.STATE_CONFLICT');
  const reason = plan.status === 'matured' ? 'asked' : 'default';
  const amount = await payBack(tx, { planId: plan.plan_id, reason, at });
  // What waited for an answer since before it matured has one.
  if (plan.cancel_state === 'open') await changePlan(tx, plan.plan_id, { cancel_state: 'approved' });
  await endPlan(tx, plan, { by: 'customer', reason: 'asked', at, amount, note });
}

interface Ending {
  readonly by: string;
  readonly note: string;
  readonly at: Date;
}

async function cancelNow(tx: Tx, plan: Plan, { by, note, at }: Ending): Promise<void> {
  await endWaitingPayment(tx, plan.plan_id);
  await endMandate(tx, plan.plan_id);
  const amount = await payBack(tx, { planId: plan.plan_id, reason: 'asked', at });
  await endPlan(tx, plan, { by, reason: 'asked', at, amount, note });
}

/** The store's people answer a request to give a plan up. @throws Refusal when none waits, or the plan matured in the meantime */
export async function decideCancel(
  tx: Tx,
  decision: { readonly planId: string; readonly approve: boolean } & Ending,
): Promise<void> {
  const { planId, approve, by, note, at } = decision;
  const plan = await lockPlanToday(tx, planId, at);
  if (plan.cancel_state !== 'open') throw new Refusal('BOUNTY.STATE_CONFLICT');
  if (approve && plan.status !== 'active' && plan.status !== 'defaulted')
    throw new Refusal('BOUNTY.STATE_CONFLICT');
  await changePlan(tx, planId, { cancel_state: approve ? 'approved' : 'declined', cancel_note: note });
  await noteHistory(tx, planId, { at, event: approve ? 'cancel-approved' : 'cancel-declined', by, note });
  if (approve) await cancelNow(tx, plan, { by, note, at });
}
