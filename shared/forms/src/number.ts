import { asciiDigits } from './digits.ts';

/** An optional sign, digits, decimals behind a point (specification §5). */
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;
const LONGEST = 32;

/**
 * A number as people write it: spaces around it, commas between its digits, the sign of the rupee and
 * digits of their own script do not count. `undefined` when it is none.
 */
export function readNumber(text: string): number | undefined {
  if (text.length > LONGEST) return undefined;
  const written = asciiDigits(text).replace(/[\s,₹]/g, '');
  return NUMBER.test(written) ? Number(written) : undefined;
}
