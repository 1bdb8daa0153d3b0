import type { RefusalTable } from '../base/call/error-codes.ts';
import { MOST_WATCHES } from './rules.ts';

/** What is refused here, by code; gathered in `refusals.ts`. @public */
export const refusals = {
  'WATCH.NOT_FOUND': [404, 'This alert was not found.'],
  'WATCH.NOT_NEEDED': [409, 'The price is already that low, or the piece is in stock.'],
  'WATCH.TOO_MANY': [409, `At most ${String(MOST_WATCHES)} alerts can be set.`],
} as const satisfies RefusalTable;

declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    watches: typeof refusals;
  }
}
