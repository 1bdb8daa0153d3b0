import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { pino } from 'pino';
import { indianDay } from '@suvarna/contracts/indian-day';
import { isWorkingDay } from '@suvarna/contracts/shipping';
import { databaseOver, type Database } from '../../../platform/database/database.ts';
import { ofSuite, startService } from '../../../../test-support/service.fixtures.ts';
import { FeedUnavailable, type GoldFeed, type GoldReading } from './gold-feed.ts';
import { waitingProposals } from './gold-rate-proposal.store.ts';
import { goldAt, listGold } from './gold-rate.store.ts';
import { decideGold, publishGold } from './publish-gold.ts';
import { ratesFrom, takeRateOfToday, takeRates } from './take-rates.ts';

const NOW = new Date('2026-11-23T05:00:00Z');
const FINE = 12_000_00;
const service = ofSuite(() => startService('gold_feed', {}, { clock: () => NOW }));
let db: Database;
let reading: GoldReading | 'away';
const goldFeed: GoldFeed = {
  name: 'goldapi',
  read: async () => {
    if (reading === 'away') throw new FeedUnavailable('away');
    return reading;
  },
};
const minutesAgo = (minutes: number): Date => new Date(NOW.getTime() - minutes * 60_000);
const take = () => takeRates({ db, log: pino({ level: 'silent' }), goldFeed }, NOW);
/** What would show that something moved. */
const state = async () => [
  (await goldAt(db, NOW))?.rates,
  (await listGold(db, 1)).map(({ version }) => version),
  (await waitingProposals(db, NOW)).length,
];

beforeAll(async () => {
  db = databaseOver(service.pool);
  await db
    .transaction()
    .execute((tx) =>
      publishGold(
        tx,
        { rates: ratesFrom({ fine: FINE }), source: 'test', published_by: 'test' },
        minutesAgo(600),
      ),
    );
});
beforeEach(() => {
  reading = { fine: FINE, at: minutesAgo(1) };
});

