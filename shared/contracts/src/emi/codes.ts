import type { RefusalTable } from '../base/call/error-codes.ts';
import { EMI_MIN, EMI_MAX } from '../base/storefront-constants.ts';
import { rupeesText } from '../base/money/money.ts';

/** What is refused here, by code; gathered in `refusals.ts`. @public */
export const refusals = {
  'EMI.NOT_IN_CURRENCY': [400, 'EMI is for payments in rupees.'],
  'EMI.AMOUNT_BELOW': [400, `EMI is for amounts from ${rupeesText(EMI_MIN)}.`],
  'EMI.AMOUNT_ABOVE': [400, `EMI is for amounts up to ${rupeesText(EMI_MAX)}.`],
  'EMI.NOT_FOR_COINS': [400, 'EMI is not available for gold coins.'],
  'EMI.PLAN_UNAVAILABLE': [409, 'This plan is not available for this amount. Please choose another.'],
  'EMI.REQUEST_OPEN': [409, 'You have already requested EMI for these pieces.'],
} as const satisfies RefusalTable;

declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    emi: typeof refusals;
  }
}
