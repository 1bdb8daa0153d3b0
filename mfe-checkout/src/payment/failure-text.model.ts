import { isApiFailure } from '@suvarna/contracts/api-reader';
import type { Translate } from '@suvarna/remote-kit/page';

const KEYS: Readonly<Record<string, string>> = {
  'COUPON.INVALID': 'coupon.error.invalid',
  'COUPON.EXHAUSTED': 'coupon.error.exhausted',
  'COUPON.NOT_APPLICABLE': 'coupon.error.not-applicable',
  'COINS.INSUFFICIENT': 'coins.error.insufficient',
  'COINS.MODE_NOT_ALLOWED': 'coins.error.mode',
  'COINS.BELOW_MINIMUM': 'coins.error.minimum',
  'BOUNTY.VALUE_GONE': 'bounty.error.gone',
  'BOUNTY.BAG_TOO_SMALL': 'bounty.error.bag',
  'BOUNTY.MODE_NOT_ALLOWED': 'bounty.error.mode',
  'BOUNTY.NOT_WITH_COUPON': 'bounty.error.coupon',
  'CHECKOUT.BAG_EMPTY': 'payment.error.bag-empty',
  'CHECKOUT.LOCK_EXPIRED': 'payment.error.lock-expired',
  'CHECKOUT.PRICE_CHANGED': 'payment.error.price-changed',
  'CHECKOUT.OUT_OF_STOCK': 'payment.error.out-of-stock',
  'CHECKOUT.PAN_REQUIRED': 'payment.error.pan',
  'CURRENCY.UNSUPPORTED': 'payment.error.currency',
  'DELIVERY.NOT_SERVICEABLE': 'payment.error.not-serviceable',
  'ADDRESS.NOT_FOUND': 'payment.error.address',
  'PAYMENT.MODE_UNAVAILABLE': 'payment.error.mode',
  'PAYMENT.FAILED': 'payment.error.failed',
  'PAYMENT.PROVIDER_UNAVAILABLE': 'payment.error.provider',
  'OTP.WRONG': 'code.error.wrong',
  'OTP.LOCKED': 'code.error.locked',
  'OTP.TOO_SOON': 'code.error.too-soon',
  'REQUEST.TOO_MANY': 'error.too-many',
};

/** Said of a call that got no answer: the line of this browser is away, or the store is. */
export const noAnswerText = (t: Translate): string => t(navigator.onLine ? 'error.network' : 'error.offline');

/** What a refused step of the checkout shows, in the page's language. */
export function failureText(error: unknown, t: Translate): string {
  if (!isApiFailure(error)) return t('error.failed');
  if (error.status === 0) return noAnswerText(t);
  return t(KEYS[error.code] ?? 'error.failed');
}
