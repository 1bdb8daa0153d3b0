import type { RefusalTable } from '../base/call/error-codes.ts';

/** What is refused here, by code; gathered in `refusals.ts`. @public */
export const refusals = {
  'PUSH.TOKEN_UNKNOWN': [400, 'This browser is not known.'],
} as const satisfies RefusalTable;

declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    push: typeof refusals;
  }
}
