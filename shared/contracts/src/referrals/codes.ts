import type { RefusalTable } from '../base/call/error-codes.ts';

/** What is refused here, by code; gathered in `refusals.ts`. @public */
export const refusals = {
  'REFERRAL.CODE_INVALID': [400, 'Please enter a valid referral code!'],
  'REFERRAL.NOT_FOUND': [404, 'This referral was not found.'],
  'REFERRAL.STATE_CONFLICT': [409, 'This is no longer possible for this referral.'],
} as const satisfies RefusalTable;

declare module '../base/call/error-codes.ts' {
  interface CodeTables {
    referrals: typeof refusals;
  }
}
