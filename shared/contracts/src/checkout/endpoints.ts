/** From the bag to a promised price. Every call is about the caller's own bag. */
import {
  CouponApplied,
  CouponBody,
  CouponList,
  HoldPriceBody,
  OptionsQuery,
  PaymentOptions,
  PriceHold,
  TotalsQuery,
} from './schemas.ts';
import { BagTotals } from './totals.ts';
import { endpoint } from '../base/endpoint/endpoint.ts';
import { MINUTE_SECONDS } from '../base/endpoint/limit.ts';

export const cartTotals = endpoint({
  method: 'GET',
  path: 'customer/cart/totals/',
  access: 'shopper',
  tag: 'checkout',
  summary: 'Every row of the totals, as they are now',
  query: TotalsQuery,
  answer: BagTotals,
});

export const cartLockPrice = endpoint({
  method: 'POST',
  path: 'customer/cart/lock_price/',
  access: 'shopper',
  once: true,
  tag: 'checkout',
  summary: 'Promises the price for 30 minutes',
  body: HoldPriceBody,
  answer: PriceHold,
  conflict: PriceHold,
});

export const couponList = endpoint({
  method: 'GET',
  path: 'coupon/coupon/list/',
  access: 'shopper',
  tag: 'checkout',
  summary: 'Coupons that lower this bag',
  answer: CouponList,
});

export const couponApply = endpoint({
  method: 'POST',
  path: 'coupon/coupon/apply/',
  access: 'shopper',
  once: true,
  tag: 'checkout',
  summary: 'Uses a coupon for the bag',
  body: CouponBody,
  answer: CouponApplied,
  alert: 'coupon_apply',
  limit: {
    name: 'coupon-guess',
    seconds: 15 * MINUTE_SECONDS,
    counts: 'vain',
    only: 'COUPON.INVALID',
    shopper: 10,
    address: 60,
    heard: 3,
  },
});

export const couponRemove = endpoint({
  method: 'POST',
  path: 'coupon/coupon/remove/',
  access: 'shopper',
  once: true,
  tag: 'checkout',
  summary: 'Uses no coupon for the bag',
  body: CouponBody,
  answer: CouponApplied,
});

export const paymentOptions = endpoint({
  method: 'GET',
  path: 'payment/payment/options/',
  access: 'shopper',
  tag: 'checkout',
  summary: 'Ways to pay for what was promised',
  query: OptionsQuery,
  answer: PaymentOptions,
});