describe('the rates of a feed', () => {
  it('are whole rupees of every karat, by fineness', () => {
    expect(ratesFrom({ fine: 12_899_13 })).toEqual({
      14: 7_553_00,
      18: 9_684_00,
      22: 11_827_00,
      24: 12_899_00,
    });
  });

  it('are published once, however often and by however many they are taken', async () => {
    reading = { fine: 12_120_00, at: minutesAgo(2) };
    const [before] = await listGold(db, 1);
    const outcomes = [...(await Promise.all([take(), take(), take()])), await take()];
    expect(outcomes.filter((outcome) => outcome !== null)).toEqual([
      { state: 'published', version: (before?.version ?? 0) + 1, effective_from: NOW },
    ]);
    expect((await goldAt(db, NOW))?.rates[24]).toBe(12_120_00);
    const [newest] = await listGold(db, 1);
    expect(newest).toMatchObject({
      published_by: 'goldapi',
      source: `goldapi ${minutesAgo(2).toISOString()}`,
    });
  });

  it.each([
    ['stands still', { fine: 12_200_00, at: minutesAgo(121) }, 'STALE'],
    ['is ahead of time', { fine: 12_200_00, at: minutesAgo(-6) }, 'AHEAD'],
    ['is absurd', { fine: 120_000_00, at: minutesAgo(1) }, 'ABSURD'],
    ['is next to nothing', { fine: 120_00, at: minutesAgo(1) }, 'ABSURD'],
  ])('move nothing where the feed %s', async (_, said, code) => {
    const before = await state();
    reading = said;
    await expect(take()).rejects.toMatchObject({ name: 'FeedRefused', code });
    expect(await state()).toEqual(before);
  });

  it('move nothing where the feed is away', async () => {
    const before = await state();
    reading = 'away';
    await expect(take()).rejects.toMatchObject({ name: 'FeedUnavailable' });
    expect(await state()).toEqual(before);
  });

  it('that jump wait for a person, once', async () => {
    const before = await goldAt(db, NOW);
    reading = { fine: 12_900_00, at: minutesAgo(3) };
    expect(await take()).toMatchObject({ state: 'waiting' });
    expect(await take()).toBeNull();
    expect(await goldAt(db, NOW)).toEqual(before);
    const [waiting, ...others] = await waitingProposals(db, NOW);
    expect(others).toEqual([]);
    await db
      .transaction()
      .execute((tx) =>
        decideGold(tx, { proposalId: waiting?.proposal_id ?? '', publish: true, by: 'Meera' }, NOW),
      );
    expect((await goldAt(db, NOW))?.rates[24]).toBe(12_900_00);
    expect(await take()).toBeNull();
  });

  it('of a working day are taken once, from half past ten until one is in', async () => {
    let readings = 0;
    const both = Promise.withResolvers<void>();
    const takeAt = (time: string) => {
      const now = new Date(`2026-11-${time}:00+05:30`);
      // Each reading is another one, and neither is there before both were asked for.
      const read = async (): Promise<GoldReading> => {
        const at = new Date(now.getTime() - (readings += 1));
        if (readings === 2) both.resolve();
        await both.promise;
        return { fine: 12_910_00, at };
      };
      return takeRateOfToday(
        { db, log: pino({ level: 'silent' }), goldFeed: { name: 'goldapi', read } },
        now,
      );
    };
    // A Sunday, then a day before its hour.
    expect(await takeAt('29T11:00')).toBeNull();
    expect(await takeAt('30T10:15')).toBeNull();
    const twice = await Promise.all([takeAt('30T10:30'), takeAt('30T10:30')]);
    expect(twice.filter((outcome) => outcome !== null)).toMatchObject([{ state: 'published' }]);
    expect(await takeAt('30T11:00')).toBeNull();
    expect(readings).toBe(2);
  });

  it('of today that wait are not proposed again on that day', async () => {
    const takeAt = (time: string) => {
      const now = new Date(`2026-12-${time}:00+05:30`);
      reading = { fine: 13_500_00, at: now };
      return takeRateOfToday({ db, log: pino({ level: 'silent' }), goldFeed }, now);
    };
    expect(await takeAt('01T10:30')).toMatchObject({ state: 'waiting' });
    expect(await takeAt('01T10:45')).toBeNull();
    expect(await takeAt('02T10:30')).toMatchObject({ state: 'waiting' });
  });

  it('of a feed that stands still, lies or is away are told of once a day each, and move nothing', async () => {
    const takeAt = (time: string, feed: GoldReading | 'away') => {
      const now = new Date(`2026-12-${time}:00+05:30`);
      reading = feed;
      return takeRateOfToday({ db, log: pino({ level: 'silent' }), goldFeed }, now);
    };
    const alerts = async () =>
      (
        await service.rows<{ type: string; key: string }>(
          `select type, key from outbox where channel = 'alerts' and key like 'goldapi %' order by key`,
        )
      ).map(({ type, key }) => `${type}: ${key}`);
    const old = { fine: FINE, at: new Date('2026-12-03T00:00:00+05:30') };
    const absurd = { fine: FINE * 2, at: new Date('2026-12-04T10:29:00+05:30') };
    const before = await state();
    for (const time of ['03T10:30', '03T10:45', '03T11:00'])
      await expect(takeAt(time, old)).rejects.toMatchObject({ code: 'STALE' });
    for (const time of ['04T10:30', '04T10:45']) {
      await expect(takeAt(time, absurd)).rejects.toMatchObject({ code: 'ABSURD' });
      await expect(takeAt(time, 'away')).rejects.toThrow('away');
    }
    await expect(takeAt('05T10:30', 'away')).rejects.toThrow('away');
    expect(await alerts()).toEqual([
      'alert.feed_refused: goldapi ABSURD 2026-12-04',
      'alert.feed_away: goldapi AWAY 2026-12-04',
      'alert.feed_away: goldapi AWAY 2026-12-05',
      'alert.feed_refused: goldapi STALE 2026-12-03',
    ]);
    expect(await state()).toEqual(before);
  });

  it('are measured: how old they are, and how many wait', async () => {
    const { statusCode, body } = await service.app.http.inject({ url: '/metrics' });
    expect(statusCode).toBe(200);
    expect(body).toMatch(/^gold_rate_age_seconds 0$/m);
    expect(body).toMatch(/^gold_rate_proposals_waiting \d+$/m);
  });

  it('are none where no feed is set up', async () => {
    expect(await takeRates({ db, log: pino({ level: 'silent' }), goldFeed: null }, NOW)).toBeNull();
  });
});

