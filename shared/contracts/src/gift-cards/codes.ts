import type { RefusalTable } from '../base/call/error-codes.ts';
import { GIFT_CARDS } from './rules.ts';
import { rupeesText } from '../base/money/money.ts';

/** What is refused here, by code; gathered in `refusals.ts`. @public */
export const refusals = {
  'GIFT_CARD.NOT_FOUND': [404, 'This gift card was not found.'],
  'GIFT_CARD.AMOUNT_INVALID': [
    400,
    `Please choose an amount from ${rupeesText(GIFT_CARDS.min / 100)} to ${rupeesText(GIFT_CARDS.max / 100)}, in steps of ${rupeesText(GIFT_CARDS.step / 100)}.`,
  ],
  'GIFT_CARD.DETAILS_INVALID': [400, 'Please check the names, the message (no links) and the sending date.'],
  'GIFT_CARD.NOT_PAYABLE': [409, 'This gift card can no longer be paid for.'],
  'GIFT_CARD.CODE_INVALID': [400, 'Please enter valid gift card code'],
  'GIFT_CARD.STATE_CONFLICT': [409, 'This gift card can no longer be used.'],
  'GIFT_CARD.NOT_PRINTABLE': [409, 'This gift card has nothing to print.'],
} as const satisfies RefusalTable;

declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    'gift-cards': typeof refusals;
  }
}
