/** What stays on a composer's disk of releases that are not live any more. */
import { mkdtemp, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { aRelease } from '../testing/release.fixtures.ts';
import type { RegistryClient } from './registry-client.ts';
import { createReleaseStore, type ReleaseStore } from './release-store.ts';

const DAY_MS = 24 * 3_600_000;
const releases = ['1.0.0', '1.0.1', '1.0.2', '1.0.3'].map((version) => aRelease({ version }));
const registry: Pick<RegistryClient, 'descriptor' | 'blob'> = {
  descriptor: async (hash) => releases.find((release) => release.hash === hash)?.manifest ?? Buffer.alloc(0),
  blob: async (hash) => releases.flatMap(({ blobs }) => blobs.get(hash) ?? [])[0] ?? Buffer.alloc(0),
};

let directory: string;
let store: ReleaseStore;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'releases-'));
  store = createReleaseStore(directory, registry as RegistryClient);
  for (const [at, { hash }] of releases.entries()) {
    const stored = await store.obtain(hash);
    // The first one is the oldest: four days, three, two, one.
    const seconds = (Date.now() - (releases.length - at) * DAY_MS - 60_000) / 1_000;
    await utimes(stored.directory, seconds, seconds);
  }
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const versions = async (): Promise<readonly string[]> =>
  (await store.stored()).map(({ descriptor }) => descriptor.version).toSorted();
const hashes = (...wanted: readonly string[]): ReadonlySet<string> =>
  new Set(releases.filter(({ version }) => wanted.includes(version)).map(({ hash }) => hash));

it('what is live stays, however old, and beside it the newest few', async () => {
  await store.prune(hashes('1.0.0'), { keep: 2, forMs: DAY_MS, left: new Set() });
  expect(await versions()).toEqual(['1.0.0', '1.0.2', '1.0.3']);
});

it('what was live until a moment ago stays for a day from then: pages are open that were made of it', async () => {
  await store.prune(hashes('1.0.3'), { keep: 1, forMs: DAY_MS, left: hashes('1.0.0') });
  expect(await versions()).toEqual(['1.0.0', '1.0.3']);
  await store.prune(hashes('1.0.3'), { keep: 1, forMs: DAY_MS, left: new Set() });
  expect(await versions()).toEqual(['1.0.0', '1.0.3']);
});
