/**
 * Exact integer arithmetic. Products of a weight and a rate pass 2^53 for heavy pieces, so they are
 * multiplied as BigInt; amounts that leave this package are safe integers again.
 */

/** `numerator / denominator`, halves away from zero (domain rules §2.1). The denominator is positive. */
export function divideHalfUp(numerator: bigint, denominator: bigint): bigint {
  const doubled = (numerator < 0n ? -numerator : numerator) * 2n + denominator;
  const magnitude = doubled / (denominator * 2n);
  return numerator < 0n ? -magnitude : magnitude;
}

/** `numerator / denominator` paise, rounded to a multiple of `unit` paise (100: whole rupees). */
export function roundTo(unit: bigint, numerator: bigint, denominator: bigint): bigint {
  return unit * divideHalfUp(numerator, denominator * unit);
}

/** An amount as a number. @throws RangeError beyond 2^53 */
export function toSafeNumber(amount: bigint): number {
  const value = Number(amount);
  if (!Number.isSafeInteger(value)) throw new RangeError(`The amount ${amount} is too large.`);
  return value;
}

/** Takes a count (weight, rate, carats) in. @throws RangeError when it is not an integer from 0 on */
export function toCount(value: number, what: string): bigint {
  if (!Number.isSafeInteger(value) || value < 0)
    throw new RangeError(`${what} must be a whole number from 0 on, not ${value}.`);
  return BigInt(value);
}

/**
 * Splits `total`, a multiple of `unit`, into multiples of `unit` in the proportion of `weights`,
 * largest remainder first, earlier parts before later ones: the parts always add up to the total.
 */
export function allocate(total: bigint, weights: readonly bigint[], unit: bigint): bigint[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  if (whole === 0n) return weights.map((_weight, index) => (index === 0 ? total : 0n));
  const units = total / unit;
  const parts = weights.map((weight, index) => ({
    index,
    count: (units * weight) / whole,
    remainder: (units * weight) % whole,
  }));
  let left = units - parts.reduce((sum, part) => sum + part.count, 0n);
  for (const part of [...parts].sort((a, b) =>
    a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1,
  )) {
    if (left === 0n) break;
    part.count += 1n;
    left -= 1n;
  }
  return parts.map((part) => part.count * unit);
}
