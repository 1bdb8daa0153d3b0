import { callingCodeOf } from './calling-codes.ts';
import { asciiDigits } from './digits.ts';
import { readPhone, readWirePhone, wirePhone } from './phone.ts';

/** A phone that was kept as `"44-07911123456"`, in its one spelling; what is no phone stays as it was kept. */
export function oneSpelling(kept: string): string {
  const read = readWirePhone(kept);
  return read === undefined || read.number.startsWith('+') ? kept : wirePhone(read.code, read.number);
}

/** A phone as it is typed; the digits of an e-mail address are none. */
const PHONE = /^[\d\s()+.-]*\d[\d\s()+.-]*$/;

/**
 * The digits, or the first of them, that a phone is kept with beside its calling code, of what somebody
 * looks for: `+44 7911`, `0044 7911`, `44-07911` and `7911` are one. `undefined` for what is no phone.
 */
export function searchedNumber(typed: string): string | undefined {
  const plain = asciiDigits(typed).trim();
  if (!PHONE.test(plain)) return undefined;
  const wire = readWirePhone(plain);
  const isWire = wire !== undefined && callingCodeOf(`${wire.code}${wire.number}`) === wire.code;
  const read = isWire ? wire : readPhone(plain);
  const digits = (read?.number ?? plain).replaceAll(/\D/g, '');
  // Of a number that is not whole yet, too, the zero of calls within India is no part.
  return read?.code === '91' ? digits.replace(/^0/, '') : digits;
}
