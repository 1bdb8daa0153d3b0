import type { RefusalTable } from '../base/call/error-codes.ts';

/** What is refused here, by code; gathered in `refusals.ts`. @public */
export const refusals = {
  'BOX.NOT_FOUND': [404, 'This piece is not in your jewellery box.'],
  'BOX.CHANGED': [409, 'This piece was changed in another window meanwhile.'],
  'BOX.TOO_MANY': [409, 'You have reached the limit of pieces. Please delete one first.'],
  'BOX.SHARE_NOT_FOUND': [404, 'This link has expired.'],
  'BOX.SHARES_TOO_MANY': [409, 'You have reached the limit of links. Please end one first.'],
  'BOX.EMPTY': [409, 'Your jewellery box has no piece with a value yet.'],
} as const satisfies RefusalTable;

declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    'jewellery-box': typeof refusals;
  }
}
