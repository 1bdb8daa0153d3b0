/**
 * Gold rates as they are published (domain rules §2.2): all karats at once, never backwards in time, in
 * the order of their fineness, and by two people where they jump.
 */
import type { MinorUnits } from '@suvarna/contracts/money';
import { FINENESS } from '@suvarna/pricing/rate';

export const KARATS = [14, 18, 22, 24] as const;
type PublishedKarat = (typeof KARATS)[number];

/** Paise per gram. */
export type GoldRateOfDay = Readonly<Record<PublishedKarat, MinorUnits>>;

export interface GoldPublication {
  readonly rates: GoldRateOfDay;
  readonly effective_from: Date;
  readonly source: string;
  readonly published_by: string;
}

type RatesByName = Readonly<Record<string, number>>;

/** More than this, up or down, takes a second person. */
const JUMP_BP = 300;
/** Published karats stand within so much of `rate24 × fineness / 999`; farther off is the wrong row. */
const OFF_FINENESS_BP = 500;
const FINE = 999;

/** What is wrong with a publication, field by field; nothing when it may go out. */
export function faultsOfGold(
  { rates, effective_from: from }: Pick<GoldPublication, 'rates' | 'effective_from'>,
  now: Date,
): Readonly<Record<string, string>> {
  const faults: Record<string, string> = {};
  // Prices that were shown and paid followed the rates of their time.
  if (!(from >= now)) faults['/effective_from'] = 'must not lie in the past';
  for (const karat of KARATS) {
    const byFineness = (rates[24] * (karat === 24 ? FINE : (FINENESS[karat] ?? 0))) / FINE;
    if (Math.abs(rates[karat] - byFineness) * 10_000 > byFineness * OFF_FINENESS_BP)
      faults[`/paise_per_gram/${karat}`] = `is more than 5 % away from the fineness of ${karat} karat`;
  }
  return faults;
}

/**
 * The farthest move of one of them, in basis points of what it was, rounded up.
 *
 * @param before rates it is compared with: what would count at its moment without it, and what its day
 * began with, so that many small steps are one large one; the first rates move nothing
 */
export function movedBp(next: RatesByName, ...before: readonly (RatesByName | undefined)[]): number {
  const moves = before.flatMap((rates) =>
    rates === undefined
      ? []
      : Object.entries(next).map(([name, rate]) => {
          const was = rates[name] ?? 0;
          return Math.ceil((Math.abs(rate - was) * 10_000) / was);
        }),
  );
  return Math.max(0, ...moves);
}

export const needsSecondPerson = (moved: number): boolean => moved > JUMP_BP;
