import { beforeAll, expect, it, jest } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';
import { agreedReference, describedProcesses, referenceOf, type Reference } from './settings-reference.ts';

// Each process says its settings itself, and is loaded for that.
jest.setTimeout(120_000);

let processes: readonly Reference[];
beforeAll(async () => {
  processes = await describedProcesses();
});

it('docs/settings.md is what the processes say (npm run surface writes it)', () => {
  expect(agreedReference()).toBe(referenceOf(processes));
});

it('every setting says what it means', () => {
  const mute = processes.flatMap(({ title, settings }) =>
    settings.filter(({ means }) => means === '').map(({ name }) => `${title}: ${name}`),
  );
  expect(mute).toEqual([]);
});

it('settings that are read only beside others are among them', () => {
  const names = new Set(processes.flatMap(({ settings }) => settings.map(({ name }) => name)));
  for (const name of [
    'VOUCHERS_KEY_ID',
    'RAZORPAY_ACCOUNT_ID',
    'S3_BUCKET',
    'IMAGING_S3_BUCKET',
    'COURIER_KEY_ID',
  ])
    expect(names).toContain(name);
});

it('no setting of a schema is missing', () => {
  const names = processes.flatMap(({ settings }) => settings.map(({ name }) => name));
  const files = execFileSync('git', ['grep', '-lE', "from '@suvarna/settings/setting'|from './setting.ts'"], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    // The local store hands its settings on to its processes.
    .filter((file) => file.endsWith('.ts') && !/test\.ts$|^ops\/local\//.test(file));
  const inSchemas = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\b([A-Z][A-Z0-9_]+): [\w.]+\(/g)].map(
      ([, name = '']) => name,
    ),
  );
  expect(inSchemas.length).toBeGreaterThan(100);
  // Some are read with a prefix.
  expect(
    inSchemas.filter((name) => !names.some((full) => full === name || full.endsWith(`_${name}`))),
  ).toEqual([]);
});
