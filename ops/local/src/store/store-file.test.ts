import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stillRuns } from './process-table.ts';
import { StoreRecord, StoreRuns } from './store-file.ts';

let data: string;
const shop = 'http://127.0.0.1:3000';
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'suvarna-record-'));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

const idle = (entry: string) =>
  spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', entry], { env: {}, stdio: 'ignore' });
const write = (supervisor: number, children: readonly { pid: number; entry: string }[]): void =>
  writeFileSync(
    join(data, 'store.json'),
    JSON.stringify({ supervisor: { pid: supervisor, entry: 'ops/local/src/start.ts' }, shop, children }),
  );

test('a second store in the folder of a living one is refused, and the error says where that one is', async () => {
  const other = idle('ops/local/src/start.ts');
  write(other.pid ?? 0, []);
  await expect(StoreRecord.open(data, shop)).rejects.toThrow(StoreRuns);
  await expect(StoreRecord.open(data, shop)).rejects.toThrow(/already running.*http:\/\/127\.0\.0\.1:3000/);
  other.kill('SIGKILL');
});

test('what a killed store left behind is ended first', async () => {
  const orphan = idle('services/commerce/src/server.ts');
  const pid = orphan.pid ?? 0;
  write(999_999_999, [{ pid, entry: 'services/commerce/src/server.ts' }]);
  const record = await StoreRecord.open(data, shop);
  expect(stillRuns(pid, 'services/commerce/src/server.ts')).toBe(false);
  record.remove();
  expect(existsSync(join(data, 'store.json'))).toBe(false);
});

test('a stranger who got an old number is left alone', async () => {
  const stranger = idle('something-else.ts');
  write(stranger.pid ?? 0, [{ pid: stranger.pid ?? 0, entry: 'services/commerce/src/server.ts' }]);
  (await StoreRecord.open(data, shop)).remove();
  expect(stranger.killed || stranger.exitCode !== null).toBe(false);
  stranger.kill('SIGKILL');
});
