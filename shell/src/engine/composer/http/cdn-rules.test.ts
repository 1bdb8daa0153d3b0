/** `deploy/cdn.md` says what the composer answers; a CDN that is set up by it keeps nothing else. */
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aStartedStore, type TestStore } from '../testing/composer-process.fixtures.ts';

jest.setTimeout(60_000);

const FILE = join(import.meta.dirname, '..', '..', '..', '..', '..', 'deploy', 'cdn.md');
const quoted = (cell: string): string => /^`([^`]+)`$/.exec(cell)?.[1] ?? '';
/** Rows whose answer does not depend on what the services behind say. */
const rows = readFileSync(FILE, 'utf8')
  .split('\n')
  .filter((line) => /^\| .+ \| `\//.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, what = '', asked = '', status = '', kept = '']) => ({
    what,
    path: quoted(asked),
    status: Number(status),
    kept: quoted(kept),
  }))
  .filter(({ kept }) => kept !== '');

let store: TestStore;
beforeAll(async () => {
  store = await aStartedStore();
});
afterAll(() => store.close());

it('the table has rows of both kinds', () => {
  expect(rows.length).toBeGreaterThan(8);
  expect(new Set(rows.map(({ kept }) => kept)).size).toBeGreaterThan(3);
});

it.each(rows)('$what: $path is answered $status with $kept', async ({ path, status, kept }) => {
  const answer = await store.get(path);
  expect([answer.status, answer.headers['cache-control']]).toEqual([status, kept]);
});

it.each(rows.filter(({ kept }) => kept.includes('immutable')))(
  '$what depend on no cookie and set none',
  async ({ path }) => {
    const [without, withCookies] = [
      await store.get(path),
      await store.get(path, { cookie: 'currency_code=USD; sid=1' }),
    ];
    expect(withCookies.text).toBe(without.text);
    expect(withCookies.headers['set-cookie']).toBeUndefined();
    expect(String(without.headers['vary'] ?? '')).not.toContain('cookie');
  },
);
