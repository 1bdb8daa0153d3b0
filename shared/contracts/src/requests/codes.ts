import type { RefusalTable } from '../base/call/error-codes.ts';

/** What is refused here, by code; gathered in `refusals.ts`. @public */
export const refusals = {
  'CUSTOMER_REQUEST.NOT_FOUND': [404, 'This request was not found.'],
  'CUSTOMER_REQUEST.STATE_CONFLICT': [409, 'This is no longer possible for this request.'],
  'CUSTOMER_REQUEST.DECISION_INVALID': [400, 'This cannot be decided like that.'],
} as const satisfies RefusalTable;

declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    requests: typeof refusals;
  }
}
