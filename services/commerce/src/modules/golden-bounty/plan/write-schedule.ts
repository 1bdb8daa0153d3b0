import { indianDay } from '@suvarna/contracts/indian-day';
import type { Tx } from '../../../platform/database/database.ts';
import { addDays, later, type Day } from '../records/calendar.ts';
import { scheduleOf, type PlanSchedule, type PlanFacts } from '../records/plan-schedule.ts';
import { nextStepOf } from '../records/next-step.ts';
import { changePlan, type Plan } from '../records/plan.store.ts';
import { paidOf, type Payment } from '../records/payment.store.ts';

/** A plan as the rules know it; one that is pending would begin on the day it is asked for. */
export function factsOf(
  plan: Pick<Plan, 'started_on' | 'instalment'>,
  payments: readonly Pick<Payment, 'number' | 'amount' | 'paid_on'>[],
  day: Day,
): PlanFacts {
  return {
    startedOn: plan.started_on ?? day,
    instalment: plan.instalment,
    parts: payments.flatMap(({ number, amount, paid_on: on }) =>
      on === null ? [] : [{ number, amount, on }],
    ),
  };
}

/** What the row says of the schedule, for lists, the nightly job and reminders. */
function columnsOf(schedule: PlanSchedule, facts: PlanFacts, redeemBy: Day) {
  const { next } = schedule;
  const step = nextStepOf(schedule, redeemBy);
  const inDefault = next && scheduleOf(facts, later(addDays(next.graceUntil, 1), facts.startedOn)).default;
  return {
    matures_on: schedule.maturesOn,
    earned: schedule.earned,
    paid_count: schedule.paidCount,
    next_step: step.step,
    next_step_on: step.on,
    next_due_on: next?.due ?? null,
    next_grace_until: next?.graceUntil ?? null,
    next_amount: next === null ? 0 : facts.instalment - next.paid,
    cure_from: schedule.default?.nextPaymentFrom ?? inDefault?.nextPaymentFrom ?? null,
  } as const;
}

/** Writes down what a plan that ended earned by the payments that are left. The row is locked by the caller. */
export async function writeEarned(tx: Tx, plan: Plan, at: Date): Promise<void> {
  const day = indianDay(at);
  const schedule = scheduleOf(factsOf(plan, await paidOf(tx, [plan.plan_id]), day), day);
  await changePlan(tx, plan.plan_id, { earned: schedule.earned, paid_count: schedule.paidCount });
}

/** Writes down how a plan stands after money came. The row is locked by the caller. */
export async function writeSchedule(tx: Tx, plan: Plan, at: Date): Promise<PlanSchedule> {
  const day = indianDay(at);
  const facts = factsOf(plan, await paidOf(tx, [plan.plan_id]), day);
  const schedule = scheduleOf(facts, day);
  await changePlan(tx, plan.plan_id, columnsOf(schedule, facts, plan.redeem_by ?? schedule.yearEndsOn));
  return schedule;
}
