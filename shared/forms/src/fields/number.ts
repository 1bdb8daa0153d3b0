import { asciiDigits } from './digits.ts';
import { typedWord } from './free-text.ts';

/** An optional sign, digits, decimals behind a point (specification §5). */
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;
const LONGEST = 32;
/** Longer than a number with whatever was copied along with it. */
const UNREAD = LONGEST * 4;
/** What people write around an amount: `Rs. 2000/-`. */
const RUPEES = /^(?:rs\.?|inr|₨|₹)|₹$|\/-$/gi;
/** A comma stands before whole groups (1,00,000). Behind a point, or before one or two digits, it is the decimal sign of another country. */
const OTHER_COMMA = /[.].*,|,[0-9]{0,2}(?:[.]|$)/;

/**
 * A number as people write it: spaces around it, commas between its digits (the Arabic ones too), the
 * sign of the rupee and digits of their own script do not count. `undefined` when it is none.
 */
export function readNumber(text: string): number | undefined {
  if (text.length > UNREAD) return undefined;
  const written = asciiDigits(typedWord(text)).replace(/٫/g, '.').replace(/[\s٬]/g, '').replace(RUPEES, '');
  if (OTHER_COMMA.test(written)) return undefined;
  return written.length <= LONGEST && NUMBER.test(written.replaceAll(',', ''))
    ? Number(written.replaceAll(',', ''))
    : undefined;
}
