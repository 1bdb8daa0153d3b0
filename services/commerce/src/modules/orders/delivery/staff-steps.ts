import type { OrderDetails, PieceCertificate, StaffStep } from '@suvarna/contracts/orders';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { linesOfOrder, setCertificates, setHuids, type LineRow } from '../rows/order-line.store.ts';
import { moveOrder } from '../rows/order-step.store.ts';
import { lockOrder, setDelivered, type OrderRow } from '../rows/order.store.ts';
import { recordCashReceived } from '../../ledger/index.ts';
import { emit } from '../../../platform/outbox/emit.ts';
import { cashOf } from '../rows/cash-due.ts';
import { assertHallmarked } from './assert-hallmarked.ts';
import { assertPickupCode, toCollectOf } from '../reading/pickup.ts';
import { readAnyOrder } from '../reading/read.ts';
import { recogniseOrder } from '../closing/close.ts';
import { isReturnWindowOpen } from '../states.ts';
import { notifyBuyer } from '../notify-buyer.ts';

async function delivered(tx: Tx, order: OrderRow, at: Date): Promise<void> {
  await setDelivered(tx, order.order_no, at);
  if (order.payment_mode === 'cod') await recordCashReceived(tx, cashOf(order, at));
  await emit(tx, { type: 'order.delivered', key: order.order_no, payload: { order_no: order.order_no } });
  await notifyBuyer(tx, order, 'delivered', { orderNo: order.order_no });
}

/** Of an order that is collected, this is the store: it waits there for its code. */
async function outForDelivery(tx: Tx, order: OrderRow, at: Date): Promise<void> {
  if (order.pickup_code !== null) await notifyBuyer(tx, order, 'pickup-ready', toCollectOf(order, at));
}

async function shipped(tx: Tx, order: OrderRow): Promise<void> {
  await emit(tx, { type: 'order.shipped', key: order.order_no, payload: { order_no: order.order_no } });
  await notifyBuyer(tx, order, 'shipped', { orderNo: order.order_no });
}

interface Step {
  readonly orderNo: string;
  readonly to: StaffStep;
  /** Who of the store's people. */
  readonly by: string;
  readonly note: string;
  /** What a person said who collects the order in a store. */
  readonly pickupCode?: string | undefined;
  readonly at: Date;
}

async function consequence(tx: Tx, order: OrderRow, { to, at }: Step): Promise<void> {
  switch (to) {
    case 'delivered':
      return delivered(tx, order, at);
    case 'shipped':
      return shipped(tx, order);
    case 'out_for_delivery':
      return outForDelivery(tx, order, at);
    case 'closed':
      return recogniseOrder(tx, order, at);
    default:
      return undefined;
  }
}

/**
 * The store's people move an order on. Closing takes the right to return and pays the coins, so it
 * waits until the window is over.
 *
 * @throws Refusal when the table of transitions does not lead there, the window is open, or a HUID is missing
 */
export async function stepByStaff(tx: Tx, step: Step): Promise<OrderDetails> {
  const order = await lockOrder(tx, step.orderNo);
  if (order === undefined) throw new Refusal('ORDER.NOT_FOUND');
  if (step.to === 'delivered') assertPickupCode(order, step.pickupCode);
  const closesEarly =
    step.to === 'closed' && order.delivered_at !== null && isReturnWindowOpen(order, step.at);
  if (closesEarly) throw new Refusal('ORDER.RETURN_WINDOW_OPEN');
  await assertHallmarked(tx, step);
  if (!(await moveOrder(tx, step.orderNo, step.to, 'staff', step.at, step)))
    throw new Refusal('ORDER.STATE_CONFLICT');
  await consequence(tx, order, step);
  return readAnyOrder(tx, step.orderNo, step.at);
}

interface Noted {
  readonly orderNo: string;
  readonly itemId: string;
  readonly at: Date;
}

/** A line of an order that is locked. @throws Refusal */
async function lineToNote(tx: Tx, { orderNo, itemId }: Noted): Promise<LineRow> {
  const order = await lockOrder(tx, orderNo);
  const line = order && (await linesOfOrder(tx, orderNo)).find(({ id }) => id === itemId);
  if (line === undefined) throw new Refusal('ORDER.NOT_FOUND');
  return line;
}

/** The hallmark numbers of a line, one for each piece (domain rules §2.4). @throws Refusal */
export async function noteHuids(
  tx: Tx,
  ask: Noted & { readonly huids: readonly string[] },
): Promise<OrderDetails> {
  const line = await lineToNote(tx, ask);
  const others = (await linesOfOrder(tx, ask.orderNo)).filter(({ id }) => id !== line.id);
  const ofOrder = [...ask.huids, ...others.flatMap(({ huids }) => huids)];
  // A number is of one piece: none stands twice in an order.
  if (ask.huids.length !== line.quantity || new Set(ofOrder).size !== ofOrder.length)
    throw new Refusal('ORDER.STATE_CONFLICT');
  await setHuids(tx, line.id, ask.huids);
  return readAnyOrder(tx, ask.orderNo, ask.at);
}

/** Certificates of a line, each with its laboratory; a number stands on one certificate. @throws Refusal */
export async function noteCertificates(
  tx: Tx,
  ask: Noted & { readonly certificates: readonly PieceCertificate[] },
): Promise<OrderDetails> {
  const line = await lineToNote(tx, ask);
  const names = ask.certificates.map(({ laboratory, number }) => `${laboratory.toUpperCase()} ${number}`);
  if (new Set(names).size !== names.length) throw new Refusal('ORDER.STATE_CONFLICT');
  await setCertificates(tx, line.id, ask.certificates);
  return readAnyOrder(tx, ask.orderNo, ask.at);
}
