import type { CancelRequestBody, RefundTo } from '@suvarna/contracts/orders';
import { NOT_COLLECTED } from '@suvarna/contracts/storefront-constants';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { emit } from '../../../platform/outbox/emit.ts';
import { ask } from '../../requests/index.ts';
import { moveOrder } from '../rows/order-step.store.ts';
import { lockOrder, type OrderRow } from '../rows/order.store.ts';
import { isReason } from '../rows/request.store.ts';
import { mayCancel } from '../states.ts';
import { ORDER_REQUESTS } from './kinds.ts';
import { refundToOf } from './refund-to.ts';
import type { RequestContext } from './request-context.ts';

interface Wanted {
  readonly reason_id: number;
  readonly comment: string;
  readonly refund_to: RefundTo;
}

async function askCancellation(
  tx: Tx,
  { order_no: orderNo, customer_id: customerId, locale }: OrderRow,
  wanted: Wanted,
  { actor, at }: { readonly actor: 'shopper' | 'clock'; readonly at: Date },
): Promise<void> {
  if (!(await moveOrder(tx, orderNo, 'cancel_requested', actor, at)))
    throw new Refusal('ORDER.STATE_CONFLICT');
  await ask(tx, ORDER_REQUESTS, {
    ...{ kind: 'cancel', customerId, subject: orderNo, locale, at },
    evidence: { ...wanted, item_ids: [], sizes: [], pickup_address: null },
  });
  await emit(tx, { type: 'order.cancel-requested', key: orderNo, payload: { order_no: orderNo } });
}

/** "Cancel Requested": support contacts the user and decides; nothing is given back before. @throws Refusal */
export async function requestCancellation(
  tx: Tx,
  { order, at }: RequestContext,
  { reason_id, comment = '', refund_to }: CancelRequestBody,
): Promise<void> {
  if (!(await isReason(tx, 'cancel', reason_id)))
    throw new Refusal('REQUEST.INVALID', { message: 'Please select from list of reasons' });
  const now = await lockOrder(tx, order.order_no);
  if (now === undefined || !mayCancel(now)) throw new Refusal('ORDER.STATE_CONFLICT');
  const wanted = { reason_id, comment, refund_to: refundToOf(order, refund_to) };
  await askCancellation(tx, order, wanted, { actor: 'shopper', at });
}

/** What was not collected is called off: the store's people find it in the queue. */
export const cancelUncollected = (tx: Tx, order: OrderRow, at: Date): Promise<void> =>
  askCancellation(
    tx,
    order,
    { reason_id: NOT_COLLECTED, comment: '', refund_to: 'source' },
    { actor: 'clock', at },
  );
