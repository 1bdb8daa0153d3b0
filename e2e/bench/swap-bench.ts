/** How long after an operator's order new documents carry another release, under shoppers' requests. */
import { nextReleaseOf } from '../support/next-release.ts';
import { operatorOf } from '../support/operator.ts';
import { requestLoop } from '../support/request-loop.ts';
import type { Store } from '../support/store.ts';
import { until } from '@suvarna/testing/until';
import { documentSays } from '../support/document-says.ts';

export interface SwapBench {
  /** Milliseconds from the end of the command until a new document is of the other release. */
  readonly swap: readonly number[];
  readonly rollback: readonly number[];
}

const ROUNDS = 5;
const LISTING = '/jewellery/rings/';
const NEW_WORDS = ' of the bench';

export async function benchSwap(store: Store, onLine: (line: string) => void): Promise<SwapBench> {
  const operator = operatorOf(store);
  onLine('building the other release …');
  const release = await nextReleaseOf('catalog', '1.0.1', { key: 'listing.count', after: NEW_WORDS });
  await operator.run('publish', 'catalog', '--from', release);
  const says = documentSays(store.shop + LISTING, NEW_WORDS);
  const shoppers = requestLoop(store.shop, [LISTING, '/']);
  const swap: number[] = [];
  const rollback: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    onLine(`swap and rollback, ${round} of ${ROUNDS} …`);
    await operator.run('swap', 'catalog', '1.0.1', '--reason', 'bench');
    swap.push(await took(() => until(says, 'the new release')));
    await operator.run('rollback', '--reason', 'bench');
    rollback.push(await took(() => until(async () => !(await says()), 'the old release')));
  }
  await shoppers.stop();
  return { swap, rollback };
}

/** Milliseconds that it took. */
async function took(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
