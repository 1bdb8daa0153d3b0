import type { ErrorCode } from '@suvarna/contracts/errors';
import { PAN_ABOVE, RETURN_WINDOW_DAYS } from '@suvarna/contracts/storefront-constants';
import { Refusal } from '../../platform/http/refusal.ts';
import { rupeesText } from '../../platform/notifications/amount.ts';
import { Refused } from '../../platform/refused.ts';

/** What orders refuse, with status and the specification's text where it has one. */
const ANSWERS = {
  'CHECKOUT.PAN_REQUIRED': [
    400,
    `Above ${rupeesText(PAN_ABOVE)} the law asks for a PAN, or abroad for a passport number.`,
  ],
  'ORDER.NOT_FOUND': [404, 'There is no such order.'],
  'ORDER.STATE_CONFLICT': [409, 'This is not possible for the order any more.'],
  'ORDER.RETURN_WINDOW_CLOSED': [
    400,
    `An order can be returned within ${RETURN_WINDOW_DAYS} days of its delivery.`,
  ],
  'ORDER.RETURN_WINDOW_OPEN': [
    409,
    `The order can be closed when the ${RETURN_WINDOW_DAYS} days for its return are over.`,
  ],
  'ORDER.NOT_AS_CREDITS': [400, 'The money of this order can go back only the way it was paid.'],
  'ORDER.PICKUP_CODE_WRONG': [409, 'This is not the code of the order.'],
  'ORDER.HUID_MISSING': [409, 'Please enter the hallmark number (HUID) of each piece first.'],
  'ORDER.WARRANTY_OVER': [400, 'The year of the warranty is over.'],
  'ORDER.SIZE_UNAVAILABLE': [400, 'This design is not made in that size.'],
  'ORDER.REQUEST_NOT_FOUND': [404, 'There is no such request.'],
  'REFUND.NOT_FOUND': [404, 'There is no such refund.'],
  'REQUEST.INVALID': [400, 'Please select from list of reasons'],
} as const satisfies Partial<Record<ErrorCode, readonly [number, string]>>;

export class OrderRefused extends Refused {
  override readonly name = 'OrderRefused';

  constructor(code: keyof typeof ANSWERS, cause?: Error) {
    const [status, message] = ANSWERS[code];
    super({ code, status, message }, cause);
  }
}

/** Whoever is told no is told why. */
export const noteNeeded = (): Refusal =>
  new Refusal(400, 'REQUEST.INVALID', 'Please say why.', { fields: { '/note': 'says why' } });
