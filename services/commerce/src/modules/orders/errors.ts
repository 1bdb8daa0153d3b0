import type { ErrorCode } from '@suvarna/contracts/call';
import { PAN_ABOVE, RETURN_WINDOW_DAYS } from '@suvarna/contracts/storefront-constants';
import { rupeesText } from '../../platform/notifications/amount.ts';
import { Refused } from '../../platform/refused.ts';

/** What orders refuse, with status and the specification's text where it has one. */
const ANSWERS = {
  'CHECKOUT.PAN_REQUIRED': [
    400,
    `Above ${rupeesText(PAN_ABOVE)} the law requires a PAN, or abroad a passport number.`,
  ],
  'ORDER.NOT_FOUND': [404, 'This order was not found.'],
  'ORDER.STATE_CONFLICT': [409, 'This is no longer possible for this order.'],
  'ORDER.RETURN_WINDOW_CLOSED': [
    400,
    `An order can be returned within ${RETURN_WINDOW_DAYS} days of its delivery.`,
  ],
  'ORDER.RETURN_WINDOW_OPEN': [
    409,
    `The order can be closed when the ${RETURN_WINDOW_DAYS} days for its return are over.`,
  ],
  'ORDER.NOT_AS_CREDITS': [400, 'This order can only be refunded to the original payment method.'],
  'ORDER.PICKUP_CODE_WRONG': [409, 'This code is not for this order.'],
  'ORDER.HUID_MISSING': [409, 'Please enter the hallmark number (HUID) of each piece first.'],
  'ORDER.WARRANTY_OVER': [400, 'The warranty has ended.'],
  'ORDER.SIZE_UNAVAILABLE': [400, 'This design is not available in that size.'],
  'REFUND.NOT_FOUND': [404, 'This refund was not found.'],
  'REQUEST.INVALID': [400, 'Please select from list of reasons'],
} as const satisfies Partial<Record<ErrorCode, readonly [number, string]>>;

export class OrderRefused extends Refused {
  override readonly name = 'OrderRefused';

  constructor(code: keyof typeof ANSWERS, cause?: Error) {
    const [status, message] = ANSWERS[code];
    super({ code, status, message }, cause);
  }
}
