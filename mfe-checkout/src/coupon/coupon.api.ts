import { api } from '@suvarna/api-client';
import { call } from '@suvarna/contracts/call';
import { type Coupon, couponApply, couponList, couponRemove } from '@suvarna/contracts/checkout';

export const applyCoupon = async (code: string): Promise<void> => {
  await call(api, couponApply, { body: { code } });
};

export const removeCoupon = async (code: string): Promise<void> => {
  await call(api, couponRemove, { body: { code } });
};

/** Coupons that would lower this bag, the largest first; none when they cannot be read: they are an offer, not a promise. */
export async function offeredCoupons(): Promise<readonly Coupon[]> {
  try {
    return (await call(api, couponList)).results;
  } catch {
    return [];
  }
}
