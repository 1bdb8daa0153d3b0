import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checkLedger } from '../../ledger/index.ts';
import { runCalendar, type CalendarEnd } from './calendar-run.fixtures.ts';
import { startPlans } from './plans.fixtures.ts';
import { randomCalendar } from './random-calendar.fixtures.ts';
import { ofSuite } from '../../../../test-support/service.fixtures.ts';

const store = ofSuite(() => startPlans('golden_bounty_calendars'));

// In short; `golden-bounty.proof.ts` runs 10,000, and 200 with kills.
it('no sequence of days, payments and failures loses or invents a paisa', async () => {
  const ends: CalendarEnd[] = [];
  await fc.assert(
    fc.asyncProperty(randomCalendar, async (calendar) => {
      ends.push(
        await runCalendar(
          { db: store.db, doing: (work) => work(), asking: (work) => work(), nights: 'own' },
          calendar,
        ),
      );
    }),
    { numRuns: 14 },
  );
  expect(new Set(ends.map(({ status }) => status)).size).toBeGreaterThan(1);
  expect(ends.some(({ defaulted }) => defaulted)).toBe(true);
  expect(ends.some(({ strays }) => strays > 0)).toBe(true);
  expect(await checkLedger(store.db, new Date('2040-01-01'))).toMatchObject({
    unitsOff: 0,
    transactionsOff: 0,
    accountsOff: 0,
    undecidedHolds: [],
  });
});
