import { MOST_WATCHES } from '@suvarna/contracts/watches';
import { randomUUID } from 'node:crypto';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/database/database.ts';
import type { CatalogueSnapshot } from '../catalogue/index.ts';
import type { Design } from '../designs/index.ts';
import { watchMatches } from './watch-matches.ts';
import { countOthersOf, lockOwner, ofCustomer, putWatch, type Owner, type WatchRow } from './watch.store.ts';

export type Wanted = Omit<WatchRow, 'id' | keyof Owner | 'created_at' | 'confirmed_at' | 'told_at'>;

export interface Asked {
  readonly snapshot: CatalogueSnapshot;
  readonly design: Design;
  readonly wanted: Wanted;
}

/** @throws Refusal where it is so already */
export function assertNeeded({ snapshot, design, wanted }: Asked): void {
  if (watchMatches(snapshot, design, wanted, wanted)) throw new Refusal('WATCH.NOT_NEEDED');
}

/** @throws Refusal where one waits for too much. The caller holds the owner. */
export async function assertRoom(tx: Tx, watch: Parameters<typeof countOthersOf>[1]): Promise<void> {
  if ((await countOthersOf(tx, watch)) >= MOST_WATCHES) throw new Refusal('WATCH.TOO_MANY');
}

/** @throws Refusal where it is so already, and where a customer waits for too much */
export async function addWatch(tx: Tx, customerId: string, asked: Asked, at: Date): Promise<WatchRow> {
  assertNeeded(asked);
  const watch = { ...asked.wanted, ...ofCustomer(customerId) };
  // One after the other: no visitor gets one more by asking twice at once.
  await lockOwner(tx, watch);
  await assertRoom(tx, watch);
  return putWatch(tx, { ...watch, id: randomUUID(), created_at: at, confirmed_at: at, told_at: null });
}
