import type { RefusalTable } from '../base/call/error-codes.ts';

/** What is refused here, by code; gathered in `refusals.ts`. @public */
export const refusals = {
  'DELIVERY.PINCODE_INVALID': [400, 'Please enter a valid pincode.'],
  'DELIVERY.NOT_SERVICEABLE': [400, 'no service in selected address'],
} as const satisfies RefusalTable;

declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    shipping: typeof refusals;
  }
}
