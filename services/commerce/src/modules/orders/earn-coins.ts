import type { MinorUnits } from '@suvarna/contracts/money';
import type { Database, Tx } from '../../platform/database/database.ts';
import { lockOneWithCoinsDue, setCoinsDue, type OrderRow } from './order.store.ts';
import { emitKept } from './kept-value.ts';
import { refundOfOrder } from './refund.store.ts';
import { COINS_EARNED_BP, COINS_LIFE_DAYS, DAY_MS } from '../checkout/index.ts';
import { earnCoins } from '../loyalty/index.ts';

/** The customer's coins for what was paid in money and stays paid, once for an order. A guest has no wallet. */
export async function earnForOrder(tx: Tx, order: OrderRow, paid: MinorUnits, at: Date): Promise<void> {
  const coins = order.currency === 'INR' ? Math.floor((paid * COINS_EARNED_BP) / 1_000_000) : 0;
  if (order.customer_id !== null && coins > 0)
    await earnCoins(tx, {
      customerId: order.customer_id,
      orderNo: order.order_no,
      coins,
      expiresAt: new Date(at.getTime() + COINS_LIFE_DAYS * DAY_MS),
      at,
    });
}

/**
 * Coins for the pieces kept of orders of which a part came back, when the window is over: such an
 * order ends as refunded and is never closed. Money goes back before coins do, so what did not go
 * back is what was paid for them in money. @returns how many orders
 */
export async function earnForKeptPieces(db: Database, at: Date): Promise<number> {
  let done = 0;
  for (;;) {
    const found = await db.transaction().execute(async (tx) => {
      const order = await lockOneWithCoinsDue(tx, at);
      if (order === undefined) return false;
      const refund = await refundOfOrder(tx, order.order_no);
      await earnForOrder(tx, order, order.payable - (refund?.bank_amount ?? 0), at);
      await setCoinsDue(tx, order.order_no, null);
      await emitKept(tx, order.order_no, at);
      return true;
    });
    if (!found) return done;
    done += 1;
  }
}
