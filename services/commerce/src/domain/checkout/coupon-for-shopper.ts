import { indianDay } from '@suvarna/contracts/indian-day';
import { countHeld, hasUsed, type CouponRow } from '../../data/checkout/coupon-store.ts';
import type { Database, Tx } from '../../data/database.ts';
import { waitingOrders } from '../../data/orders/order-store.ts';
import type { CheckoutContext } from './draft.ts';
import { couponFault, type CouponFault } from './coupon.ts';

/**
 * Why this shopper cannot use a coupon on goods of this value now, if they cannot. A use that waits
 * for their own unpaid order is still theirs, as its pieces and coins are: coming back to the bag
 * takes nothing away.
 *
 * @param buyerKey whoever uses it; `undefined` while nobody said an e-mail address
 */
export async function couponFaultFor(
  db: Database | Tx, { owner, currency, at }: Omit<CheckoutContext, 'priceOf'>, coupon: CouponRow | undefined, value: number, buyerKey: Buffer | undefined,
): Promise<CouponFault | undefined> {
  const today = indianDay(at);
  if (coupon === undefined) return couponFault(coupon, { today, value, currency, used: false, ownHeld: 0 });
  const own = await waitingOrders(db, owner);
  const used = coupon.once_per_buyer && buyerKey !== undefined && (await hasUsed(db, coupon.code, buyerKey, own));
  return couponFault(coupon, { today, value, currency, used, ownHeld: await countHeld(db, coupon.code, own) });
}
