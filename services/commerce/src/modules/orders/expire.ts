import { settleUse } from '../checkout/index.ts';
import { movePieces } from '../inventory/index.ts';
import type { Database, Tx } from '../../platform/database/database.ts';
import { moveOrder } from './order-step.store.ts';
import { lockOneOverdue } from './order.store.ts';
import { replaceAttempts } from '../payments/index.ts';
import { orderSubject } from './order-subject.ts';
import type { Tenders } from '../tenders/index.ts';

/** An unpaid order gives back what it holds: pieces, the coupon's use, tenders. Its payment page is closed. `false` when it waits no longer. */
export async function giveUpOrder(
  tx: Tx,
  tenders: Tenders,
  orderNo: string,
  actor: 'clock' | 'shopper',
  at: Date,
): Promise<boolean> {
  if (!(await moveOrder(tx, orderNo, 'expired', actor, at))) return false;
  await movePieces(tx, orderNo, 'released');
  await settleUse(tx, orderNo, 'released');
  await tenders.release(tx, orderNo, at);
  await replaceAttempts(tx, orderSubject(orderNo));
  return true;
}

/** Ends orders whose time to be paid is over, one transaction each; several processes may do it at once. @returns how many */
export async function expireOrders(
  { db, tenders }: { readonly db: Database; readonly tenders: Tenders },
  at: Date,
): Promise<number> {
  let expired = 0;
  for (;;) {
    const done = await db.transaction().execute(async (tx) => {
      const orderNo = await lockOneOverdue(tx, at);
      return orderNo !== undefined && (await giveUpOrder(tx, tenders, orderNo, 'clock', at));
    });
    if (!done) return expired;
    expired += 1;
  }
}
