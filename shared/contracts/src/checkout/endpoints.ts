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
import { endpointsOf } from '../base/endpoint/endpoint.ts';
import { MINUTE_SECONDS } from '../base/endpoint/limit.ts';

const { get, post } = endpointsOf('checkout');

export const cartTotals = get('customer/cart/totals/', 'shopper', {
  summary: 'Every row of the totals, as they are now',
  query: TotalsQuery,
  answer: BagTotals,
});

export const cartLockPrice = post('customer/cart/lock_price/', 'shopper', {
  once: true,
  summary: 'Promises the price for 30 minutes',
  body: HoldPriceBody,
  answer: PriceHold,
  conflict: PriceHold,
});

export const couponList = get('coupon/coupon/list/', 'shopper', {
  summary: 'Coupons that lower this bag',
  answer: CouponList,
});

export const couponApply = post('coupon/coupon/apply/', 'shopper', {
  once: true,
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

export const couponRemove = post('coupon/coupon/remove/', 'shopper', {
  once: true,
  summary: 'Uses no coupon for the bag',
  body: CouponBody,
  answer: CouponApplied,
});

export const paymentOptions = get('payment/payment/options/', 'shopper', {
  summary: 'Ways to pay for what was promised',
  query: OptionsQuery,
  answer: PaymentOptions,
});
