import type { RefusalTable } from '../base/call/error-codes.ts';
import { RETURN_WINDOW_DAYS } from '../base/storefront-constants.ts';
import { REQUEST_PHOTOS } from './photos.ts';

/** What is refused here, by code; gathered in `refusals.ts`. @public */
export const refusals = {
  'ORDER.NOT_FOUND': [404, 'This order was not found.'],
  'ORDER.STATE_CONFLICT': [409, 'This is no longer possible for this order.'],
  'ORDER.RETURN_WINDOW_CLOSED': [
    400,
    `An order can be returned within ${RETURN_WINDOW_DAYS} days of its delivery.`,
  ],
  'ORDER.WARRANTY_OVER': [400, 'The warranty has ended.'],
  'ORDER.SIZE_UNAVAILABLE': [400, 'This design is not available in that size.'],
  'ORDER.PHOTO_INVALID': [
    400,
    `Please send up to ${String(REQUEST_PHOTOS.most)} pictures (JPEG, PNG or WebP) of at most ${String(REQUEST_PHOTOS.bytes / 1024)} kB.`,
  ],
  'ORDER.PHOTO_TOO_LARGE': [400, 'One of these photos has more than 25 million pixels.'],
  'ORDER.RETURN_WINDOW_OPEN': [
    409,
    `The order can be closed when the ${RETURN_WINDOW_DAYS} days for its return are over.`,
  ],
  'ORDER.NOT_AS_CREDITS': [400, 'This order can only be refunded to the original payment method.'],
  'ORDER.PICKUP_CODE_WRONG': [409, 'This code is not for this order.'],
  'ORDER.HUID_MISSING': [409, 'Please enter the hallmark number (HUID) of each piece first.'],
  'REFUND.NOT_FOUND': [404, 'This refund was not found.'],
} as const satisfies RefusalTable;

declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    orders: typeof refusals;
  }
}
