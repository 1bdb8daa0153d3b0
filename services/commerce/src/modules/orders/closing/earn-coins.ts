import type { MinorUnits } from '@suvarna/contracts/money';
import type { Tx } from '../../../platform/database/database.ts';
import { endOfIndianDay } from '../../../platform/end-of-day.ts';
import type { OrderRow } from '../rows/order.store.ts';
import { COINS_EARNED_BP, COINS_LIFE_DAYS, DAY_MS } from '../../checkout/index.ts';
import { earnCoins } from '../../loyalty/index.ts';

/** The customer's coins for what was paid in money and stays paid, once for an order. A guest has no wallet. */
export async function earnForOrder(tx: Tx, order: OrderRow, paid: MinorUnits, at: Date): Promise<void> {
  const coins = order.currency === 'INR' ? Math.floor((paid * COINS_EARNED_BP) / 1_000_000) : 0;
  if (order.customer_id !== null && coins > 0)
    await earnCoins(tx, {
      customerId: order.customer_id,
      orderNo: order.order_no,
      coins,
      expiresAt: endOfIndianDay(new Date(at.getTime() + COINS_LIFE_DAYS * DAY_MS)),
      at,
    });
}
