import type { RefusalTable } from '../base/call/error-codes.ts';

/** What is refused here, by code; gathered in `refusals.ts`. @public */
export const refusals = {
  'CATALOGUE.PRODUCT_NOT_FOUND': [404, 'Sorry No Product Found'],
  'CATALOGUE.PATH_INVALID': [404, 'There is no such page.'],
} as const satisfies RefusalTable;

declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    catalogue: typeof refusals;
  }
}
