export declare const refusals: {
  readonly 'COUPON.INVALID': readonly [400, 'Please enter a valid coupon code!'];
  readonly 'COUPON.EXHAUSTED': readonly [409, 'This coupon is fully used.'];
  readonly 'COUPON.NOT_APPLICABLE': readonly [400, 'This coupon does not apply to your bag.'];
  readonly 'COINS.INSUFFICIENT': readonly [400, 'not enough coins to redeem'];
  readonly 'COINS.MODE_NOT_ALLOWED': readonly [400, 'coins not applicable for this payment mode'];
  readonly 'COINS.BELOW_MINIMUM': readonly [400, 'Your bag is worth too little to use coins.'];
  readonly 'CHECKOUT.BAG_EMPTY': readonly [400, 'Your bag is empty.'];
  readonly 'CHECKOUT.LOCK_EXPIRED': readonly [
    409,
    'The price was held for 30 minutes. Please check the new price.',
  ];
  readonly 'CHECKOUT.PRICE_CHANGED': readonly [
    409,
    'The price or your bag has changed. Please check the new total.',
  ];
  readonly 'CHECKOUT.OUT_OF_STOCK': readonly [409, 'A piece in your bag has just been sold.'];
  readonly 'CHECKOUT.TOO_MANY_HELD': readonly [
    409,
    'Too many pieces wait for payment. Please pay for some, order fewer, or sign in with your phone.',
  ];
  readonly 'CHECKOUT.PAN_REQUIRED': readonly [
    400,
    `Above ${string} the law requires a PAN, or abroad a passport number.`,
  ];
};
declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    checkout: typeof refusals;
  }
}
