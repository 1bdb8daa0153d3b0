import type { RefusalTable } from '../base/call/error-codes.ts';

/** What is refused here, by code; gathered in `refusals.ts`. @public */
export const refusals = {
  'ADDRESS.NOT_FOUND': [404, 'Please select at least one delivery address'],
  'ADDRESS.INVALID': [400, 'The address is not valid.'],
} as const satisfies RefusalTable;

declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    customers: typeof refusals;
  }
}
