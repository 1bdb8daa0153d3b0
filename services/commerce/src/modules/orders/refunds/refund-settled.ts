import { byLocale, type Wording } from '@suvarna/contracts/locale';
import type { Tx } from '../../../platform/database/database.ts';
import { moveOrder } from '../rows/order-step.store.ts';
import { lockOrder, setCoinsDue } from '../rows/order.store.ts';
import { finishRefund, refundedOf, tendersOfRefund } from '../rows/refund.store.ts';
import type { Tenders } from '../../tenders/index.ts';
import { emit } from '../../../platform/outbox/emit.ts';
import { setState } from '../rows/request.store.ts';
import { closesAt } from '../states.ts';
import { notifyBuyer } from '../notify-buyer.ts';

/** The shopper has the money of a refund: "Refunded". What is kept of a returned order is a sale, and earns its coins, when the return window is over. A repeat changes nothing. */
export async function refundSettled(
  tx: Tx,
  tenders: Tenders,
  { refundId, at }: { readonly refundId: string; readonly at: Date },
): Promise<void> {
  const refund = await finishRefund(tx, refundId, at);
  if (refund === undefined) return;
  const order = await lockOrder(tx, refund.order_no);
  if (order === undefined || !(await moveOrder(tx, refund.order_no, 'refunded', 'payment', at)))
    throw new Error(`Order ${refund.order_no} did not wait for its refund ${refundId}.`);
  if (refund.request_id !== null)
    await setState(tx, refund.request_id, { from: 'accepted', to: 'done', note: '' });
  const isPart = (await refundedOf(tx, order.order_no)).amount < order.totals.total_paise;
  const delivered = order.delivered_at;
  const dueAt = isPart && delivered !== null ? closesAt(order, delivered) : null;
  await setCoinsDue(tx, order.order_no, dueAt);
  await emit(tx, {
    type: 'order.refunded',
    key: refundId,
    payload: { order_no: order.order_no, refund_order_id: refundId },
  });
  await notifyBuyer(tx, order, 'refunded', {
    orderNo: order.order_no,
    amount: { currency: refund.currency, minor: refund.bank_amount },
    to: refund.refund_to,
    also: await describeTenders(tx, tenders, refundId),
  });
}

/** What went back besides money, in both languages: the message is written when it leaves. */
async function describeTenders(tx: Tx, tenders: Tenders, refundId: string): Promise<readonly Wording[]> {
  return (await tendersOfRefund(tx, refundId)).map(({ kind, units }) =>
    byLocale((locale) => tenders.of(kind).describe(units, locale)),
  );
}
