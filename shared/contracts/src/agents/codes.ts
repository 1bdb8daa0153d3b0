import type { RefusalTable } from '../base/call/error-codes.ts';

/** What is refused here, by code; gathered in `refusals.ts`. @public */
export const refusals = {
  'AGENTS.LINK_UNKNOWN': [404, 'This link does not exist.'],
  'AGENTS.LINK_ENDED': [410, 'This link has ended. Please ask your assistant for a new one.'],
  'AGENTS.LINK_TAKEN': [409, 'This link was opened in another browser.'],
} as const satisfies RefusalTable;

declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    agents: typeof refusals;
  }
}
