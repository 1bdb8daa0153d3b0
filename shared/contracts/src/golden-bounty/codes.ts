import type { RefusalTable } from '../base/call/error-codes.ts';
import { PAN_ABOVE } from '../base/storefront-constants.ts';
import { rupeesText } from '../base/money/money.ts';

/** What is refused here, by code; gathered in `refusals.ts`. @public */
export const refusals = {
  'BOUNTY.PLAN_NOT_FOUND': [404, 'This plan was not found.'],
  'BOUNTY.AMOUNT_INVALID': [400, 'Please enter valid amount'],
  'BOUNTY.TERMS_CHANGED': [409, 'The terms have changed. Please read and accept them again.'],
  'BOUNTY.PAN_REQUIRED': [400, `A PAN is needed for plans above ${rupeesText(PAN_ABOVE)} in a year.`],
  'BOUNTY.PHONE_REQUIRED': [409, 'Please add your phone number to your account first.'],
  'BOUNTY.STATE_CONFLICT': [409, 'This is no longer possible for this plan.'],
  'BOUNTY.NOT_PAYABLE': [409, 'This instalment can no longer be paid.'],
  'BOUNTY.NOT_PAYABLE_YET': [409, 'This instalment cannot be paid yet.'],
  'BOUNTY.NO_TIME_LEFT': [
    409,
    'This plan can no longer mature within its year. Your payments will be refunded.',
  ],
  'BOUNTY.BAG_TOO_SMALL': [409, 'The jewellery in your bag must be worth at least as much as your plans.'],
  'BOUNTY.NOT_WITH_COUPON': [400, 'Golden Bounty cannot be combined with a coupon.'],
  'BOUNTY.MODE_NOT_ALLOWED': [400, 'Golden Bounty is not applicable for this payment mode.'],
  'BOUNTY.VALUE_GONE': [400, 'You have no matured plan to use.'],
  'BOUNTY.DOCUMENT_NOT_FOUND': [404, 'Error in downloading PDF'],
  'BOUNTY.MANDATE_UNAVAILABLE': [503, 'Auto-debit cannot be set up right now. Please try again later.'],
} as const satisfies RefusalTable;

declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    'golden-bounty': typeof refusals;
  }
}
