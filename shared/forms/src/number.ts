import { asciiDigits } from './digits.ts';
import { typedWord } from './free-text.ts';

/** An optional sign, digits, decimals behind a point (specification §5). */
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;
const LONGEST = 32;
/** Longer than a number with whatever was copied along with it. */
const UNREAD = LONGEST * 4;

/**
 * A number as people write it: spaces around it, commas between its digits (the Arabic ones too), the
 * sign of the rupee and digits of their own script do not count. `undefined` when it is none.
 */
export function readNumber(text: string): number | undefined {
  if (text.length > UNREAD) return undefined;
  const written = asciiDigits(typedWord(text))
    .replace(/٫/g, '.')
    .replace(/[\s,٬₹]/g, '');
  return written.length <= LONGEST && NUMBER.test(written) ? Number(written) : undefined;
}
