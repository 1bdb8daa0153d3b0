import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { createKysely } from '@suvarna/database/pool';
import type { Database } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { startService, type Service } from '../../../test-support/service.fixtures.ts';
import { FeedUnavailable, type GoldFeed, type GoldReading } from './gold-feed.ts';
import { waitingProposals } from './gold-rate-proposal.store.ts';
import { goldAt, listGold } from './gold-rate.store.ts';
import { decideGold, publishGold } from './publish-gold.ts';
import { ratesFrom, takeRates } from './take-rates.ts';

const NOW = new Date('2026-11-23T05:00:00Z');
const FINE = 12_000_00;
let service: Service;
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
  (await waitingProposals(db)).length,
];

beforeAll(async () => {
  service = await startService('gold_feed', {}, { clock: () => NOW });
  db = createKysely<Tables>(service.pool);
  await db
    .transaction()
    .execute((tx) =>
      publishGold(
        tx,
        { rates: ratesFrom({ fine: FINE }), source: 'test', published_by: 'test' },
        minutesAgo(600),
      ),
    );
}, 120_000);
afterAll(() => service.stop());
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

  it('that jump wait for somebody, once', async () => {
    const before = await goldAt(db, NOW);
    reading = { fine: 12_900_00, at: minutesAgo(3) };
    expect(await take()).toMatchObject({ state: 'waiting' });
    expect(await take()).toBeNull();
    expect(await goldAt(db, NOW)).toEqual(before);
    const [waiting, ...others] = await waitingProposals(db);
    expect(others).toEqual([]);
    await db
      .transaction()
      .execute((tx) =>
        decideGold(tx, { proposalId: waiting?.proposal_id ?? '', publish: true, by: 'Meera' }, NOW),
      );
    expect((await goldAt(db, NOW))?.rates[24]).toBe(12_900_00);
    expect(await take()).toBeNull();
  });

  it('are none where no feed is set up', async () => {
    expect(await takeRates({ db, log: pino({ level: 'silent' }), goldFeed: null }, NOW)).toBeNull();
  });
});
