import type { Tx } from '../../platform/database/database.ts';
import { linesOfOrder, lockOrder, moveOrder, setCoinsDue, type OrderRow } from './order.store.ts';
import { finishRefund, tendersOfRefund, type RefundRow } from './refund.store.ts';
import { recogniseSale } from '../ledger/index.ts';
import type { Tenders } from '../tenders/index.ts';
import { emit } from '../../platform/outbox/emit.ts';
import { requestOf } from './request.store.ts';
import { CLOSES_AFTER_MS } from './states.ts';
import { notifyBuyer } from './notify-buyer.ts';

/** The shopper has the money of a refund: "Refunded". What was kept of a returned order is a sale, and earns its coins when the return window is over. A repeat changes nothing. */
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
  await recogniseWhatIsKept(tx, order, refund, at);
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
async function describeTenders(
  tx: Tx,
  tenders: Tenders,
  refundId: string,
): Promise<readonly { readonly en: string; readonly hi: string }[]> {
  return (await tendersOfRefund(tx, refundId)).map(({ kind, units }) => ({
    en: tenders.of(kind).describe(units, 'en'),
    hi: tenders.of(kind).describe(units, 'hi'),
  }));
}

async function recogniseWhatIsKept(tx: Tx, order: OrderRow, refund: RefundRow, at: Date): Promise<void> {
  const request = await requestOf(tx, order.order_no, 'return');
  if (request === undefined || refund.amount >= order.totals.total_paise) return;
  const kept = (await linesOfOrder(tx, order.order_no)).filter((line) => !request.item_ids.includes(line.id));
  await recogniseSale(tx, {
    orderNo: order.order_no,
    currency: order.currency,
    at,
    net: kept.reduce((sum, { quote }) => sum + quote.without_gst_paise, 0),
    gst: kept.reduce((sum, { quote }) => sum + quote.gst_paise, 0),
    shipping: order.totals.shipping_charge_paise,
    tenders: order.totals.tenders.map(({ kind }) => kind),
  });
  if (order.delivered_at !== null)
    await setCoinsDue(tx, order.order_no, new Date(order.delivered_at.getTime() + CLOSES_AFTER_MS));
}
