import { indianDay } from '@suvarna/contracts/indian-day';
import type { Tx } from '../../platform/database/database.ts';
import { addDays, later, type Day } from './calendar.ts';
import { courseOf, type Course, type PlanFacts } from './course.ts';
import { nextStepOf } from './next-step.ts';
import { changePlan, type Plan } from './plan.store.ts';
import { paidOf, type Payment } from './payment.store.ts';

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

/** What the row says of the course, for lists, the nightly job and reminders. */
function columnsOf(course: Course, facts: PlanFacts, redeemBy: Day) {
  const { next } = course;
  const step = nextStepOf(course, redeemBy);
  const inDefault = next && courseOf(facts, later(addDays(next.graceUntil, 1), facts.startedOn)).default;
  return {
    matures_on: course.maturesOn,
    earned: course.earned,
    paid_count: course.paidCount,
    next_step: step.step,
    next_step_on: step.on,
    next_due_on: next?.due ?? null,
    next_grace_until: next?.graceUntil ?? null,
    next_amount: next === null ? 0 : facts.instalment - next.paid,
    cure_from: course.default?.nextPaymentFrom ?? inDefault?.nextPaymentFrom ?? null,
  } as const;
}

/** Writes down what a plan that ended earned by the payments that are left. The row is locked by the caller. */
export async function writeEarned(tx: Tx, plan: Plan, at: Date): Promise<void> {
  const day = indianDay(at);
  const course = courseOf(factsOf(plan, await paidOf(tx, [plan.plan_id]), day), day);
  await changePlan(tx, plan.plan_id, { earned: course.earned, paid_count: course.paidCount });
}

/** Writes down how a plan stands after money came. The row is locked by the caller. */
export async function writeCourse(tx: Tx, plan: Plan, at: Date): Promise<Course> {
  const day = indianDay(at);
  const facts = factsOf(plan, await paidOf(tx, [plan.plan_id]), day);
  const course = courseOf(facts, day);
  await changePlan(tx, plan.plan_id, columnsOf(course, facts, plan.redeem_by ?? course.yearEndsOn));
  return course;
}
