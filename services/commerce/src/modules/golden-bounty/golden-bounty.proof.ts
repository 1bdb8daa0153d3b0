import { createPool } from '@suvarna/database/pool';
import { reportFigures } from '@suvarna/testing/report-figures';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { SCHEMA } from '../../platform/database/migrations.ts';
import { checkLedger } from '../ledger/index.ts';
import { runCalendar, type CalendarEnd, type Doing } from './steps/calendar-run.fixtures.ts';
import { startPlans, type PlansHarness } from './steps/plans.fixtures.ts';
import { randomCalendar, type RandomCalendar } from './steps/random-calendar.fixtures.ts';

const CALENDARS = 10_000;
const BESIDE_EACH_OTHER = 8;
const KILLED = 200;
const AN_HOUR = 3_600_000;

let store: PlansHarness;
beforeAll(async () => {
  store = await startPlans('golden_bounty_proof');
}, 60_000);
afterAll(() => store.stop());

function figuresOf(ends: readonly CalendarEnd[]): Record<string, number> {
  const of = (is: (end: CalendarEnd) => boolean): number => ends.filter(is).length;
  return {
    calendars: ends.length,
    completed: of(({ status }) => status === 'completed'),
    canceled: of(({ status }) => status === 'canceled'),
    five_paid: of(({ paid }) => paid === 5),
    defaulted: of(({ defaulted }) => defaulted),
    stray_money: ends.reduce((sum, { strays }) => sum + strays, 0),
  };
}

const booksAreRight = async (): Promise<void> =>
  expect(await checkLedger(store.db, new Date('2060-01-01'))).toEqual({
    unitsOff: 0,
    transactionsOff: 0,
    accountsOff: 0,
    undecidedHolds: [],
  });

describe('any sequence of days, payments and failures', () => {
  it(
    'keeps a plan worth what it is, in 10,000 calendars',
    async () => {
      const calendars = fc.sample(randomCalendar, CALENDARS);
      const ends: CalendarEnd[] = [];
      const atOnce: Doing = (work) => work();
      const world = { db: store.db, doing: atOnce, asking: atOnce, nights: 'own' } as const;
      const queue = calendars.values();
      const worker = async (): Promise<void> => {
        for (const calendar of queue) ends.push(await runOne(calendar));
      };
      const runOne = async (calendar: RandomCalendar): Promise<CalendarEnd> => {
        try {
          return await runCalendar(world, calendar);
        } catch (cause) {
          throw new Error(`a calendar that breaks a rule: ${JSON.stringify(calendar)}`, { cause });
        }
      };
      await Promise.all(Array.from({ length: BESIDE_EACH_OTHER }, worker));
      reportFigures('random calendars', figuresOf(ends));
      expect(ends).toHaveLength(CALENDARS);
      await booksAreRight();
    },
    AN_HOUR,
  );

  it(
    'also when its connections are killed in the middle, in 200',
    async () => {
      const killer = createPool({ url: store.pool.options.connectionString ?? '', schema: SCHEMA, max: 1 });
      let kills = 0;
      const kill = async (): Promise<void> => {
        const { rowCount } = await killer.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle' and backend_type = 'client backend'`,
        );
        kills += rowCount ?? 0;
      };
      /** Begins a step, kills what is under way at some moment of it, and begins it again until it is done. */
      const doing: Doing = async (work) => {
        for (let time = 0; ; time += 1) {
          const under = work();
          const killing = time < 2 && Math.random() < 0.5 ? afterAMoment(kill) : undefined;
          const [outcome] = await Promise.allSettled([under, killing]);
          if (outcome.status === 'fulfilled') return outcome.value;
          if (!isKilled(outcome.reason)) throw outcome.reason;
        }
      };
      const asking: Doing = async (work) => {
        for (;;) {
          const [outcome] = await Promise.allSettled([work()]);
          if (outcome.status === 'fulfilled') return outcome.value;
          if (!isKilled(outcome.reason)) throw outcome.reason;
        }
      };
      const ends: CalendarEnd[] = [];
      for (const calendar of fc.sample(randomCalendar, KILLED))
        ends.push(await runCalendar({ db: store.db, doing, asking, nights: 'all' }, calendar));
      await killer.end();
      reportFigures('random calendars with kills', { ...figuresOf(ends), kills });
      expect(kills).toBeGreaterThan(KILLED / 4);
      await booksAreRight();
    },
    AN_HOUR,
  );
});

/** Whether an error, or one that it was made of, is that of a connection that was killed. */
function isKilled(error: unknown): boolean {
  const {
    code,
    cause,
    errors = [],
  } = error as { code?: unknown; cause?: unknown; errors?: readonly unknown[] };
  return (
    code === '57P01' ||
    /terminat|connection|ended|ECONNRESET|EPIPE/i.test(String(error)) ||
    (cause !== undefined && isKilled(cause)) ||
    errors.some(isKilled)
  );
}

/** Somewhere in the first turns of the event loop, so that no clock decides where. */
async function afterAMoment(work: () => Promise<void>): Promise<void> {
  const turns = Math.floor(Math.random() * 40);
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  await work();
}
