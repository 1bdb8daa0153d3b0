import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { databaseOver, type Database } from '../../../platform/database/database.ts';
import { startService, type Service } from '../../../../test-support/service.fixtures.ts';
import { goldApi } from './gold-api.ts';
import { goldAt, listGold } from './gold-rate.store.ts';
import { takeTrialRate } from './take-trial-rate.ts';

const FRIDAY = new Date('2026-11-20T05:00:00Z');
const log = pino({ level: 'silent' });
let service: Service;
let db: Database;
let simulator: Server;
let url: string;
/** What it was told, as it answers with it. */
let told: { price_gram_24k?: number } = {};
let now: Date;

async function answer(request: IncomingMessage): Promise<object> {
  if (request.method === 'POST') told = JSON.parse(await text(request)) as typeof told;
  return { metal: 'XAU', currency: 'INR', timestamp: Math.floor(now.getTime() / 1_000), ...told };
}

beforeAll(async () => {
  service = await startService('trial_rate', {}, { seeded: 'in part' });
  db = databaseOver(service.pool);
  simulator = createServer((request, reply) => {
    void answer(request).then((said) =>
      reply.setHeader('content-type', 'application/json').end(JSON.stringify(said)),
    );
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => simulator.once('listening', resolve));
  url = `http://127.0.0.1:${String((simulator.address() as AddressInfo).port)}`;
});
afterAll(async () => {
  simulator.closeAllConnections();
  simulator.close();
  await service.stop();
});

const take = () => {
  const goldFeed = goldApi({ name: 'simulator', url: `${url}/gold-feed`, token: 't' });
  const sandbox = { url, keyId: 'id', keySecret: 'secret', webhookSecret: 'w' };
  return takeTrialRate({ db, log, goldFeed }, sandbox, now);
};

it('tells the simulator the last rate, and takes it where that is older than a working day, once', async () => {
  const seeds = await goldAt(db, FRIDAY);
  now = new Date('2026-11-21T05:00:00Z');
  expect(await take()).toBeNull();
  expect(told).toEqual({ price_gram_24k: (seeds?.rates[24] ?? 0) / 100 });

  now = new Date('2026-11-26T03:00:00Z');
  expect(await take()).toMatchObject({ state: 'published' });
  const [newest, ...missed] = await listGold(db, 6);
  const before = missed.at(-1);
  expect(newest).toMatchObject({ rates: seeds?.rates, source: `simulator ${now.toISOString()}` });
  // Saturday to Wednesday without the Sunday: no gap, and no day that did not move.
  expect(missed.map(({ effective_from: from }) => from.toISOString().slice(0, 10))).toEqual([
    '2026-11-25',
    '2026-11-24',
    '2026-11-23',
    '2026-11-21',
    '2026-11-20',
  ]);
  const course = [newest, ...missed].map((each) => each?.rates[24] ?? 0);
  for (const [at, rate] of course.slice(0, -1).entries()) {
    const moved = Math.abs(rate - (course[at + 1] ?? 0)) / rate;
    expect([moved > 0, moved < 0.012]).toEqual([true, true]);
  }
  expect(before?.effective_from).toEqual(seeds?.effective_from);
  expect(await take()).toBeNull();
});
