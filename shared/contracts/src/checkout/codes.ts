import type { RefusalTable } from '../base/call/error-codes.ts';
import { PRICE_LOCK_MINUTES, PAN_ABOVE } from '../base/storefront-constants.ts';
import { rupeesText } from '../base/money/money.ts';

/** What is refused here, by code; gathered in `refusals.ts`. @public */
export const refusals = {
  'COUPON.INVALID': [400, 'Please enter a valid coupon code!'],
  'COUPON.EXHAUSTED': [409, 'This coupon is fully used.'],
  'COUPON.NOT_APPLICABLE': [400, 'This coupon does not apply to your bag.'],
  'COINS.INSUFFICIENT': [400, 'not enough coins to redeem'],
  'COINS.MODE_NOT_ALLOWED': [400, 'coins not applicable for this payment mode'],
  'COINS.BELOW_MINIMUM': [400, 'Your bag is worth too little to use coins.'],
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
  'CHECKOUT.PAN_REQUIRED': [
    400,
    `Above ${rupeesText(PAN_ABOVE)} the law requires a PAN, or abroad a passport number.`,
  ],
} as const satisfies RefusalTable;

declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    checkout: typeof refusals;
  }
}
