import type { RefusalTable } from '../base/call/error-codes.ts';

/** What is refused here, by code; gathered in `refusals.ts`. @public */
export const refusals = {
  'WISHLIST.ITEM_NOT_FOUND': [404, 'This design is not on your wishlist.'],
  'WISHLIST.SHARE_NOT_FOUND': [404, 'This wishlist is not shared any more.'],
} as const satisfies RefusalTable;

declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    wishlist: typeof refusals;
  }
}
