import { settleUse } from '../../checkout/index.ts';
import { movePieces } from '../../inventory/index.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { eachDue } from '../../../platform/jobs/each-due.ts';
import { moveOrder } from '../rows/order-step.store.ts';
import { lockOneOverdue } from '../rows/order.store.ts';
import { replaceAttempts } from '../../payments/index.ts';
import { orderSubject } from '../rows/order-subject.ts';
import type { Tenders } from '../../tenders/index.ts';

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

/** Ends orders whose time to be paid is over. One that cannot be ended holds up no other. @returns how many. @throws AggregateError of those */
export function expireOrders(
  { db, tenders }: { readonly db: Database; readonly tenders: Tenders },
  at: Date,
): Promise<number> {
  return eachDue(db, {
    lockOne: (tx, except) => lockOneOverdue(tx, at, except),
    idOf: (orderNo) => orderNo,
    async work(tx, orderNo) {
      if (!(await giveUpOrder(tx, tenders, orderNo, 'clock', at)))
        throw new Error(`Order ${orderNo} cannot expire.`);
    },
  });
}
