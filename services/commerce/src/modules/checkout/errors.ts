import type { ErrorCode } from '@suvarna/contracts/call';
import { PRICE_LOCK_MINUTES } from '@suvarna/contracts/storefront-constants';
import { Refused } from '../../platform/refused.ts';

/** Refusals on the way from bag to order, with status and the specification's text where it has one. */
const ANSWERS = {
  'CHECKOUT.BAG_EMPTY': [400, 'Your bag is empty.'],
  'CHECKOUT.LOCK_EXPIRED': [
    409,
    `The price was held for ${PRICE_LOCK_MINUTES} minutes. Please check the new price.`,
  ],
  'CHECKOUT.PRICE_CHANGED': [409, 'The price or your bag has changed. Please check the new total.'],
  'CHECKOUT.OUT_OF_STOCK': [409, 'A piece in your bag has just been sold.'],
  'CHECKOUT.TOO_MANY_HELD': [
    409,
    'Too many pieces wait for payment. Please pay for some, order fewer, or sign in with your phone.',
  ],
  'COUPON.INVALID': [400, 'Please enter a valid coupon code!'],
  'COUPON.EXHAUSTED': [409, 'This coupon is fully used.'],
  'COUPON.NOT_APPLICABLE': [400, 'This coupon does not apply to your bag.'],
  'ADDRESS.NOT_FOUND': [404, 'Please select at least one delivery address'],
  'DELIVERY.NOT_SERVICEABLE': [400, 'no service in selected address'],
  'CURRENCY.UNSUPPORTED': [
    400,
    'Prices in rupees are for addresses in India, other currencies for addresses abroad.',
  ],
  'PAYMENT.MODE_UNAVAILABLE': [400, 'Could not process Payment, choose another option'],
} as const satisfies Partial<Record<ErrorCode, readonly [number, string]>>;

export type CheckoutRefusal = keyof typeof ANSWERS;

export class CheckoutRefused extends Refused {
  override readonly name = 'CheckoutRefused';

  constructor(code: CheckoutRefusal, cause?: Error) {
    const [status, message] = ANSWERS[code];
    super({ code, status, message }, cause);
  }
}

/** Refusals after which a new quote shows the shopper what is still possible. */
export const REQUOTED: readonly ErrorCode[] = [
  'CHECKOUT.LOCK_EXPIRED',
  'CHECKOUT.PRICE_CHANGED',
  'CHECKOUT.OUT_OF_STOCK',
  'COUPON.EXHAUSTED',
  'COUPON.NOT_APPLICABLE',
  'COUPON.INVALID',
];
