import type { MinorUnits } from '@suvarna/contracts/money';

/** What lenders offer on a day, for pages of products. */
export interface MonthlyOffer {
  /** Another number for other offers: what was made with them is made anew. */
  readonly version: number;
  /** The least a month for an amount in rupees; 0 where nobody lends. */
  readonly leastAMonth: (amount: MinorUnits) => MinorUnits;
}

/** Today's, answered by the module of EMI. */
export type MonthlyOfferToday = () => Promise<MonthlyOffer>;
