import { OrderRefused } from './errors.ts';
import type { ClaimRequestBody, OrderDetails, ResizeRequestBody } from '@suvarna/contracts/api/orders';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../../platform/database/database.ts';
import { lockOrder, type LineRow, type OrderRow } from './order.store.ts';
import { insertRequest, isReason, requestsOf } from './request.store.ts';
import { findAddress } from '../customers/index.ts';
import { choiceOf } from '../bag/index.ts';
import type { PriceOf } from '../pricing/index.ts';
import { CheckoutRefused } from '../checkout/index.ts';
import type { Shopper } from '../identity/index.ts';
import { keptLines } from './kept-lines.ts';
import { ownOrderOf, readOrder } from './read.ts';
import { photosOf } from './request-photos.ts';
import { isUnderWarranty } from './states.ts';
import { notifyBuyer } from './notify-buyer.ts';

export interface Asking {
  readonly owner: Shopper;
  readonly at: Date;
}

type Body = Omit<ClaimRequestBody, 'item_ids'>;

/** Where a piece is fetched; `null` for the order's own address. @throws CheckoutRefused for an address that is another's */
export async function pickupOf(
  tx: Tx,
  owner: Shopper,
  addressId: string | undefined,
): Promise<string | null> {
  if (addressId === undefined) return null;
  const address = await findAddress(tx, owner, addressId);
  if (address === undefined) throw new CheckoutRefused('ADDRESS.NOT_FOUND');
  return JSON.stringify(address);
}

interface Pieces {
  readonly order: OrderRow;
  readonly lines: readonly LineRow[];
  /** Where they are fetched. */
  readonly pickup: string | null;
}

/**
 * The pieces a request is about, with their order locked, so that of two requests for a piece one is
 * told no. They must be the shopper's, delivered, not on their way back, and not asked about already.
 */
async function piecesOf(
  tx: Tx,
  { owner, at }: Asking,
  { order_no: orderNo, pickup_address_id: pickupId }: Body,
  itemIds: readonly string[],
): Promise<Pieces> {
  await ownOrderOf(tx, owner, orderNo);
  const order = await lockOrder(tx, orderNo);
  if (order?.delivered_at == null) throw new OrderRefused('ORDER.STATE_CONFLICT');
  const kept = await keptLines(tx, order);
  const lines = [...new Set(itemIds)].map((id) => kept.find((line) => line.id === id));
  if (!lines.every((line) => line !== undefined)) throw new OrderRefused('ORDER.NOT_FOUND');
  if (!isUnderWarranty(order.delivered_at, at)) throw new OrderRefused('ORDER.WARRANTY_OVER');
  const waiting = (await requestsOf(tx, orderNo)).filter(
    ({ state }) => state === 'open' || state === 'accepted',
  );
  if (lines.some(({ id }) => waiting.some((request) => request.item_ids.includes(id))))
    throw new OrderRefused('ORDER.STATE_CONFLICT');
  return { order, lines, pickup: await pickupOf(tx, owner, pickupId) };
}

interface NewRequest extends Pick<Pieces, 'order' | 'pickup'> {
  readonly kind: 'resize' | 'claim';
  readonly items: readonly { readonly id: string; readonly size?: string }[];
  readonly body: Body;
}

async function keep(
  tx: Tx,
  { owner, at }: Asking,
  { kind, order, pickup, items, body }: NewRequest,
): Promise<OrderDetails> {
  if (!(await isReason(tx, kind, body.reason_id))) throw new OrderRefused('REQUEST.INVALID');
  const id = randomUUID();
  await insertRequest(
    tx,
    {
      id,
      order_no: order.order_no,
      kind,
      reason_id: body.reason_id,
      comment: body.comment ?? '',
      item_ids: items.map((item) => item.id),
      sizes: items.flatMap(({ size }) => size ?? []),
      pickup_address: pickup,
      state: 'open',
      created_at: at,
    },
    photosOf(body.photos),
  );
  await notifyBuyer(tx, order, 'request-received', { orderNo: order.order_no, kind }, id);
  return readOrder(tx, owner, order.order_no, at);
}

/** Asks for another size of delivered pieces, which their design is made in. @throws CheckoutRefused */
export async function requestResize(
  tx: Tx,
  asking: Asking & { readonly priceOf: PriceOf },
  { items, ...body }: ResizeRequestBody,
): Promise<OrderDetails> {
  const { order, lines, pickup } = await piecesOf(
    tx,
    asking,
    body,
    items.map(({ item_id: id }) => id),
  );
  const wished = lines.map((line) => {
    const size = items.findLast(({ item_id: id }) => id === line.id)?.size ?? '';
    const made =
      line.size !== '' &&
      size !== line.size &&
      asking.priceOf({ ...choiceOf(line, order.currency), size }).kind === 'quoted';
    if (!made) throw new OrderRefused('ORDER.SIZE_UNAVAILABLE');
    return { id: line.id, size };
  });
  return keep(tx, asking, { kind: 'resize', order, pickup, items: wished, body });
}

/** Says that delivered pieces have a fault. @throws CheckoutRefused */
export async function requestClaim(
  tx: Tx,
  asking: Asking,
  { item_ids: itemIds, ...body }: ClaimRequestBody,
): Promise<OrderDetails> {
  const { order, lines, pickup } = await piecesOf(tx, asking, body, itemIds);
  return keep(tx, asking, { kind: 'claim', order, pickup, items: lines.map(({ id }) => ({ id })), body });
}
