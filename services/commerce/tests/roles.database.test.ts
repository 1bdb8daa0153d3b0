/** Processes of one kind of work each, any number of them. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { createPool, type Pool } from '@suvarna/database/pool';
import type { TestDatabase } from '@suvarna/testing/database';
import { until } from '@suvarna/testing/until';
import type { WholeProcess } from '@suvarna/testing/whole-process';
import { randomUUID } from 'node:crypto';
import { SCHEMA } from '../src/platform/database/migrations.ts';
import { commerceDatabase, startCommerce } from '../test-support/commerce-process.fixtures.ts';

jest.setTimeout(120_000);

let database: TestDatabase;
let owner: Pool;
const started: WholeProcess[] = [];
beforeAll(async () => {
  database = await commerceDatabase('roles');
  owner = createPool({ url: database.url, schema: SCHEMA, max: 1, name: 'owner' });
});
afterAll(async () => {
  await Promise.all(started.map((each) => each.end()));
  await owner.end();
  await database.drop();
});

async function start(env: Readonly<Record<string, string>>): Promise<WholeProcess> {
  const commerce = await startCommerce({ DATABASE_URL: database.url, ...env });
  started.push(commerce);
  return commerce;
}

async function ask(origin: string | undefined, path: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${origin ?? ''}${path}`);
  return { status: answer.status, text: await answer.text() };
}

const notReadyFor = (work: string) => ({
  status: 503,
  text: JSON.stringify({ status: 'not ready', missing: [work] }),
});

async function connectionsOf(name: string): Promise<number> {
  const { rows } = await owner.query<{ count: number }>(
    'select count(*) from pg_stat_activity where datname = current_database() and application_name = $1',
    [name],
  );
  return rows[0]?.count ?? 0;
}

it('ROLE=http runs no jobs and no relay, with the connections it was given', async () => {
  const { origins, logs } = await start({ ROLE: 'http', DATABASE_CALLS_CONNECTIONS: '2' });
  const [calls, pages] = origins;
  expect((await ask(calls, '/readyz')).status).toBe(200);
  expect((await ask(pages, '/api/product/listing/?path=%2Fjewellery%2Frings%2F')).status).toBe(200);
  expect(await ask(calls, '/readyz?for=jobs')).toEqual(notReadyFor('jobs'));
  const guests = await Promise.all(
    Array.from({ length: 12 }, () =>
      fetch(`${calls ?? ''}/api/customer/customer_account/createguest/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify({ uuid: randomUUID(), shopBy: 1, device_type: 'website' }),
      }),
    ),
  );
  expect(guests.map(({ status }) => status)).toEqual(guests.map(() => 200));
  expect(await connectionsOf('commerce')).toBe(2);
  expect(await connectionsOf('commerce-background')).toBe(0);
  expect(logs()).not.toContain('wait in the outbox');
});

it('ROLE=jobs works on jobs, and answers probes and figures alone', async () => {
  const { origins } = await start({ ROLE: 'jobs', DATABASE_JOBS_CONNECTIONS: '3' });
  const [origin, pages] = origins;
  expect(pages).toBeUndefined();
  await until(async () => (await ask(origin, '/readyz')).status === 200);
  expect((await ask(origin, '/livez')).status).toBe(200);
  expect(await ask(origin, '/readyz?for=calls')).toEqual(notReadyFor('calls'));
  expect(await ask(origin, '/readyz?for=pages')).toEqual(notReadyFor('pages'));
  expect((await ask(origin, '/metrics')).text).toContain('outbox_waiting');
  expect((await ask(origin, '/api/product/listing/?path=%2Fjewellery%2Frings%2F')).status).toBe(404);
  expect((await ask(origin, '/staff/jobs/failed/')).status).toBe(404);
  const connections = await connectionsOf('commerce-background');
  expect(connections).toBeGreaterThan(0);
  expect(connections).toBeLessThanOrEqual(3);
});

it('several of each work side by side, and each ends on its own', async () => {
  const more = await Promise.all([start({ ROLE: 'http' }), start({ ROLE: 'jobs' })]);
  for (const { origins } of more) await until(async () => (await ask(origins[0], '/readyz')).status === 200);
  for (const each of more) expect(await each.end()).toBe(0);
});
