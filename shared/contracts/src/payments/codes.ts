import type { RefusalTable } from '../base/call/error-codes.ts';

/** What is refused here, by code; gathered in `refusals.ts`. @public */
export const refusals = {
  'PAYMENT.MODE_UNAVAILABLE': [400, 'Could not process Payment, choose another option'],
  'PAYMENT.FAILED': [400, 'Could not process Payment, choose another option'],
  'PAYMENT.SIGNATURE_INVALID': [400, 'Could not process Payment, choose another option'],
  'PAYMENT.MISMATCH': [400, 'Could not process Payment, choose another option'],
  'PAYMENT.PROVIDER_UNAVAILABLE': [503, 'Could not process Payment, choose another option'],
} as const satisfies RefusalTable;

declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    payments: typeof refusals;
  }
}
