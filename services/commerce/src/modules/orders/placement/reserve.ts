import { Refusal } from '../../../platform/refusal.ts';
import {
  type CheckoutContext,
  findCoupon,
  insertUse,
  lockCoupons,
  type PricedLine,
  takeUse,
} from '../../checkout/index.ts';
import { insertReservations, lockPieces, type Pieces, takePieces } from '../../inventory/index.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { CountedHolder } from './held-stock.ts';
import type { OrderRow } from '../rows/order.store.ts';
import { mayHaveCoupon } from '../payment/coupon-once.ts';
import { TenderRefused, type GoodsKind, type TenderUse } from '../../tenders/index.ts';

/** Pieces that come out of stock in hand, one entry for each product; what is made for the order needs none. */
export function piecesOf(lines: readonly PricedLine[]): Pieces[] {
  const wanted = new Map<number, number>();
  for (const { line, quote } of lines) {
    if (quote.stock !== 'made-to-order')
      wanted.set(quote.productId, (wanted.get(quote.productId) ?? 0) + line.quantity);
  }
  return [...wanted].map(([productId, quantity]) => ({ productId, quantity }));
}

/** What an order gives back and what the next one takes is held in one order first. */
export async function lockForSwap(
  tx: Tx,
  pieces: readonly Pieces[],
  waiting: readonly OrderRow[],
  couponCode: string | null,
): Promise<void> {
  if (waiting.length === 0) return;
  await lockPieces(
    tx,
    pieces,
    waiting.map((order) => order.order_no),
  );
  await lockCoupons(tx, [...waiting.map((order) => order.coupon_code), couponCode]);
}

export interface Holding {
  readonly order: OrderRow;
  readonly pieces: readonly Pieces[];
  readonly tenders: readonly TenderUse[];
  /** Of every line. */
  readonly goods: readonly GoodsKind[];
  readonly buyerKey: Buffer;
  readonly holder: CountedHolder;
}

/**
 * Puts aside what an order needs. Each step is one conditional change whose row count decides, so
 * that of many who want the last piece, use or coin exactly one has it.
 *
 * @throws Refusal, TenderRefused by which the caller's transaction, the order with it, is undone
 */
export async function holdForOrder(
  tx: Tx,
  context: Pick<CheckoutContext, 'tenders' | 'owner' | 'at'>,
  { order, pieces, tenders, goods, buyerKey, holder }: Holding,
): Promise<void> {
  if ((await takePieces(tx, pieces)) !== undefined) throw new Refusal('CHECKOUT.OUT_OF_STOCK');
  await insertReservations(tx, order.order_no, pieces, holder.keys);
  if (pieces.length > 0) await holder.assertWithin(tx);
  if (order.coupon_code !== null) await holdCoupon(tx, order, order.coupon_code, buyerKey);
  const refused = await context.tenders.hold(tx, {
    orderNo: order.order_no,
    owner: context.owner,
    uses: tenders,
    goods,
    expiresAt: order.expires_at,
    at: context.at,
  });
  if (refused !== undefined) throw new TenderRefused(refused);
}

async function holdCoupon(tx: Tx, order: OrderRow, code: string, buyerKey: Buffer): Promise<void> {
  const coupon = await findCoupon(tx, code);
  if (coupon === undefined || !(await takeUse(tx, code))) throw new Refusal('COUPON.EXHAUSTED');
  // Used since the price was locked. Orders that wait for money are not asked: theirs may never come.
  if (!(await mayHaveCoupon(tx, order))) throw new Refusal('COUPON.EXHAUSTED');
  await insertUse(tx, { orderNo: order.order_no, code, buyerKey, once: coupon.once_per_buyer });
}
