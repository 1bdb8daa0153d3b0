import type { Database } from '../src/platform/database/database.ts';
import { linesOfOrder, setHuids } from '../src/modules/orders/rows/order-line.store.ts';

let last = 36 ** 5;
const nextHuid = (): string => {
  last += 1;
  return last.toString(36).toUpperCase();
};

/** What the store's people do before an order is ready: each piece has its hallmark number. Lines that have theirs keep them. */
export async function enterHuids(db: Database, orderNo: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const { id, quantity, huids } of await linesOfOrder(tx, orderNo))
      if (huids.length === 0) await setHuids(tx, id, Array.from({ length: quantity }, nextHuid));
  });
}
