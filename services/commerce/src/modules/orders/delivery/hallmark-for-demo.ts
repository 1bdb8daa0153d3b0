import { randomInt } from 'node:crypto';
import type { Tx } from '../../../platform/database/database.ts';
import { linesOfOrder, setHuids } from '../rows/order-line.store.ts';

/** Six signs, the first two of which say that no centre gave it. */
const demoHuid = (): string => `ZZ${String(randomInt(10_000)).padStart(4, '0')}`;

/** What the store's people enter before a piece leaves, for orders that no customer made. */
export async function hallmarkForDemo(tx: Tx, orderNo: string): Promise<void> {
  for (const { id, quantity } of await linesOfOrder(tx, orderNo))
    await setHuids(tx, id, Array.from({ length: quantity }, demoHuid));
}
