import { Refusal } from '../../../platform/refusal.ts';
import type { RequestContext } from './request-context.ts';
import type { ClaimRequestBody, ResizeRequestBody } from '@suvarna/contracts/orders';
import type { Tx } from '../../../platform/database/database.ts';
import type { LineRow } from '../rows/order-line.store.ts';
import { lockOrder, type OrderRow } from '../rows/order.store.ts';
import { insertPhotos, isReason, requestsOf } from '../rows/request.store.ts';
import { choiceOf } from '../../bag/index.ts';
import { ask } from '../../requests/index.ts';
import { ORDER_REQUESTS } from './kinds.ts';
import type { PriceOf } from '../../pricing/index.ts';
import { isWaiting, keptLines } from '../pieces/kept-lines.ts';
import { pickupOf } from './pickup-address.ts';
import { isUnderWarranty } from '../states.ts';

type Body = Omit<ClaimRequestBody, 'item_ids'>;

interface Pieces {
  readonly order: OrderRow;
  readonly lines: readonly LineRow[];
  /** Where they are fetched. */
  readonly pickup: string | null;
}

/**
 * The pieces a request is about, with their order locked, so that of two requests for a piece one is
 * told no. They must be delivered, not on their way back, and not asked about already.
 */
async function piecesOf(
  tx: Tx,
  { order: asked, owner, at }: RequestContext,
  { pickup_address_id: addressId }: Body,
  itemIds: readonly string[],
): Promise<Pieces> {
  const order = await lockOrder(tx, asked.order_no);
  if (order?.delivered_at == null) throw new Refusal('ORDER.STATE_CONFLICT');
  const kept = await keptLines(tx, order);
  const lines = [...new Set(itemIds)].map((id) => kept.find((line) => line.id === id));
  if (!lines.every((line) => line !== undefined)) throw new Refusal('ORDER.NOT_FOUND');
  if (!isUnderWarranty(order, order.delivered_at, at)) throw new Refusal('ORDER.WARRANTY_OVER');
  const waiting = (await requestsOf(tx, order.order_no)).filter(isWaiting);
  if (lines.some(({ id }) => waiting.some((request) => request.item_ids.includes(id))))
    throw new Refusal('ORDER.STATE_CONFLICT');
  const countryId = order.shipping_address.country_id;
  return { order, lines, pickup: await pickupOf(tx, { owner, addressId, countryId }) };
}

interface NewRequest extends Pick<Pieces, 'order' | 'pickup'> {
  readonly kind: 'resize' | 'claim';
  readonly items: readonly { readonly id: string; readonly size?: string }[];
  readonly body: Body;
}

async function keep(
  tx: Tx,
  { at, photos }: RequestContext,
  { kind, order, pickup, items, body }: NewRequest,
): Promise<void> {
  if (!(await isReason(tx, kind, body.reason_id)))
    throw new Refusal('REQUEST.INVALID', { message: 'Please select from list of reasons' });
  const request = await ask(tx, ORDER_REQUESTS, {
    ...{ kind, customerId: order.customer_id, subject: order.order_no, locale: order.locale, at },
    evidence: {
      reason_id: body.reason_id,
      comment: body.comment ?? '',
      item_ids: items.map((item) => item.id),
      sizes: items.flatMap(({ size }) => size ?? []),
      pickup_address: pickup,
      refund_to: 'source',
    },
  });
  await insertPhotos(tx, request, photos);
}

/** Asks for another size of delivered pieces, which their design is made in. @throws Refusal */
export async function requestResize(
  tx: Tx,
  context: RequestContext & { readonly priceOf: PriceOf },
  { items, ...body }: ResizeRequestBody,
): Promise<void> {
  const { order, lines, pickup } = await piecesOf(
    tx,
    context,
    body,
    items.map(({ item_id: id }) => id),
  );
  const wished = lines.map((line) => {
    const size = items.findLast(({ item_id: id }) => id === line.id)?.size ?? '';
    const made =
      line.size !== '' &&
      size !== line.size &&
      context.priceOf({ ...choiceOf(line, order.currency), size }).kind === 'quoted';
    if (!made) throw new Refusal('ORDER.SIZE_UNAVAILABLE');
    return { id: line.id, size };
  });
  return keep(tx, context, { kind: 'resize', order, pickup, items: wished, body });
}

/** Says that delivered pieces have a fault. @throws Refusal */
export async function requestClaim(
  tx: Tx,
  context: RequestContext,
  { item_ids: itemIds, ...body }: ClaimRequestBody,
): Promise<void> {
  const { order, lines, pickup } = await piecesOf(tx, context, body, itemIds);
  return keep(tx, context, { kind: 'claim', order, pickup, items: lines.map(({ id }) => ({ id })), body });
}
