import type { MinorUnits } from '@suvarna/contracts/money';

/** A loan that is paid back in equal months. */
interface EmiLoan {
  readonly amount: MinorUnits;
  /** Hundredths of a percent a year. */
  readonly annualBp: number;
  readonly months: number;
}

interface EmiCost {
  readonly instalment: MinorUnits;
  /** The last one, which takes what rounding left. */
  readonly last: MinorUnits;
  /** All instalments. */
  readonly total: MinorUnits;
  readonly interest: MinorUnits;
}

/** Months of a year, in hundredths of a percent: a yearly rate over it is the rate of a month. */
const YEAR = 120_000n;

const rounded = (numerator: bigint, denominator: bigint): number =>
  Number((2n * numerator + denominator) / (2n * denominator));

/**
 * `P·r·(1+r)^n / ((1+r)^n − 1)` with r a twelfth of the yearly rate, and `P/n` without interest (domain
 * rules §2.9). Exact in integers: an instalment is rounded to the paisa once, all of them together once,
 * and the last one is what is then missing.
 */
export function emiOf({ amount, annualBp, months }: EmiLoan): EmiCost {
  if (![amount, annualBp, months].every(Number.isSafeInteger) || amount < 1 || annualBp < 0 || months < 1)
    throw new RangeError('A loan has an amount, months, and a rate that is not negative.');
  const [principal, rate, count] = [BigInt(amount), BigInt(annualBp), BigInt(months)];
  const grown = (YEAR + rate) ** count;
  const [numerator, denominator] =
    rate === 0n ? [principal, count] : [principal * rate * grown, YEAR * (grown - YEAR ** count)];
  const instalment = rounded(numerator, denominator);
  const total = rate === 0n ? amount : rounded(numerator * count, denominator);
  return { instalment, last: total - instalment * (months - 1), total, interest: total - amount };
}
