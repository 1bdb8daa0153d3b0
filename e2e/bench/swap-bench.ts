/** How long after an operator's order new documents carry another release, or none, under shoppers' requests. */
import { nextReleaseOf } from '../support/store/next-release.ts';
import { operatorOf } from '../support/people/operator.ts';
import { requestLoop } from '../support/request-loop.ts';
import type { Store } from '../support/store/store.ts';
import { until } from '@suvarna/testing/until';
import { documentSays } from '../support/document-says.ts';

export interface SwapBench {
  /** Milliseconds from the end of the command until a new document is of the other release. */
  readonly swap: readonly number[];
  readonly rollback: readonly number[];
  /** Until a new document has the slot of a remote that is switched off, and until it has its page again. */
  readonly kill: readonly number[];
  readonly revive: readonly number[];
}

const ROUNDS = 5;
const LISTING = '/jewellery/rings/';
/** What stands in the document where a remote is switched off. */
const SLOT = 'This part of the store is not available just now';
const NEW_WORDS = ' of the bench';

export async function benchSwap(store: Store, onLine: (line: string) => void): Promise<SwapBench> {
  const operator = operatorOf(store);
  onLine('building the other release …');
  const release = await nextReleaseOf('catalog', '1.0.1', { key: 'listing.count', after: NEW_WORDS });
  await operator.run('publish', 'catalog', '--from', release);
  const isNew = documentSays(store.shop + LISTING, NEW_WORDS);
  const isGone = documentSays(store.shop + LISTING, SLOT);
  const shoppers = requestLoop(store.shop, [LISTING, '/']);
  const swap: number[] = [];
  const rollback: number[] = [];
  const kill: number[] = [];
  const revive: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    onLine(`swap, rollback, kill and revive, ${round} of ${ROUNDS} …`);
    await operator.run('swap', 'catalog', '1.0.1', '--reason', 'bench');
    swap.push(await took(() => until(isNew, 'the new release')));
    await operator.run('rollback', '--reason', 'bench');
    rollback.push(await took(() => until(async () => !(await isNew()), 'the old release')));
    await operator.run('kill', 'catalog', '--reason', 'bench');
    kill.push(await took(() => until(isGone, 'the slot of the remote')));
    await operator.run('revive', 'catalog', '--reason', 'bench');
    revive.push(await took(() => until(async () => !(await isGone()), 'the page of the remote')));
  }
  await shoppers.stop();
  return { swap, rollback, kill, revive };
}

/** Milliseconds that it took. */
async function took(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
