import type { OrderDetails, OrderStats, RefundTo } from '@suvarna/contracts/orders';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Shopper } from '../../identity/index.ts';
import type { Redrawn } from '../../../platform/photos/redraw-photo.ts';
import type { OrderRow } from '../rows/order.store.ts';
import { ownOrderOf, readOrder } from '../reading/read.ts';
import { followedOrder, followOrder, type Follower } from '../reading/track.ts';

/** A person who may ask for something of an order, and proved it. */
export interface RequestContext {
  readonly order: OrderRow;
  /** Whose addresses a courier may be sent to; `undefined` for a person who has a code alone. */
  readonly owner: Shopper | undefined;
  readonly at: Date;
  /** What came along to see it by. */
  readonly photos: readonly Redrawn[];
}

type Call = Pick<RequestContext, 'at' | 'photos'>;

/** When it was asked, and what came along with it. */
export const callOf = (
  { drawnPhotos: photos }: { readonly drawnPhotos: readonly Redrawn[] | null },
  at: Date,
): Call => ({
  at,
  photos: photos ?? [],
});

interface Body {
  readonly order_no: string;
  readonly refund_to?: RefundTo;
}

/** Asks something of a shopper's own order. @throws Refusal for another's */
export async function askOwn(
  tx: Tx,
  owner: Shopper,
  { order_no: orderNo }: Body,
  { at, photos }: Call,
  ask: (context: RequestContext) => Promise<void>,
): Promise<OrderDetails> {
  await ask({ order: await ownOrderOf(tx, owner, orderNo), owner, at, photos });
  return readOrder(tx, owner, orderNo, at);
}

/** Of an order that is followed, by its owner or a token for it. @throws Refusal for one that is not */
export async function askFollowed(
  tx: Tx,
  follower: Follower,
  { order_no: orderNo, refund_to: refundTo }: Body,
  { at, photos }: Call,
  ask: (context: RequestContext) => Promise<void>,
): Promise<OrderStats> {
  // Who follows an order need not be its customer, whose money it is.
  if (refundTo === 'credits') throw new Refusal('ORDER.NOT_AS_CREDITS');
  await ask({ order: await followedOrder(tx, follower, orderNo, at), owner: follower.owner, at, photos });
  return followOrder(tx, follower, orderNo, at);
}
