import type { RefusalTable } from '../base/call/error-codes.ts';

/** What is refused here, by code; gathered in `refusals.ts`. @public */
export const refusals = {
  'ENQUIRY.NOT_FOUND': [404, 'This enquiry was not found.'],
  'ENQUIRY.CHANGED': [409, 'Someone else has changed this enquiry. Please check it again.'],
  'ENQUIRY.STATE_CONFLICT': [409, 'This is not possible for this enquiry now.'],
} as const satisfies RefusalTable;

declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    enquiries: typeof refusals;
  }
}
