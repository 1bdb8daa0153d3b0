import type { Coupon, CouponApplied } from '@suvarna/contracts/checkout';
import { indianDay } from '@suvarna/contracts/indian-day';
import { couponDiscount } from '@suvarna/pricing/checkout';
import { Refusal } from '../../../platform/refusal.ts';
import { linesOfOwner } from '../../bag/index.ts';
import { findCoupon, listedCoupons, type CouponRow } from '../coupon/coupon.store.ts';
import { saveCoupon } from '../buyer/choices.store.ts';
import type { Database, Tx } from '../../../platform/database/database.ts';
import { buyerOf } from '../buyer/buyer.ts';
import { normaliseCode, ruleOf, type CouponFault } from '../coupon/coupon.ts';
import { couponFaultFor } from '../coupon/coupon-for-shopper.ts';
import type { CheckoutContext } from '../checkout-context.ts';
import { couponableValue, priceLines } from './quote.ts';
import { totalsOfBag } from './totals-of-bag.ts';

async function valueOfBag(db: Database | Tx, context: CheckoutContext): Promise<number> {
  return couponableValue(
    priceLines(await linesOfOwner(db, context.owner), context.currency, context.priceOf).priced,
  );
}

async function faultFor(
  db: Database | Tx,
  context: CheckoutContext,
  coupon: CouponRow | undefined,
  value: number,
): Promise<CouponFault | undefined> {
  const buyer = coupon?.once_per_buyer === true ? await buyerOf(db, context.owner, undefined) : undefined;
  return couponFaultFor(db, context, coupon, value, buyer?.contacts ?? []);
}

/** Coupons everybody may see and this bag may use, what they take off it, the largest first. */
export async function listCoupons(db: Database, context: CheckoutContext): Promise<Coupon[]> {
  const value = await valueOfBag(db, context);
  const usable: Coupon[] = [];
  for (const coupon of await listedCoupons(db, indianDay(context.at))) {
    if ((await faultFor(db, context, coupon, value)) === undefined) {
      usable.push({
        code: coupon.code,
        title: coupon.title,
        title_hi: coupon.title_hi,
        discount_paise: couponDiscount(ruleOf(coupon), value),
        ends_on: coupon.ends_on,
      });
    }
  }
  return usable.sort((a, b) => b.discount_paise - a.discount_paise || (a.code < b.code ? -1 : 1));
}

/** Keeps a coupon with the bag. Nothing is used up by it: that happens with the order. @throws Refusal */
export async function applyCoupon(tx: Tx, context: CheckoutContext, typed: string): Promise<CouponApplied> {
  const coupon = await findCoupon(tx, normaliseCode(typed));
  const fault = await faultFor(tx, context, coupon, await valueOfBag(tx, context));
  if (fault !== undefined || coupon === undefined) throw new Refusal(fault ?? 'COUPON.INVALID');
  await saveCoupon(tx, context.owner, coupon.code);
  const { totals } = await totalsOfBag(tx, context, { pincode: undefined, paymentMode: null });
  return { code: coupon.code, discount_paise: totals.coupon_discount_paise, totals };
}

export async function removeCoupon(tx: Tx, context: CheckoutContext): Promise<CouponApplied> {
  await saveCoupon(tx, context.owner, null);
  const { totals } = await totalsOfBag(tx, context, { pincode: undefined, paymentMode: null });
  return { code: '', discount_paise: 0, totals };
}