/** What a feed may do on a morning. Factors are of the rate that counts. */
const honest = fc.record({
  kind: fc.constant('honest' as const),
  factor: fc.double({ min: 0.972, max: 1.028, noNaN: true }),
});
const jump = fc.record({
  kind: fc.constant('jump' as const),
  factor: fc.oneof(
    fc.double({ min: 0.77, max: 0.965, noNaN: true }),
    fc.double({ min: 1.035, max: 1.24, noNaN: true }),
  ),
});
const lie = fc.record({
  kind: fc.constant('lie' as const),
  factor: fc.oneof(
    fc.double({ min: 0, max: 0.7, noNaN: true }),
    fc.double({ min: 1.3, max: 100, noNaN: true }),
  ),
});
const silent = fc.record({
  kind: fc.constantFrom('stop' as const, 'ahead' as const, 'away' as const),
  factor: fc.constant(1.01),
});
const CODE = { lie: 'ABSURD', stop: 'STALE', ahead: 'AHEAD', away: 'AWAY' } as const;

describe('whatever a feed does', () => {
  it('a day has one rate of it, near the one before, and all else moves nothing and is told', async () => {
    let day = new Date('2027-02-01T10:30:00+05:30');
    const morning = fc.array(fc.oneof(honest, jump, lie, silent), { minLength: 1, maxLength: 4 });
    const isTold = async (key: string): Promise<boolean> =>
      (await service.pool.query(`select 1 from outbox where channel = 'alerts' and key = $1`, [key]))
        .rowCount === 1;
    await fc.assert(
      fc.asyncProperty(fc.array(morning, { minLength: 1, maxLength: 4 }), async (mornings) => {
        for (const readings of mornings) {
          do day = new Date(day.getTime() + 86_400_000);
          while (!isWorkingDay(indianDay(day)));
          let isIn = false;
          for (const [quarter, { kind, factor }] of readings.entries()) {
            const now = new Date(day.getTime() + quarter * 900_000);
            const before = await goldAt(db, now);
            const said = { stop: -121, ahead: 6 }[kind as string] ?? -1;
            const at = new Date(now.getTime() + said * 60_000);
            reading = kind === 'away' ? 'away' : { fine: Math.round((before?.rates[24] ?? 0) * factor), at };
            const taking = { db, log: pino({ level: 'silent' }), goldFeed };
            // The same reading, taken by two processes and once again.
            const twice = () =>
              Promise.allSettled([takeRateOfToday(taking, now), takeRateOfToday(taking, now)]);
            const outcomes = [...(await twice()), ...(await twice())].flatMap((each) =>
              each.status === 'rejected' ? 'refused' : (each.value?.state ?? []),
            );
            const after = await goldAt(db, now);
            if (isIn) expect([outcomes, after]).toEqual([[], before]);
            else if (kind === 'honest') {
              expect([outcomes, after?.effective_from]).toEqual([['published'], now]);
              isIn = true;
            } else if (kind === 'jump') {
              expect([outcomes, after]).toEqual([['waiting'], before]);
              isIn = true;
            } else {
              expect([new Set(outcomes), after]).toEqual([new Set(['refused']), before]);
              expect(await isTold(`goldapi ${CODE[kind]} ${indianDay(now)}`)).toBe(true);
            }
          }
        }
      }),
      { numRuns: 6 },
    );
  }, 60_000);
});
