import type { RefusalTable } from '../base/call/error-codes.ts';

/** What is refused here, by code; gathered in `refusals.ts`. @public */
export const refusals = {
  'REVIEW.NOT_FOUND': [404, 'This review is no longer available.'],
  'REVIEW.OWN': [409, 'This is your own review.'],
  'REVIEW.CHANGED': [409, 'This review was changed in another window.'],
  'REVIEW.REASON_REQUIRED': [400, 'A review is refused with a reason.'],
  'REVIEW.PHOTO_INVALID': [400, 'One of these photos cannot be used.'],
  'REVIEW.PHOTO_TOO_LARGE': [400, 'One of these photos has more than 25 million pixels.'],
} as const satisfies RefusalTable;

declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    reviews: typeof refusals;
  }
}
