import type { OrderState } from '@suvarna/contracts/orders';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { emit } from '../../../platform/outbox/emit.ts';
import { movePieces } from '../../inventory/index.ts';
import { cancelCashDue } from '../../ledger/index.ts';
import type { Step } from '../../requests/index.ts';
import { askPickup, callOffPickup, endPickup } from '../../shipping/index.ts';
import type { Tenders } from '../../tenders/index.ts';
import { cashOf } from '../rows/cash-due.ts';
import { isWaiting, returnableOf } from '../pieces/kept-lines.ts';
import { linesOfOrder } from '../rows/order-line.store.ts';
import { moveOrder } from '../rows/order-step.store.ts';
import { approveRefund } from '../refunds/refund.ts';
import { noteDecision, requestsOf, setState } from '../rows/request.store.ts';
import { CALLED_OFF, type OrderRequest } from './order-request.ts';
import { withdrawUnanswered } from './withdraw-unanswered.ts';

/** The pieces are back in stock and nothing is owed at the door; the coupon was used. */
async function cancelled(tx: Tx, { order }: OrderRequest, at: Date): Promise<void> {
  await movePieces(tx, order.order_no, 'returned');
  if (order.payment_mode === 'cod') await cancelCashDue(tx, cashOf(order, at));
  const { order_no: orderNo } = order;
  await emit(tx, { type: 'order.cancelled', key: orderNo, payload: { order_no: orderNo } });
}

/** A courier is told where to fetch the pieces; what was collected in a store is brought there again unless a door was chosen. */
async function planPickup(tx: Tx, { asked, order }: OrderRequest, at: Date): Promise<void> {
  const address = asked.pickup_address ?? order.shipping_address;
  if (address.store_id === undefined) await askPickup(tx, { reference: asked.id, address }, at);
}

/**
 * A courier who was on the way collected what its shopper had taken back: the return goes on, and takes
 * back what was not answered for its pieces in the meantime.
 *
 * @throws Refusal for a piece that was handed in otherwise in the meantime, or is in work
 */
async function resume(tx: Tx, { asked, order }: OrderRequest, at: Date): Promise<void> {
  const requests = await requestsOf(tx, order.order_no);
  const lines = await linesOfOrder(tx, order.order_no);
  const returnable = new Set(returnableOf(lines, requests).map(({ id }) => id));
  if (!asked.item_ids.every((id) => returnable.has(id))) throw new Refusal('ORDER.STATE_CONFLICT');
  await withdrawUnanswered(tx, order, requests, asked.item_ids, at);
  await setState(tx, asked.id, { from: 'withdrawn', to: 'open', note: '' });
}

/**
 * A return that was rejected is looked at again: its pieces must still be neither handed in nor in work.
 *
 * @throws Refusal
 */
async function reopen(tx: Tx, { asked }: OrderRequest): Promise<void> {
  const lines = await linesOfOrder(tx, asked.order_no);
  const isGone = lines.some(({ id, handed_in: to }) => to !== null && asked.item_ids.includes(id));
  const inWork = (await requestsOf(tx, asked.order_no)).some(
    (other) => isWaiting(other) && other.item_ids.some((id) => asked.item_ids.includes(id)),
  );
  if (isGone || inWork) throw new Refusal('ORDER.STATE_CONFLICT');
  await setState(tx, asked.id, { from: 'declined', to: 'open', note: '' });
}

async function consequence(tx: Tx, request: OrderRequest, { to, note, at }: Step): Promise<void> {
  const { request_id: id, state: from } = request;
  switch (to) {
    case 'cancelled':
      return cancelled(tx, request, at);
    case 'pickup-scheduled':
      return planPickup(tx, request, at);
    case 'picked-up':
      if (from === 'return-withdrawn') await resume(tx, request, at);
      return endPickup(tx, id, 'collected');
    case 'return-qc':
      return from === 'return-rejected' ? reopen(tx, request) : undefined;
    // The pieces are the shopper's again, who reads why; another return of the order may follow.
    case 'return-rejected':
      await setState(tx, id, { from: 'open', to: 'declined', note });
      return undefined;
    case 'return-withdrawn':
      await setState(tx, id, { from: 'open', to: 'withdrawn', note: '' });
      // In the queue of the store's people until the courier says that no courier comes.
      return callOffPickup(tx, id, at);
    default:
      return undefined;
  }
}

/**
 * Moves a return or a cancellation on, which is to move its order: of a courier who has the pieces and a
 * shopper who keeps them, the table of transitions lets one be first.
 *
 * @throws Refusal
 */
export async function moveWithOrder(
  tx: Tx,
  tenders: Tenders | undefined,
  request: OrderRequest,
  step: Step,
): Promise<void> {
  const { request_id: requestId } = request;
  const { order_no: orderNo } = request.order;
  const { to, actor, by, note, at } = step;
  if (to === CALLED_OFF) {
    await endPickup(tx, requestId, 'cancelled');
    await noteDecision(tx, { request_id: requestId, state: 'called-off', at, decided_by: by, note });
  } else if (to === 'refund-initiated') {
    if (tenders === undefined) throw new Error('Only the store’s people approve a refund.');
    await approveRefund(tx, tenders, { orderNo, approvedBy: by, at });
  } else {
    const state = to.replaceAll('-', '_') as OrderState;
    if (!(await moveOrder(tx, orderNo, state, actor === 'customer' ? 'shopper' : actor, at, { by, note })))
      throw new Refusal('ORDER.STATE_CONFLICT');
    await consequence(tx, request, step);
  }
}
