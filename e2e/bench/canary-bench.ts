/** What a canary costs the pages of everybody else: the same cached page without one and beside one, in turn. */
import { operatorOf } from '../support/people/operator.ts';
import { nextReleaseOf } from '../support/store/next-release.ts';
import { processOf } from '../support/store/own-process.ts';
import type { Store } from '../support/store/store.ts';
import { until } from '@suvarna/testing/until';
import { measureThroughput, type Throughput } from './measure/measure-throughput.ts';

const ROUNDS = 5;
const LISTING = '/jewellery/rings/';
/** A visitor who was given a group before. */
const VISITOR = { cookie: 'release_group=4711', 'sec-fetch-dest': 'document' };

export async function benchCanary(
  store: Store,
  onLine: (line: string) => void,
): Promise<Readonly<Record<string, Throughput>>> {
  const operator = operatorOf(store);
  onLine('building the other release …');
  const release = await nextReleaseOf('catalog', '1.0.1', { key: 'listing.count', after: ' of the bench' });
  await operator.run('publish', 'catalog', '--from', release);
  const load = { origin: store.shop, pids: [processOf(store.data, 'composer/server.ts')], headers: VISITOR };
  const measure = (): Promise<Throughput> =>
    measureThroughput({ ...load, paths: [LISTING], seconds: 5, connections: 16 });
  const says = async (timing: boolean): Promise<boolean> =>
    (await fetch(store.shop + LISTING, { headers: VISITOR })).headers.has('server-timing') === timing;
  // What is called for the first time is compiled then.
  await measure();
  const [without, beside]: [Throughput[], Throughput[]] = [[], []];
  for (let round = 1; round <= ROUNDS; round += 1) {
    onLine(`listing page without and beside a canary, ${round} of ${ROUNDS} …`);
    without.push(await measure());
    await operator.run('canary', 'start', 'catalog@1.0.1', '--steps', '1', '--by-hand', '--reason', 'bench');
    await until(() => says(true), 'the canary is there');
    beside.push(await measure());
    await operator.run('canary', 'abort', '--reason', 'bench');
    await until(() => says(false), 'the canary is over');
  }
  return {
    'listing page, cached, no canary': middle(without),
    'listing page, cached, beside a canary': middle(beside),
  };
}

const middle = (runs: readonly Throughput[]): Throughput => {
  const sorted = runs.toSorted((one, other) => one.cpuMs - other.cpuMs);
  const found = sorted[Math.floor(sorted.length / 2)];
  if (!found) throw new Error('nothing was measured');
  return found;
};
