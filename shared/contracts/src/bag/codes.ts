import type { RefusalTable } from '../base/call/error-codes.ts';

/** What is refused here, by code; gathered in `refusals.ts`. @public */
export const refusals = {
  'BAG.ITEM_NOT_FOUND': [404, 'This item is not in your bag.'],
  'BAG.ITEM_OUT_OF_STOCK': [400, 'There are not so many pieces in stock.'],
  'BAG.QUANTITY_TOO_LARGE': [400, 'There is no room for so many pieces.'],
  'BAG.SIZE_REQUIRED': [400, 'Please select size'],
  'BAG.OPTION_UNAVAILABLE': [400, 'This design is not made that way.'],
  'BAG.ENGRAVING_UNAVAILABLE': [400, 'Words cannot be cut into this piece.'],
  'BAG.ENGRAVING_INVALID': [400, 'Please use up to 15 letters or digits'],
} as const satisfies RefusalTable;

declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    bag: typeof refusals;
  }
}
