/**
 * Exchange rates as an operator publishes them: all currencies at once, never backwards in time, never
 * by a slip of the pen. What was published for a later moment counts from then on, whatever is
 * published for an earlier one after it.
 */
import { FOREIGN_CURRENCIES, type ForeignCurrency } from '@suvarna/contracts/money';

/** Indian paise for one unit. */
export type PaisePerUnit = Readonly<Record<ForeignCurrency, number>>;

export interface ExchangePublication {
  readonly rates: PaisePerUnit;
  readonly effective_from: Date;
  readonly source: string;
  readonly published_by: string;
}

/** A day moves a currency by a percent or two. More than this is rupees written as paise, or the wrong row. */
const LARGE_MOVE_BP = 1_000;

/**
 * What is wrong with a publication, field by field; nothing when it may go out.
 *
 * @param before the rates that would count at its moment without it
 */
export function faultsOf(
  next: Pick<ExchangePublication, 'rates' | 'effective_from'>,
  before: PaisePerUnit | undefined,
  now: Date,
  largeMoveIsMeant: boolean,
): Readonly<Record<string, string>> {
  const faults: Record<string, string> = {};
  // Prices that were shown and paid followed the rates of their time.
  if (!(next.effective_from >= now)) faults['/effective_from'] = 'must not lie in the past';
  if (before === undefined || largeMoveIsMeant) return faults;
  for (const currency of FOREIGN_CURRENCIES) {
    const moved = Math.abs(next.rates[currency] - before[currency]) * 10_000;
    if (moved > before[currency] * LARGE_MOVE_BP)
      faults[`/paise_per_unit/${currency}`] =
        `is more than 10 % away from ${before[currency]}; say large_move if it is meant`;
  }
  return faults;
}
