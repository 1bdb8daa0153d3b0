import { randomUUID } from 'node:crypto';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { RequestKeeper } from '../../requests/index.ts';
import type { Tenders } from '../../tenders/index.ts';
import { notifyBuyer } from '../notify-buyer.ts';
import { findOrder, lockOrder, type OrderRow } from '../rows/order.store.ts';
import { findRequest, insertRequest, type RequestRow } from '../rows/request.store.ts';
import { moveService } from './move-service.ts';
import { moveWithOrder } from './move-with-order.ts';
import { queueStateOf, type OrderRequest } from './order-request.ts';
import { detailsOf } from './request-details.ts';

/** What an order is asked with. */
export const OrderEvidence = Type.Object({
  reason_id: Type.Integer(),
  comment: Type.String(),
  item_ids: Type.Array(Type.String()),
  sizes: Type.Array(Type.String()),
  /** As it is kept; `null` where the order went. */
  pickup_address: Type.Union([Type.String(), Type.Null()]),
  refund_to: Type.Union([Type.Literal('source'), Type.Literal('credits')]),
});
const evidence = Compile(OrderEvidence);

const KINDS = ['cancel', 'return', 'resize', 'claim'] as const;

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const standing = (asked: RequestRow, order: OrderRow): OrderRequest => ({
  request_id: asked.id,
  kind: asked.kind,
  customer_id: order.customer_id,
  state: queueStateOf(asked, order),
  asked,
  order,
});

async function find<Db extends Database | Tx>(
  db: Db,
  requestId: string,
  orderOf: (db: Db, orderNo: string) => Promise<OrderRow | undefined>,
): Promise<OrderRequest | undefined> {
  const known = ID.test(requestId) ? await findRequest(db, requestId) : undefined;
  const order = known && (await orderOf(db, known.order_no));
  // Once more: it may have been decided while its order was waited for.
  const asked = order && (await findRequest(db, requestId));
  return asked && standing(asked, order);
}

async function again(tx: Tx, requestId: string): Promise<OrderRequest> {
  const request = await find(tx, requestId, findOrder);
  if (request === undefined) throw new Error(`The request ${requestId} was just there.`);
  return request;
}

/**
 * What shoppers ask for their orders stands with the order, since it moves order and pieces in the same step,
 * and guests ask for it. Locked is the order.
 *
 * @param tenders needed only where the store's people approve a refund
 */
export const orderKeeper = (tenders?: Tenders): RequestKeeper<OrderRequest> => ({
  find: (db, requestId) => find(db, requestId, findOrder),
  lock: (tx, requestId) => find(tx, requestId, lockOrder),
  async insert(tx, _machine, { kind: name, subject: orderNo, evidence: facts, at }) {
    const kind = KINDS.find((one) => one === name);
    if (kind === undefined) throw new Error(`No module asks for "${name}" of an order.`);
    const id = randomUUID();
    await insertRequest(tx, {
      ...evidence.Parse(facts),
      ...{ id, kind, order_no: orderNo, created_at: at },
      state: kind === 'cancel' ? null : 'open',
    });
    return { request: await again(tx, id), step: 'asked' };
  },
  async move(tx, request, _machine, step) {
    const { request_id: id, asked } = request;
    if (asked.kind === 'resize' || asked.kind === 'claim') await moveService(tx, asked, step);
    else await moveWithOrder(tx, tenders, request, step);
    return { request: await again(tx, id), step: `${step.to}:${String(step.at.getTime())}` };
  },
  details: detailsOf,
  // An order is called off once; other requests there may be several of.
  tell: (tx, { request_id: id, kind, order }, { template, values, inMail }, step) =>
    notifyBuyer(tx, order, template, values, kind === 'cancel' ? order.order_no : `${id}:${step}`, inMail),
});
