import { fingerprintOf } from '../../../platform/crypto/fingerprint.ts';
import { keyOf, type LineKey } from '../../bag/index.ts';

/** What a bag holds and is to be paid with; lines are known by their options and their words, as sign-in gives them new ids. */
export function fingerprintOfBag(
  lines: readonly (LineKey & { readonly quantity: number; readonly gift_note: string })[],
  couponCode: string | null,
): Buffer {
  return fingerprintOf([
    lines
      .map((line) => [`${keyOf(line)}×${String(line.quantity)}`, line.gift_note].filter(Boolean).join('\n'))
      .sort(),
    couponCode,
  ]);
}
