import { addDays, type Day } from './calendar.ts';
import type { PlanSchedule } from './plan-schedule.ts';

/** What becomes of a plan by itself, when no money comes and nothing is spent. */
export interface NextStep {
  readonly step: 'default' | 'cancel' | 'mature' | 'year-over';
  readonly on: Day;
}

/** @param redeemBy last day on which what is in the plan can be spent */
export function nextStepOf(schedule: PlanSchedule, redeemBy: Day): NextStep {
  const yearOver: NextStep = { step: 'year-over', on: addDays(redeemBy, 1) };
  const byRule = stepByRule(schedule);
  return byRule !== undefined && byRule.on < yearOver.on ? byRule : yearOver;
}

function stepByRule({ default: open, next, maturesOn, standing }: PlanSchedule): NextStep | undefined {
  if (standing === 'matured' || standing === 'canceled') return undefined;
  if (open !== null) return { step: 'cancel', on: open.cancelsOn };
  return next === null
    ? { step: 'mature', on: maturesOn }
    : { step: 'default', on: addDays(next.graceUntil, 1) };
}
