import type { MinorUnits } from '@suvarna/contracts/money';

/** The least a month, and for how many; zeros where no lender lends. */
export interface LeastAMonth {
  readonly each: MinorUnits;
  readonly months: number;
}

/** What lenders offer on a day, for pages of products. */
export interface MonthlyOffer {
  /** Another number for other offers: what was made with them is made again. */
  readonly version: number;
  readonly leastAMonth: (amount: MinorUnits) => LeastAMonth;
}

/** Today's, answered by the module of EMI. */
export type MonthlyOfferToday = () => Promise<MonthlyOffer>;
