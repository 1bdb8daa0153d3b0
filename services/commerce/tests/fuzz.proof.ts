import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fuzz, SLOWEST_MS } from '../test-support/fuzz/fuzz.fixtures.ts';
import { startFuzzedStore, type FuzzedStore } from '../test-support/fuzz/fuzzed-store.fixtures.ts';

let store: FuzzedStore;
beforeAll(async () => {
  store = await startFuzzedStore('fuzz', 'whole');
}, 60_000);
afterAll(() => store.stop());

/** Another one every time, or the one that FUZZ_SEED names; a failure prints it. */
const seed = Number(process.env['FUZZ_SEED'] ?? Date.now() % 1_000_000);

// Reliability rules F16.
describe('20,000 strange requests and more', () => {
  it(`meet no fault of ours, no insides, no wait and no changed prototype (seed ${seed})`, async () => {
    const { seen } = await fuzz(store, {
      rounds: Math.ceil(20_000 / store.routes.length) * 2,
      seed,
      slowestMs: SLOWEST_MS,
    });
    const refusedAlways = [...seen]
      .filter(([, statuses]) => [...statuses].every((status) => status >= 400))
      .map(([name]) => name);
    expect(refusedAlways.length).toBeLessThan(seen.size / 4);
  }, 1_800_000);
});
