import type { RefusalTable } from '../base/call/error-codes.ts';

/** What is refused here, by code; gathered in `refusals.ts`. @public */
export const refusals = {
  'CREDITS.MODE_NOT_ALLOWED': [400, 'Credits cannot be used with this way to pay.'],
  'CREDITS.BELOW_MINIMUM': [400, 'There is nothing to pay with credits.'],
  'CREDITS.OTHER_GOODS': [400, 'These credits are for other goods.'],
  'CREDITS.INSUFFICIENT': [400, 'There are not enough credits.'],
  'WALLET.TENDER_NOT_FOUND': [404, 'This wallet was not found.'],
  'WALLET.CUSTOMER_NOT_FOUND': [404, 'This customer was not found.'],
  'WALLET.CORRECTION_TOO_LARGE': [409, 'So much is not there to be taken, or may not be moved at once.'],
} as const satisfies RefusalTable;

declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    wallet: typeof refusals;
  }
}
