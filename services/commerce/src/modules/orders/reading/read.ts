import type { OrderDetails, OrderList, OrderStats, Refund } from '@suvarna/contracts/orders';
import { Refusal } from '../../../platform/refusal.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { pageOfOrders } from './order-list.store.ts';
import { stepsOfOrder } from '../rows/order-step.store.ts';
import { linesOfOrder } from '../rows/order-line.store.ts';
import { findOrder, findOwnOrder, type OrderRow } from '../rows/order.store.ts';
import { creditNoteOfRefund, creditNotesOf } from '../rows/credit-note.store.ts';
import { findRefund, refundsOfOrder, tendersOfRefund } from '../rows/refund.store.ts';
import { requestsOf } from '../rows/request.store.ts';
import type { Shopper } from '../../identity/index.ts';
import { ACTIVE, RECENT } from '../states.ts';
import { exchangeableMaterials, type Prices } from '../pieces/material-value.ts';
import { detailsOfOrder, forGuest, refundOf, statsOf, summaryOf } from './view.ts';

const PAGE_SIZE = 10;

/** A shopper's own order. @throws Refusal, the same for one that is another's and one that is not there */
export async function ownOrderOf(db: Database | Tx, owner: Shopper, orderNo: string): Promise<OrderRow> {
  const order = await findOwnOrder(db, owner, orderNo);
  if (order === undefined) throw new Refusal('ORDER.NOT_FOUND');
  return order;
}

/** As its owner sees it. */
const shownTo = (owner: Shopper, details: OrderDetails): OrderDetails =>
  owner.kind === 'guest' ? forGuest(details) : details;

async function detailsFor(db: Database | Tx, order: OrderRow, at: Date): Promise<OrderDetails> {
  const orderNo = order.order_no;
  const lines = await linesOfOrder(db, orderNo);
  const steps = await stepsOfOrder(db, orderNo);
  const refunds = [];
  const notes = await creditNotesOf(db, orderNo);
  for (const row of await refundsOfOrder(db, orderNo))
    refunds.push(
      refundOf(
        row,
        await tendersOfRefund(db, row.refund_order_id),
        notes.find((note) => note.refund_order_id === row.refund_order_id),
      ),
    );
  const requests = await requestsOf(db, orderNo);
  return detailsOfOrder({ order, lines, steps, refunds, requests }, at);
}

export async function readOrder(
  db: Database | Tx,
  owner: Shopper,
  orderNo: string,
  at: Date,
): Promise<OrderDetails> {
  return shownTo(owner, await detailsFor(db, await ownOrderOf(db, owner, orderNo), at));
}

/** The same, and which of its pieces the store takes back. @throws Refusal */
export async function readOrderWithWorth(
  db: Database | Tx,
  prices: Pick<Prices, 'materialsOf'>,
  owner: Shopper,
  orderNo: string,
  at: Date,
): Promise<OrderDetails> {
  const order = await ownOrderOf(db, owner, orderNo);
  const lines = await linesOfOrder(db, orderNo);
  const details = await detailsFor(db, order, at);
  return shownTo(owner, {
    ...details,
    lines: details.lines.map((shown, index) => {
      const line = lines[index];
      return {
        ...shown,
        exchangeable: line !== undefined && exchangeableMaterials(prices, line, order) !== undefined,
      };
    }),
  });
}

/** For the store's people, who hear the code of a pick-up from the person who collects it. */
export async function readAnyOrder(db: Database | Tx, orderNo: string, at: Date): Promise<OrderDetails> {
  const order = await findOrder(db, orderNo);
  if (order === undefined) throw new Refusal('ORDER.NOT_FOUND');
  const { pickup, ...details } = await detailsFor(db, order, at);
  return { ...details, ...(pickup && { pickup: { ...pickup, code: '' } }) };
}

export async function listOrders(
  db: Database,
  customerId: string,
  ask: { readonly state: 'active' | 'recent'; readonly page: number },
): Promise<OrderList> {
  const { orders, lines, count } = await pageOfOrders(
    db,
    customerId,
    ask.state === 'active' ? ACTIVE : RECENT,
    { size: PAGE_SIZE, number: ask.page },
  );
  return {
    results: orders.map((order) =>
      summaryOf(
        order,
        lines.filter((line) => line.order_no === order.order_no),
      ),
    ),
    page: ask.page,
    page_size: PAGE_SIZE,
    count,
  };
}

export async function readStats(db: Database | Tx, order: OrderRow, at: Date): Promise<OrderStats> {
  const orderNo = order.order_no;
  const lines = await linesOfOrder(db, orderNo);
  const steps = await stepsOfOrder(db, orderNo);
  return statsOf({ order, lines, steps, requests: await requestsOf(db, orderNo) }, at);
}

/** A refund of a shopper's own order; another's is not there. */
export async function readRefund(db: Database, owner: Shopper, refundOrderId: string): Promise<Refund> {
  const refund = await findRefund(db, refundOrderId);
  const own = refund === undefined ? undefined : await findOwnOrder(db, owner, refund.order_no);
  if (refund === undefined || own === undefined) throw new Refusal('REFUND.NOT_FOUND');
  return refundOf(
    refund,
    await tendersOfRefund(db, refundOrderId),
    await creditNoteOfRefund(db, refundOrderId),
  );
}
