import { indianDay } from '@suvarna/contracts/indian-day';
import { countHeld, type CouponRow } from './coupon.store.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import type { Contact } from '../buyer/contact.ts';
import { couponFault, type CouponFault } from './coupon.ts';
import type { CheckoutContext } from '../checkout-context.ts';

/**
 * Why this shopper cannot use a coupon on goods of this value now, if they cannot. A use that waits
 * for their own unpaid order is still theirs, as its pieces and coins are: coming back to the bag
 * takes nothing away.
 *
 * @param contacts of the shopper who uses it; none while none is said
 */
export async function couponFaultFor(
  db: Database | Tx,
  { owner, currency, at, orders }: Omit<CheckoutContext, 'priceOf'>,
  coupon: CouponRow | undefined,
  value: number,
  contacts: readonly Contact[],
): Promise<CouponFault | undefined> {
  const today = indianDay(at);
  if (coupon === undefined) return couponFault(coupon, { today, value, currency, used: false, ownHeld: 0 });
  const own = await orders.waiting(db, owner);
  const used = coupon.once_per_buyer && (await orders.hasUsedCoupon(db, coupon.code, owner, contacts));
  return couponFault(coupon, {
    today,
    value,
    currency,
    used,
    ownHeld: await countHeld(db, coupon.code, own),
  });
}
