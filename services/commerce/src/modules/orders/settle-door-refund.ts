import type { Refund } from '@suvarna/contracts/api/orders';
import type { Tx } from '../../platform/database/database.ts';
import { findOrder } from './order.store.ts';
import { findRefund } from './refund.store.ts';
import { CheckoutRefused } from '../checkout/index.ts';
import { settleRefund } from '../ledger/index.ts';
import { refundSettled } from './refund-settled.ts';
import { refundOf } from './view.ts';

/** Money paid at the door came through no provider; the store's people have sent it back by bank transfer. @throws CheckoutRefused */
export async function settleDoorRefund(tx: Tx, refundOrderId: string, at: Date): Promise<Refund> {
  const refund = await findRefund(tx, refundOrderId);
  if (refund === undefined) throw new CheckoutRefused('REFUND.NOT_FOUND');
  const order = await findOrder(tx, refund.order_no);
  if (order?.payment_mode !== 'cod' || refund.state === 'done')
    throw new CheckoutRefused('ORDER.STATE_CONFLICT');
  await settleRefund(tx, { refundId: refundOrderId, provider: 'bank-transfer', at });
  await refundSettled(tx, { refundId: refundOrderId, at });
  return refundOf({ ...refund, state: 'done', done_at: at });
}
