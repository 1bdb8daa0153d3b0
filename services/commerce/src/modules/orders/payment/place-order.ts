import type { PaymentMode } from '@suvarna/contracts/checkout';
import type { OrderState } from '@suvarna/contracts/orders';
import type { Tx } from '../../../platform/database/database.ts';
import { settleUse, takeOrderedPieces } from '../../checkout/index.ts';
import { movePieces } from '../../inventory/index.ts';
import type { Tenders } from '../../tenders/index.ts';
import { afterPlacement } from './after-placement.ts';
import { moveOrder } from '../rows/order-step.store.ts';
import { linesOfOrder } from '../rows/order-line.store.ts';
import { lockOrder, setPaymentMode, WAITING } from '../rows/order.store.ts';

/** `repeated`: it was placed before. `refused`: it can take no payment any more (expired, cancelled), so the money goes back. */
export type Placement = 'placed' | 'repeated' | 'refused';

const NEVER_PLACED: readonly OrderState[] = [...WAITING, 'expired'];

/**
 * The money is there (or the code at the door was right): what was held is spent, the bag is
 * emptied of it, the invoice has its number, and everybody who has to is notified. The caller has recorded the
 * money in the same transaction, after the coupon was claimed. An order that was placed keeps the
 * way it was paid.
 */
export async function placeOrder(
  tx: Tx,
  tenders: Tenders,
  { orderNo, mode, at }: { readonly orderNo: string; readonly mode: PaymentMode; readonly at: Date },
): Promise<Placement> {
  const order = await lockOrder(tx, orderNo);
  if (order === undefined) return 'refused';
  if (order.payment_mode !== mode) await setPaymentMode(tx, orderNo, mode);
  if (!(await moveOrder(tx, orderNo, 'placed', 'payment', at)))
    return NEVER_PLACED.includes(order.state) ? 'refused' : 'repeated';
  // The bag before everything that a shopper holds it for: pieces, the coupon, tenders.
  const lines = await linesOfOrder(tx, orderNo);
  await takeOrderedPieces(tx, order, lines);
  await movePieces(tx, orderNo, 'sold');
  await settleUse(tx, orderNo, 'spent');
  await tenders.spend(tx, orderNo, at);
  await afterPlacement(tx, { ...order, payment_mode: mode }, lines, at);
  return 'placed';
}
