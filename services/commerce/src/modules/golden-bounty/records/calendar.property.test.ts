import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays, daysBetween, later } from './calendar.ts';
import { contributionOf } from './contribution.ts';
import { scheduleOf, type PlanSchedule, type Part, type PlanFacts } from './plan-schedule.ts';
import { nextStepOf } from './next-step.ts';
import { paymentFault } from './payable-today.ts';
import { randomCalendar, type RandomCalendar } from '../steps/random-calendar.fixtures.ts';

/** The arrows of domain rules §2.12, as far as days and payments draw them. */
const ARROWS: Readonly<Record<PlanSchedule['standing'], readonly PlanSchedule['standing'][]>> = {
  active: ['active', 'defaulted', 'matured'],
  defaulted: ['defaulted', 'active', 'canceled'],
  matured: ['matured'],
  canceled: ['canceled'],
};

/** The payments of a calendar that the rules accept, in order. */
function acceptedParts({ startedOn, instalment, deeds }: RandomCalendar): PlanFacts {
  const parts: Part[] = [];
  let day = startedOn;
  for (const { kind, after, percent } of deeds) {
    day = addDays(day, after);
    if (!kind.startsWith('pay')) continue;
    const schedule = scheduleOf({ startedOn, instalment, parts }, day);
    if (schedule.next === null) continue;
    const rest = instalment - schedule.next.paid;
    const amount = kind === 'pay-part' ? Math.max(1, Math.floor((rest * percent) / 100)) : rest;
    for (const number of kind === 'pay-twice'
      ? [schedule.next.number, schedule.next.number]
      : [schedule.next.number])
      if (paymentFault({ startedOn, instalment, parts }, { number, amount }, day) === undefined)
        parts.push({ number, amount, on: day });
  }
  return { startedOn, instalment, parts };
}

const runs = { numRuns: 60 };

describe('any calendar of payments', () => {
  it('moves a plan only as it is drawn, and every day follows from the day before', () => {
    fc.assert(
      fc.property(randomCalendar, (calendar) => {
        const facts = acceptedParts(calendar);
        let before = scheduleOf(facts, facts.startedOn);
        // One comparison a calendar: one a day takes longer than the days themselves.
        const wrong: string[] = [];
        for (let offset = 1; offset <= 400; offset += 1) {
          const day = addDays(facts.startedOn, offset);
          const now = scheduleOf(facts, day);
          if (!ARROWS[before.standing].includes(now.standing))
            wrong.push(`${day}: ${before.standing} becomes ${now.standing}`);
          // What happens by itself happens on the day that was foretold.
          if (now.standing !== before.standing && !facts.parts.some(({ on }) => on === day))
            expect(nextStepOf(before, addDays(day, 1_000)).on).toBe(day);
          before = now;
        }
        expect(wrong).toEqual([]);
      }),
      runs,
    );
  });

  it('pays no instalment twice, more than it costs, out of turn, or after the plan is over', () => {
    fc.assert(
      fc.property(randomCalendar, (calendar) => {
        const facts = acceptedParts(calendar);
        const { instalments } = scheduleOf(facts, addDays(facts.startedOn, 2_000));
        for (const [index, { paid, paidOn }] of instalments.entries()) {
          expect(paid).toBeLessThanOrEqual(facts.instalment);
          if (paid > 0 && index > 0) expect(instalments[index - 1]?.paidOn).not.toBeNull();
          expect(paid === facts.instalment).toBe(paidOn !== null);
        }
        for (const { on } of facts.parts) {
          expect(
            scheduleOf({ ...facts, parts: facts.parts.filter((part) => part.on < on) }, on).standing,
          ).not.toBe('canceled');
          expect(daysBetween(facts.startedOn, on)).toBeLessThanOrEqual(365);
        }
      }),
      runs,
    );
  });

  it('gives sixty percent of one instalment for five within grace, in proportion for fewer, and never takes back what was earned', () => {
    fc.assert(
      fc.property(randomCalendar, (calendar) => {
        const facts = acceptedParts(calendar);
        const weeks = Array.from({ length: 55 }, (_, week) =>
          scheduleOf(facts, addDays(facts.startedOn, 7 * week)),
        );
        const onTime = weeks.map(
          ({ instalments }) =>
            instalments.filter(({ paidOn, graceUntil }) => paidOn !== null && paidOn <= graceUntil).length,
        );
        const earned = weeks.map((week) => week.earned);
        expect(earned).toEqual(onTime.map((paid) => contributionOf(facts.instalment, paid)));
        expect(earned).toEqual(onTime.map((paid) => (facts.instalment * 60 * paid) / 500));
        expect(earned.filter((paise) => !Number.isSafeInteger(paise))).toEqual([]);
        expect(earned).toEqual(earned.toSorted((one, other) => one - other));
        expect(weeks.filter((week) => week.possible < week.earned)).toEqual([]);
      }),
      runs,
    );
  });

  it('matures thirty days after the fifth payment and within the year, or not at all', () => {
    fc.assert(
      fc.property(randomCalendar, (calendar) => {
        const facts = acceptedParts(calendar);
        const end = scheduleOf(facts, addDays(facts.startedOn, 2_000));
        if (end.paidCount < 5) return expect(end.standing).not.toBe('matured');
        const last = facts.parts.map(({ on }) => on).reduce(later);
        expect(end.maturesOn).toBe(addDays(last, 30));
        expect(end.maturesOn <= end.yearEndsOn).toBe(true);
      }),
      runs,
    );
  });
});
