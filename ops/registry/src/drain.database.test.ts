/** The end of the process: no caller whom a balancer still sends to it notices. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beginCall, callThroughBalancer, isClosed } from '@suvarna/testing/balancer';
import { testDatabase, type TestDatabase } from '@suvarna/testing/database';
import { until } from '@suvarna/testing/until';
import { startWholeProcess, type WholeProcess } from '@suvarna/testing/whole-process';

jest.setTimeout(120_000);

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await testDatabase('registry-drain');
  folder = await mkdtemp(join(tmpdir(), 'registry-drain-'));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

const start = (SHUTDOWN_NOTICE_MS: string): Promise<WholeProcess> =>
  startWholeProcess({
    entry: 'ops/registry/src/server.ts',
    env: {
      STORE_STAGE: 'local',
      PORT: '0',
      DATABASE_URL: database.url,
      REGISTRY_DATA: folder,
      SHUTDOWN_NOTICE_MS,
    },
    answers: /Server listening at (http:[^"]+)"/,
  });

it('answers every call until a balancer knows that it ends, and ends its streams whole', async () => {
  const registry = await start('1000');
  const [origin = ''] = registry.origins;
  const stream = await fetch(`${origin}/v1/compositions/production/events`);
  // Broken off, it would be an error.
  const read = stream.text();
  const calls = callThroughBalancer(origin, ['/v1/keys', '/v1/compositions/production', '/livez']);
  await until(() => calls.answered() > 100);
  const ended = registry.end();
  await until(() => registry.logs().includes('stopping'));
  expect((await fetch(`${origin}/readyz`)).status).toBe(503);
  expect((await fetch(`${origin}/v1/keys`)).status).toBe(200);
  await calls.finished;
  expect(calls.failed).toEqual([]);
  expect(calls.closed()).toBeGreaterThan(0);
  expect(await read).toContain('retry: 1000');
  expect(await ended).toBe(0);
  expect(registry.logs()).toContain('"msg":"stopped"');
});

it('finishes a call that is under way when the listener is closed', async () => {
  const registry = await start('0');
  const [origin = ''] = registry.origins;
  const token = (await readFile(join(folder, 'operator-token'), 'utf8')).trim();
  const call = await beginCall(
    `${origin}/v1/blobs/missing`,
    { hashes: [] },
    { authorization: `Bearer ${token}` },
  );
  const ended = registry.end();
  await until(() => isClosed(origin));
  expect(await call.finish()).toEqual({ status: 200, connection: 'close' });
  expect(await ended).toBe(0);
});
