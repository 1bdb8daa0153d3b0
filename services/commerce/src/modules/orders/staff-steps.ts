import { OrderRefused } from './errors.ts';
import type { OrderDetails } from '@suvarna/contracts/api/orders';
import type { StaffStep } from '@suvarna/contracts/api/staff-orders';
import { movePieces } from '../inventory/index.ts';
import type { Tx } from '../../platform/database/database.ts';
import { linesOfOrder, lockOrder, moveOrder, setDelivered, setHuids, type OrderRow } from './order.store.ts';
import { cancelCashDue, recordCashReceived } from '../ledger/index.ts';
import { emit } from '../../platform/outbox/emit.ts';
import { orderSubject } from './order-subject.ts';
import { readAnyOrder } from './read.ts';
import { recogniseOrder } from './close.ts';
import { moveRequest, openReturnOf } from './request.store.ts';
import { isReturnWindowOpen } from './states.ts';
import { notifyBuyer } from './notify-buyer.ts';

const cashOf = (order: OrderRow, at: Date) => ({
  subject: orderSubject(order.order_no),
  currency: order.currency,
  amount: order.payable,
  at,
});

async function delivered(tx: Tx, order: OrderRow, at: Date): Promise<void> {
  await setDelivered(tx, order.order_no, at);
  if (order.payment_mode === 'cod') await recordCashReceived(tx, cashOf(order, at));
  await emit(tx, { type: 'order.delivered', key: order.order_no, payload: { order_no: order.order_no } });
  await notifyBuyer(tx, order, 'delivered', { orderNo: order.order_no });
}

async function shipped(tx: Tx, order: OrderRow): Promise<void> {
  await emit(tx, { type: 'order.shipped', key: order.order_no, payload: { order_no: order.order_no } });
  await notifyBuyer(tx, order, 'shipped', { orderNo: order.order_no });
}

/** The pieces are back in stock and nothing is owed at the door; the coupon was used. */
async function cancelled(tx: Tx, order: OrderRow, at: Date): Promise<void> {
  await movePieces(tx, order.order_no, 'returned');
  if (order.payment_mode === 'cod') await cancelCashDue(tx, cashOf(order, at));
}

/** The pieces are the shopper's again; another return of the order may follow. */
async function rejected(tx: Tx, orderNo: string): Promise<void> {
  const request = await openReturnOf(tx, orderNo);
  if (request !== undefined) await moveRequest(tx, request.id, { from: 'open', to: 'declined', note: '' });
}

async function consequence(tx: Tx, order: OrderRow, to: StaffStep, at: Date): Promise<void> {
  switch (to) {
    case 'delivered':
      return delivered(tx, order, at);
    case 'shipped':
      return shipped(tx, order);
    case 'cancelled':
      return cancelled(tx, order, at);
    case 'closed':
      return recogniseOrder(tx, order, at);
    case 'return_rejected':
      return rejected(tx, order.order_no);
    default:
      return undefined;
  }
}

/**
 * The store's people move an order on. Closing takes the right to return and pays the coins, so it
 * waits until the window is over.
 *
 * @throws OrderRefused when the table of transitions does not lead there, or the window is open
 */
export async function stepByStaff(
  tx: Tx,
  step: { readonly orderNo: string; readonly to: StaffStep; readonly note: string; readonly at: Date },
): Promise<OrderDetails> {
  const order = await lockOrder(tx, step.orderNo);
  if (order === undefined) throw new OrderRefused('ORDER.NOT_FOUND');
  const closesEarly =
    step.to === 'closed' && order.delivered_at !== null && isReturnWindowOpen(order.delivered_at, step.at);
  if (closesEarly) throw new OrderRefused('ORDER.RETURN_WINDOW_OPEN');
  if (!(await moveOrder(tx, step.orderNo, step.to, 'staff', step.at, step.note)))
    throw new OrderRefused('ORDER.STATE_CONFLICT');
  await consequence(tx, order, step.to, step.at);
  return readAnyOrder(tx, step.orderNo, step.at);
}

/** The hallmark numbers of a line, one for each piece (domain rules §2.4). @throws OrderRefused */
export async function noteHuids(
  tx: Tx,
  ask: {
    readonly orderNo: string;
    readonly itemId: string;
    readonly huids: readonly string[];
    readonly at: Date;
  },
): Promise<OrderDetails> {
  const order = await lockOrder(tx, ask.orderNo);
  const line = order && (await linesOfOrder(tx, ask.orderNo)).find(({ id }) => id === ask.itemId);
  if (line === undefined) throw new OrderRefused('ORDER.NOT_FOUND');
  if (ask.huids.length !== line.quantity || new Set(ask.huids).size !== ask.huids.length)
    throw new OrderRefused('ORDER.STATE_CONFLICT');
  await setHuids(tx, line.id, ask.huids);
  return readAnyOrder(tx, ask.orderNo, ask.at);
}
