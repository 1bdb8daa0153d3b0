declare module '../base/call/error-codes.ts' {
  interface ErrorCodes {
    'COUPON.INVALID': true;
    'COUPON.EXHAUSTED': true;
    'COUPON.NOT_APPLICABLE': true;
    'COINS.INSUFFICIENT': true;
    'COINS.MODE_NOT_ALLOWED': true;
    'COINS.BELOW_MINIMUM': true;
    'CHECKOUT.BAG_EMPTY': true;
    'CHECKOUT.LOCK_EXPIRED': true;
    'CHECKOUT.PRICE_CHANGED': true;
    'CHECKOUT.OUT_OF_STOCK': true;
    'CHECKOUT.TOO_MANY_HELD': true;
    'CHECKOUT.PAN_REQUIRED': true;
  }
}

export type {};
