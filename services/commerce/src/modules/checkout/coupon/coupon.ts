import type { ErrorCode } from '@suvarna/contracts/call';
import type { Currency } from '@suvarna/contracts/money';
import type { CouponRule } from '@suvarna/pricing/checkout';
import type { CouponRow } from './coupon.store.ts';

export type CouponFault = Extract<ErrorCode, 'COUPON.INVALID' | 'COUPON.EXHAUSTED' | 'COUPON.NOT_APPLICABLE'>;

/** How codes are written: shoppers type them with spaces and in small letters. */
export function normaliseCode(code: string): string {
  return code.trim().toUpperCase();
}

export function ruleOf(coupon: CouponRow): CouponRule {
  if (coupon.kind === 'flat')
    return { kind: 'flat', amount: coupon.amount_paise ?? 0, minimum: coupon.minimum_paise };
  return {
    kind: 'percent',
    percentBp: coupon.percent_bp ?? 0,
    cap: coupon.cap_paise,
    minimum: coupon.minimum_paise,
  };
}

/** @param own uses that this shopper's unpaid orders hold, and give back when the bag is ordered again */
function isExhausted(coupon: CouponRow, own: number): boolean {
  return coupon.uses_limit !== null && coupon.uses_held - own + coupon.uses_spent >= coupon.uses_limit;
}

/** Why a coupon cannot be used today on goods of this value, if it cannot. Coupons are written in rupees. */
export function couponFault(
  coupon: CouponRow | undefined,
  now: {
    readonly today: string;
    readonly value: number;
    readonly currency: Currency;
    readonly used: boolean;
    readonly ownHeld: number;
  },
): CouponFault | undefined {
  if (coupon === undefined || now.today < coupon.starts_on || now.today > coupon.ends_on)
    return 'COUPON.INVALID';
  if (isExhausted(coupon, now.ownHeld) || (coupon.once_per_buyer && now.used)) return 'COUPON.EXHAUSTED';
  return now.currency !== 'INR' || now.value === 0 || now.value < coupon.minimum_paise
    ? 'COUPON.NOT_APPLICABLE'
    : undefined;
}
