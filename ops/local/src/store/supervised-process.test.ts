import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@suvarna/testing/free-ports';
import { startTogether } from './start-together.ts';
import { pauseAfter, supervise, type SupervisedProcess, type Watcher } from './supervised-process.ts';
import { answersOk, until } from './until.ts';

let folder: string;
let running: SupervisedProcess | undefined;
const pids: number[] = [];
const said: string[] = [];
const watcher = (signal = new AbortController().signal): Watcher => ({
  signal,
  onLine: (line) => said.push(line),
  onSpawn: ({ pid }) => pids.push(pid),
});

function program(name: string, text: string): string {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

const plan = (entry: string, port: number) => ({
  name: 'a service',
  entry,
  env: { PORT: String(port) },
  readyUrl: `http://127.0.0.1:${port}/readyz`,
  log: join(folder, 'service.log'),
});
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    // No process of that number.
    return false;
  }
};

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'suvarna-supervise-'));
});
afterEach(async () => {
  await running?.stop();
  running = undefined;
  pids.length = 0;
  said.length = 0;
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const serves = `require('node:http').createServer((_, answer) => answer.end('ok')).listen(process.env.PORT, '127.0.0.1');`;

test('a process gets the environment of its plan and nothing of ours', async () => {
  const port = await freePort();
  process.env['SUVARNA_TEST_SECRET'] = 'ours';
  try {
    running = await supervise(
      plan(
        program(
          'tells.cjs',
          `require('node:http').createServer((_, answer) => answer.end(JSON.stringify(Object.keys(process.env)))).listen(process.env.PORT, '127.0.0.1');`,
        ),
        port,
      ),
      watcher(),
    );
    const names = (await (await fetch(`http://127.0.0.1:${port}/`)).json()) as string[];
    expect(names.filter((name) => !name.startsWith('__'))).toEqual(['PORT']);
  } finally {
    delete process.env['SUVARNA_TEST_SECRET'];
  }
});

test('a process that dies is started again, and the watcher is notified', async () => {
  const port = await freePort();
  running = await supervise(plan(program('serves.cjs', serves), port), watcher());
  const [first = 0] = pids;
  process.kill(first, 'SIGKILL');
  expect(
    await until(async () => pids.length === 2 && answersOk(`http://127.0.0.1:${port}/readyz`), 20_000),
  ).toBe(true);
  expect(said.join()).toContain('a service ended (SIGKILL); starting it again now');
});

test('the first deaths of a minute are answered at once, those of a loop ever more slowly', () => {
  expect([1, 2, 3, 4, 5, 6, 9, 20].map(pauseAfter)).toEqual([0, 0, 0, 250, 500, 1_000, 8_000, 10_000]);
});

test('one that was stopped stays stopped', async () => {
  const port = await freePort();
  const stopped = await supervise(plan(program('serves.cjs', serves), port), watcher());
  await stopped.stop();
  expect(pids.map(isAlive)).toEqual([false]);
  expect(said).toEqual([]);
});

test('one that never gets ready fails the start with the end of its log', async () => {
  const entry = program('fails.cjs', `console.error('the key is missing'); process.exit(3);`);
  await expect(supervise(plan(entry, await freePort()), watcher())).rejects.toThrow(
    /a service did not start[^]*the key is missing/,
  );
});

test('a start that is called off leaves no process behind', async () => {
  const called = new AbortController();
  const started = supervise(
    plan(program('idles.cjs', 'setInterval(() => {}, 1000);'), await freePort()),
    watcher(called.signal),
  );
  expect(await until(() => Promise.resolve(pids.length === 1), 10_000)).toBe(true);
  called.abort();
  await expect(started).rejects.toThrow();
  expect(pids.map(isAlive)).toEqual([false]);
});

test('of two that start together the one that is not ready yet does not outlive the one that dies', async () => {
  const dies = program(
    'dies.cjs',
    `setTimeout(() => { console.error('the key is missing'); process.exit(3); }, 300);`,
  );
  const entries = [program('idles.cjs', 'setInterval(() => {}, 1000);'), dies];
  const plans = await Promise.all(
    entries.map(async (entry, at) => ({
      ...plan(entry, await freePort()),
      log: join(folder, `together-${at}.log`),
    })),
  );
  const starting = startTogether(plans, new AbortController().signal, async (each, signal) => {
    await supervise(each, watcher(signal));
  });
  await expect(starting).rejects.toThrow('the key is missing');
  expect(pids.map(isAlive)).toEqual([false, false]);
});
