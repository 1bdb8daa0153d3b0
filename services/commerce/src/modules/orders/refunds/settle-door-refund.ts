import type { Refund } from '@suvarna/contracts/orders';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { findOrder } from '../rows/order.store.ts';
import type { Tenders } from '../../tenders/index.ts';
import { creditNoteOfRefund } from '../rows/credit-note.store.ts';
import { findRefund, tendersOfRefund } from '../rows/refund.store.ts';
import { settleRefund } from '../../ledger/index.ts';
import { refundSettled } from './refund-settled.ts';
import { refundOf } from '../reading/view.ts';

/** Money paid at the door came through no provider; the store's people have sent it back by bank transfer. @throws Refusal */
export async function settleDoorRefund(
  tx: Tx,
  tenders: Tenders,
  refundOrderId: string,
  at: Date,
): Promise<Refund> {
  const refund = await findRefund(tx, refundOrderId);
  if (refund === undefined) throw new Refusal('REFUND.NOT_FOUND');
  const order = await findOrder(tx, refund.order_no);
  if (order?.payment_mode !== 'cod' || refund.state === 'done' || refund.refund_to === 'credits')
    throw new Refusal('ORDER.STATE_CONFLICT');
  await settleRefund(tx, { refundId: refundOrderId, provider: 'bank-transfer', at });
  await refundSettled(tx, tenders, { refundId: refundOrderId, at });
  return refundOf(
    { ...refund, state: 'done', done_at: at },
    await tendersOfRefund(tx, refundOrderId),
    await creditNoteOfRefund(tx, refundOrderId),
  );
}
