import type { RefusalTable } from '../base/call/error-codes.ts';
import { PAN_ABOVE, EXCHANGE_AFTER_DAYS } from '../base/storefront-constants.ts';
import { rupeesText } from '../base/money/money.ts';

/** What is refused here, by code; gathered in `refusals.ts`. @public */
export const refusals = {
  'EXCHANGE.QUOTE_STALE': [409, 'The gold rate has changed. Please check the new amount.'],
  'EXCHANGE.QUOTE_INVALID': [400, 'This quote is not valid. Please request a new one.'],
  'EXCHANGE.NOT_YET': [
    400,
    `A courier fetches this piece for exchange from day ${EXCHANGE_AFTER_DAYS.online} after its delivery; in a store it is exchanged from day ${EXCHANGE_AFTER_DAYS.store}.`,
  ],
  'EXCHANGE.NOT_TAKEN_BACK': [400, 'Exchange and buy-back are not available for this piece.'],
  'EXCHANGE.HANDED_IN': [409, 'This piece was already handed in or has another open request.'],
  'EXCHANGE.PAN_REQUIRED': [400, `Above ${rupeesText(PAN_ABOVE)} the law requires a PAN.`],
  'EXCHANGE.ACCOUNT_REQUIRED': [400, 'Please add the bank account for the payment.'],
  'EXCHANGE.ADDRESS_REQUIRED': [400, 'Please choose a pickup address.'],
  'EXCHANGE.FOUND_ABOVE_SOLD': [
    400,
    'A piece of the store has no more gold, nor of a higher karat, than was sold.',
  ],
  'EXCHANGE.SECOND_NAME_REQUIRED': [
    400,
    'Above twice of what was said, a second person signs (seconded_by).',
  ],
} as const satisfies RefusalTable;

declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    exchange: typeof refusals;
  }
}
