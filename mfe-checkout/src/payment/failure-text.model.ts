import { isApiFailure } from '@suvarna/contracts/call';
import { EMI_MAX, EMI_MIN } from '@suvarna/contracts/storefront-constants';
import type { Translate } from '@suvarna/remote-kit/page';
import { formatPrice } from '@suvarna/ui/price';

const KEYS: Readonly<Record<string, string>> = {
  'COUPON.INVALID': 'coupon.error.invalid',
  'COUPON.EXHAUSTED': 'coupon.error.exhausted',
  'COUPON.NOT_APPLICABLE': 'coupon.error.not-applicable',
  'COINS.INSUFFICIENT': 'coins.error.insufficient',
  'COINS.MODE_NOT_ALLOWED': 'coins.error.mode',
  'COINS.BELOW_MINIMUM': 'coins.error.minimum',
  'CREDITS.INSUFFICIENT': 'tenders.error.gone',
  'CREDITS.MODE_NOT_ALLOWED': 'tenders.error.mode',
  'CREDITS.BELOW_MINIMUM': 'tenders.error.minimum',
  'CREDITS.OTHER_GOODS': 'tenders.error.goods',
  'BOUNTY.VALUE_GONE': 'bounty.error.gone',
  'BOUNTY.BAG_TOO_SMALL': 'bounty.error.bag',
  'BOUNTY.MODE_NOT_ALLOWED': 'bounty.error.mode',
  'BOUNTY.NOT_WITH_COUPON': 'bounty.error.coupon',
  'VOUCHER.NUMBER_INVALID': 'voucher.numberInvalid',
  'VOUCHER.UNKNOWN': 'voucher.error.unknown',
  'VOUCHER.EXPIRED': 'voucher.error.expired',
  'VOUCHER.AMOUNT_INVALID': 'voucher.amountInvalid',
  'VOUCHER.SINGLE_CATEGORY': 'voucher.error.single',
  'VOUCHER.MODE_NOT_ALLOWED': 'voucher.error.mode',
  'VOUCHER.INSUFFICIENT': 'voucher.error.insufficient',
  'VOUCHER.NOT_FOUND': 'voucher.error.gone',
  'VOUCHER.UNAVAILABLE': 'voucher.error.unavailable',
  'GIFT_CARD.AMOUNT_INVALID': 'gift.error.amount',
  'GIFT_CARD.DETAILS_INVALID': 'gift.error.details',
  'GIFT_CARD.NOT_PAYABLE': 'gift.error.not-payable',
  'CHECKOUT.BAG_EMPTY': 'payment.error.bag-empty',
  'CHECKOUT.LOCK_EXPIRED': 'payment.error.lock-expired',
  'CHECKOUT.PRICE_CHANGED': 'payment.error.price-changed',
  'CHECKOUT.OUT_OF_STOCK': 'payment.error.out-of-stock',
  'CHECKOUT.TOO_MANY_HELD': 'payment.error.too-many-held',
  'CHECKOUT.PAN_REQUIRED': 'payment.error.pan',
  'CURRENCY.UNSUPPORTED': 'payment.error.currency',
  'DELIVERY.NOT_SERVICEABLE': 'payment.error.not-serviceable',
  'ADDRESS.NOT_FOUND': 'payment.error.address',
  'PAYMENT.MODE_UNAVAILABLE': 'payment.error.mode',
  'PAYMENT.FAILED': 'payment.error.failed',
  'PAYMENT.PROVIDER_UNAVAILABLE': 'payment.error.provider',
  'EMI.AMOUNT_BELOW': 'emiBelowText',
  'EMI.AMOUNT_ABOVE': 'emiAboveText',
  'EMI.NOT_FOR_COINS': 'emiCoinsText',
  'EMI.NOT_IN_CURRENCY': 'payment.error.currency',
  'EMI.PLAN_UNAVAILABLE': 'emi.error.plan',
  'EMI.REQUEST_OPEN': 'emi.error.open',
  'OTP.WRONG': 'code.error.wrong',
  'OTP.LOCKED': 'code.error.locked',
  'OTP.TOO_SOON': 'code.error.too-soon',
  'REQUEST.TOO_MANY': 'error.too-many',
  'SESSION.PROOF_REQUIRED': 'error.not-proven',
};

/** Rupees that a text names. */
const LIMITS: Readonly<Record<string, number>> = { 'EMI.AMOUNT_BELOW': EMI_MIN, 'EMI.AMOUNT_ABOVE': EMI_MAX };

/** Said of a call that got no answer: the line of this browser is away, or the store is. */
export const noAnswerText = (t: Translate): string => t(navigator.onLine ? 'error.network' : 'error.offline');

/** What a refused step of the checkout shows, in the page's language. */
export function failureText(error: unknown, t: Translate): string {
  if (!isApiFailure(error)) return t('error.failed');
  if (error.status === 0) return noAnswerText(t);
  const limit = LIMITS[error.code];
  return t(
    KEYS[error.code] ?? 'error.failed',
    limit === undefined ? {} : { limit: formatPrice(limit * 100, 'INR') },
  );
}
