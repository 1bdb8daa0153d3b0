/**
 * What money is for: an order, say, or an instalment of a plan. The ledger and payments know no more
 * of it than its name; `id` is unique within its `kind`.
 */
export interface Subject {
  readonly kind: string;
  readonly id: string;
}
