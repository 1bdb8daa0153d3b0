import { api } from '@suvarna/api-client';
import type { Coupon, CouponList } from '@suvarna/contracts/api/checkout';

export const applyCoupon = async (code: string): Promise<void> => {
  await api.post('coupon/coupon/apply/', { code });
};

export const removeCoupon = async (code: string): Promise<void> => {
  await api.post('coupon/coupon/remove/', { code });
};

/** Coupons that would lower this bag, the largest first; none when they cannot be read: they are an offer, not a promise. */
export async function offeredCoupons(): Promise<readonly Coupon[]> {
  try {
    return (
      await api.get<CouponList>('coupon/coupon/list/', {
        expect: { results: [{ code: 'string', discount_paise: 'number' }] },
      })
    ).data.results;
  } catch {
    return [];
  }
}
