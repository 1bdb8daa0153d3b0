import { callingCodeOf } from './calling-codes.ts';
import { asciiDigits } from '../fields/digits.ts';
import { readPhone, readWirePhone, wirePhone } from './phone.ts';

/** A phone that was kept as `"44-07911123456"`, in its one spelling; what is no phone stays as it was kept. */
export function oneSpelling(kept: string): string {
  const read = readWirePhone(kept);
  return read === undefined || read.number.startsWith('+') ? kept : wirePhone(read.code, read.number);
}

/** A phone as it is typed; the digits of an e-mail address are none. */
const PHONE = /^[\d\s()+.-]*\d[\d\s()+.-]*$/;

/** What an operator looks for by a phone. */
interface SearchedPhone {
  /** Calling code, where one was typed; without, any may be meant. */
  readonly code: string | undefined;
  /** The digits, or the first of them, that a phone is kept with beside its calling code. */
  readonly digits: string;
}

/** `+44 7911`, `0044 7911`, `44-07911` and `7911` look for the same digits. `undefined` for what is no phone. */
export function searchedPhone(typed: string): SearchedPhone | undefined {
  const plain = asciiDigits(typed).trim();
  if (!PHONE.test(plain)) return undefined;
  const wire = readWirePhone(plain);
  const isWire = wire !== undefined && callingCodeOf(`${wire.code}${wire.number}`) === wire.code;
  const read = isWire ? wire : readPhone(plain);
  const digits = (read?.number ?? plain).replaceAll(/\D/g, '');
  return {
    code: isWire || /^(?:\+|00)/.test(plain) ? read?.code : undefined,
    // Of a number that is not whole yet, too, the zero of calls within India is no part.
    digits: read?.code === '91' ? digits.replace(/^0/, '') : digits,
  };
}

/** The digits of it alone, for lists. */
export const searchedNumber = (typed: string): string | undefined => searchedPhone(typed)?.digits;
