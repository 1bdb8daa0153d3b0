import { GOLDEN_BOUNTY } from '@suvarna/contracts/golden-bounty';
import type { MinorUnits } from '@suvarna/contracts/money';
import { addDays, later, type Day } from './calendar.ts';
import { scheduleOf, type PlanSchedule, type PlanFacts } from './plan-schedule.ts';

/** Why money cannot be taken for an instalment. `no-time`: the plan could not mature within its year. */
export type PaymentFault = 'ended' | 'not-next' | 'too-much' | 'too-early' | 'no-time';

/** Whether this much can be taken for this instalment on a day. */
export function paymentFault(
  facts: PlanFacts,
  { number, amount }: { readonly number: number; readonly amount: MinorUnits },
  day: Day,
): PaymentFault | undefined {
  const schedule = scheduleOf(facts, day);
  if (schedule.standing === 'canceled' || schedule.standing === 'matured' || day > schedule.yearEndsOn)
    return 'ended';
  const { next } = schedule;
  if (next === null || next.number !== number) return 'not-next';
  if (amount <= 0 || amount > facts.instalment - next.paid) return 'too-much';
  if (day < next.payableFrom) return 'too-early';
  const after = scheduleOf({ ...facts, parts: [...facts.parts, { number, amount, on: day }] }, day);
  return canMature(after, day) ? undefined : 'no-time';
}

/** Whether a plan whose instalments to come are each paid on the first possible day matures within its year. */
export function canMature({ instalments, maturesOn, yearEndsOn, next }: PlanSchedule, day: Day): boolean {
  const last = instalments.at(-1);
  if (next === null || last === undefined) return maturesOn <= yearEndsOn;
  return addDays(later(last.payableFrom, day), GOLDEN_BOUNTY.maturityWaitDays) <= yearEndsOn;
}
