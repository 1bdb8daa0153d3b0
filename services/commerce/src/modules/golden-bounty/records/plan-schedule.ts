import { GOLDEN_BOUNTY, type InstalmentState } from '@suvarna/contracts/golden-bounty';
import type { MinorUnits } from '@suvarna/contracts/money';
import { addDays, later, monthsAfter, type Day } from './calendar.ts';
import { contributionOf } from './contribution.ts';

const { months, graceDays, dueSoonDays, cureDays, maturityWaitDays, maxDaysToRedeem } = GOLDEN_BOUNTY;

/** Money that came for an instalment. */
export interface Part {
  readonly number: number;
  readonly amount: MinorUnits;
  readonly on: Day;
}

/** All that the schedule of a plan depends on. */
export interface PlanFacts {
  /** Day of the first payment. */
  readonly startedOn: Day;
  readonly instalment: MinorUnits;
  /** In the order in which they came; instalments are paid one after the other. */
  readonly parts: readonly Part[];
}

export interface ScheduledInstalment {
  readonly number: number;
  readonly due: Day;
  readonly graceUntil: Day;
  /** First day on which it can be paid. */
  readonly payableFrom: Day;
  readonly paid: MinorUnits;
  /** Day on which all of it was there. */
  readonly paidOn: Day | null;
  /** `null` while it is open. */
  readonly onTime: boolean | null;
  readonly frozen: boolean;
  readonly state: InstalmentState;
}

/** An instalment that was not paid within its grace. */
interface Default {
  readonly number: number;
  readonly since: Day;
  readonly nextPaymentFrom: Day;
  /** First day on which it can be cured no more. */
  readonly cancelsOn: Day;
}

export interface PlanSchedule {
  readonly instalments: readonly ScheduledInstalment[];
  /** `canceled` by a default that was not cured; everything else that ends a plan is no matter of days. */
  readonly standing: 'active' | 'defaulted' | 'canceled' | 'matured';
  readonly default: Default | null;
  readonly paidCount: number;
  readonly onTimeCount: number;
  /** The first that is not paid. */
  readonly next: ScheduledInstalment | null;
  /** Of the fifth payment; while it is to come, as it is expected. */
  readonly maturesOn: Day;
  /** Last day of the year in which the advance has to become jewellery. */
  readonly yearEndsOn: Day;
  /** For what was paid within grace up to now. */
  readonly earned: MinorUnits;
  /** When everything to come is paid within grace, too. */
  readonly possible: MinorUnits;
}

export const yearEndOf = (startedOn: Day): Day => addDays(startedOn, maxDaysToRedeem);

/**
 * State of an instalment at the end of a day in India, word for word as domain rules §2.12 have it. What
 * the paragraph leaves open is that a part that was paid keeps no instalment from exceeding its grace.
 */
function instalmentState(
  { due, graceUntil, paid }: { readonly due: Day; readonly graceUntil: Day; readonly paid: MinorUnits },
  instalment: MinorUnits,
  day: Day,
): InstalmentState {
  if (paid >= instalment) return 'paid';
  if (paid > 0 && day <= graceUntil) return 'partially_paid';
  if (day < addDays(due, -dueSoonDays)) return 'upcoming';
  if (day <= due) return 'due';
  return day <= graceUntil ? 'due_date_exceeded' : 'grace_period_exceeded';
}

function paidUntil({ parts, instalment }: PlanFacts, number: number, day: Day) {
  let paid = 0;
  let paidOn: Day | null = null;
  for (const part of parts) {
    if (part.number !== number || part.on > day) continue;
    paid += part.amount;
    if (paidOn === null && paid >= instalment) paidOn = part.on;
  }
  return { paid, paidOn };
}

/** Due dates that went by from a default to its cure: by so many months everything that follows is later. */
function missedMonths(startedOn: Day, month: number, curedOn: Day): number {
  let missed = 0;
  while (monthsAfter(startedOn, month + missed + 1) <= curedOn) missed += 1;
  return missed;
}

/**
 * How a plan stands at the end of a day, by its payments alone: schedule, states, default and cure,
 * contribution, maturity. It is asked for any day, so that what the calculator promises, what a page
 * shows and what the nightly job does are one rule.
 */
export function scheduleOf(facts: PlanFacts, day: Day): PlanSchedule {
  const { startedOn, instalment } = facts;
  const instalments: ScheduledInstalment[] = [];
  let shift = 0;
  let open: Default | null = null;
  let onTimeCount = 0;
  let earliestNext = startedOn;
  for (let number = 1; number <= months; number += 1) {
    const month = number - 1 + shift;
    const due = monthsAfter(startedOn, month);
    const graceUntil = addDays(due, graceDays);
    const { paid, paidOn } = paidUntil(facts, number, day);
    const isLate = (paidOn ?? day) > graceUntil;
    const isDefaulted = open === null && isLate;
    const following = monthsAfter(startedOn, month + 1);
    instalments.push({
      number,
      due,
      graceUntil,
      payableFrom: isDefaulted ? following : earliestNext,
      paid,
      paidOn,
      onTime: paidOn === null ? (isDefaulted ? false : null) : !isLate,
      frozen: open !== null,
      state: instalmentState({ due, graceUntil, paid }, instalment, day),
    });
    if (paidOn !== null && !isLate) onTimeCount += 1;
    if (isDefaulted) {
      const since = addDays(graceUntil, 1);
      if (paidOn === null)
        open = { number, since, nextPaymentFrom: following, cancelsOn: addDays(since, cureDays) };
      // Not cured yet: what follows is shown as if it were, on the first day that is possible.
      shift += missedMonths(startedOn, month, paidOn ?? later(day, following));
    }
    // An instalment can be paid a month ahead and not before: the discount is for saving five months.
    earliestNext = monthsAfter(startedOn, number - 1 + shift);
  }
  const next = instalments.find(({ paidOn }) => paidOn === null) ?? null;
  const paidCount = instalments.filter(({ paidOn }) => paidOn !== null).length;
  const last = instalments.at(-1);
  const lastPaid = last?.paidOn ?? later(last?.due ?? startedOn, next === last ? day : startedOn);
  const maturesOn = addDays(lastPaid, maturityWaitDays);
  const lost = instalments.filter(({ onTime }) => onTime === false).length;
  return {
    instalments,
    standing: standingOf(open, next, maturesOn, day),
    default: open,
    paidCount,
    onTimeCount,
    next,
    maturesOn,
    yearEndsOn: yearEndOf(startedOn),
    earned: contributionOf(instalment, onTimeCount),
    possible: contributionOf(instalment, months - lost),
  };
}

function standingOf(
  open: Default | null,
  next: ScheduledInstalment | null,
  maturesOn: Day,
  day: Day,
): PlanSchedule['standing'] {
  if (open !== null) return day >= open.cancelsOn ? 'canceled' : 'defaulted';
  return next === null && day >= maturesOn ? 'matured' : 'active';
}
