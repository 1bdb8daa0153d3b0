/** Kind of the tender, in totals and in the ledger. */
export const VOUCHERS = 'vouchers';
