import type { ErrorCode } from '@suvarna/contracts/errors';

/** Refusals of checkout and orders, and what the caller is told: status and the specification's text where it has one. */
const ANSWERS = {
  'CHECKOUT.BAG_EMPTY': [400, 'Your bag is empty.'],
  'CHECKOUT.LOCK_EXPIRED': [409, 'The price was held for 30 minutes. Please look at the new one.'],
  'CHECKOUT.PRICE_CHANGED': [409, 'The price or your bag has changed. Please look at the new total.'],
  'CHECKOUT.OUT_OF_STOCK': [409, 'A piece in your bag has just been sold.'],
  'CHECKOUT.PAN_REQUIRED': [400, 'Above ₹2,00,000 the law asks for a PAN, or abroad for a passport number.'],
  'COUPON.INVALID': [400, 'Please enter a valid coupon code!'],
  'COUPON.EXHAUSTED': [409, 'This coupon has been used up.'],
  'COUPON.NOT_APPLICABLE': [400, 'This coupon does not apply to your bag.'],
  'COINS.INSUFFICIENT': [400, 'not enough coins to redeem'],
  'COINS.MODE_NOT_ALLOWED': [400, 'coins not applicable for this payment mode'],
  'COINS.BELOW_MINIMUM': [400, 'Coins can be redeemed from a jewellery value of ₹10,000.'],
  'ADDRESS.NOT_FOUND': [404, 'Please select at least one delivery address'],
  'DELIVERY.NOT_SERVICEABLE': [400, 'no service in selected address'],
  'CURRENCY.UNSUPPORTED': [
    400,
    'Prices in rupees are for addresses in India, other currencies for addresses abroad.',
  ],
  'PAYMENT.MODE_UNAVAILABLE': [400, 'Could not process Payment, choose another option'],
  'ORDER.NOT_FOUND': [404, 'There is no such order.'],
  'ORDER.STATE_CONFLICT': [409, 'This is not possible for the order any more.'],
  'ORDER.RETURN_WINDOW_CLOSED': [400, 'An order can be returned within 15 days of its delivery.'],
  'ORDER.RETURN_WINDOW_OPEN': [409, 'The order can be closed when the 15 days for its return are over.'],
  'ORDER.WARRANTY_OVER': [400, 'The year of the warranty is over.'],
  'ORDER.SIZE_UNAVAILABLE': [400, 'This design is not made in that size.'],
  'ORDER.PHOTO_INVALID': [400, 'Please send up to three pictures (JPEG, PNG or WebP) of at most 100 kB.'],
  'ORDER.REQUEST_NOT_FOUND': [404, 'There is no such request.'],
  'REFUND.NOT_FOUND': [404, 'There is no such refund.'],
  'REQUEST.INVALID': [400, 'Please select from list of reasons'],
} as const satisfies Partial<Record<ErrorCode, readonly [number, string]>>;

export type CheckoutRefusal = keyof typeof ANSWERS;

/** Ends the transaction it is thrown in; the HTTP layer answers it, with a new price lock where the way goes on with one. */
export class CheckoutRefused extends Error {
  override readonly name = 'CheckoutRefused';
  readonly code: CheckoutRefusal;
  readonly status: number;

  /** @param cause what operators are to know of it; a refusal alone is no fault */
  constructor(code: CheckoutRefusal, cause?: Error) {
    const [status, message] = ANSWERS[code];
    super(message, { cause });
    this.code = code;
    this.status = status;
  }
}

/** Refusals after which a new quote shows the shopper what is still possible. */
export const REQUOTED: readonly CheckoutRefusal[] = [
  'CHECKOUT.LOCK_EXPIRED',
  'CHECKOUT.PRICE_CHANGED',
  'CHECKOUT.OUT_OF_STOCK',
  'COUPON.EXHAUSTED',
  'COUPON.NOT_APPLICABLE',
  'COUPON.INVALID',
  'COINS.INSUFFICIENT',
];
