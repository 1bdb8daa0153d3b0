import type { RefusalTable } from '../base/call/error-codes.ts';

/** What is refused here, by code; gathered in `refusals.ts`. @public */
export const refusals = {
  'VOUCHER.NUMBER_INVALID': [400, 'Please enter valid voucher number'],
  // One answer for a number that was not given out and for a wrong PIN: neither is to be guessed.
  'VOUCHER.UNKNOWN': [400, 'Invalid voucher number'],
  'VOUCHER.EXPIRED': [400, 'This voucher has expired.'],
  'VOUCHER.AMOUNT_INVALID': [400, 'Enter valid amount'],
  'VOUCHER.SINGLE_CATEGORY': [400, 'single-category voucher error'],
  'VOUCHER.MODE_NOT_ALLOWED': [400, 'Gift vouchers are not applicable for this payment mode.'],
  'VOUCHER.INSUFFICIENT': [400, 'The balance on this voucher is too low.'],
  'VOUCHER.NOT_FOUND': [404, 'This voucher is not in your bag.'],
  'VOUCHER.UNAVAILABLE': [503, 'Gift vouchers cannot be used right now. Please try again later.'],
} as const satisfies RefusalTable;

declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    vouchers: typeof refusals;
  }
}
