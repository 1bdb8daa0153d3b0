import { callingCodeOf, isCallingCode } from './calling-codes.ts';
import { asciiDigits } from '../fields/digits.ts';
import { typedWord } from '../fields/free-text.ts';
import { withoutCodeAgain, withoutTrunk } from './phone-plans.ts';
import type { FormTextKey } from '../texts.ts';

/** Digits of a number without its country code (specification §5; domain rules §2.14 row 13: the text about the maximum keeps its own 12). */
const INDIA = { min: 10, max: 10, short: 'phoneMin10', long: 'phoneMax10' } as const;
const ABROAD = { min: 6, max: 15, short: 'phoneMin6', long: 'phoneMax12' } as const;
const INDIA_CODE = '91';
const LONGEST = 64;

/** Digits of the calling code and of the number. */
export interface WrittenPhone {
  readonly code: string;
  readonly number: string;
}

/** What stands around a number that was copied: a link, the quotes of a table, the end of a sentence. */
const AROUND = /^(?:tel:|['"])+|['",;]+$/gi;
const PLUS_SIGN = /[﹢⁺➕]/gu;
/** Copied from a line that runs from right to left, the plus stands behind; ten digits may be an Indian number with a slip. */
const PLUS_BEHIND = /^([0-9]{11,})\+$/;
/** Between an area and its number (`0664/1234567`); a second number, or the end of one (`…60/61`), is not read as part of the first. */
const SLASH = /^(\+[0-9]{2,7}|[0-9]{2,5})\/(?=[0-9]{4,}$)/;

/** A number with the spaces, dots, hyphens and brackets people write it with taken out, its digits ASCII ones. */
export function normalisePhone(number: string): string {
  if (number.length > LONGEST) return number;
  return asciiDigits(typedWord(number))
    .replace(AROUND, '')
    .replace(PLUS_SIGN, '+')
    .replace(/[\s().[\]·・‧•~_-]/g, '')
    .replace(PLUS_BEHIND, '+$1')
    .replace(SLASH, '$1');
}

/** Ten digits behind what Indians write before them: the calling code once more, and the zero of calls within India. */
const INDIA_SPELLING = /^(?:91)?0?([0-9]{10})$/;
/** `00` is dialled for the plus in most of the world, `0011` in Australia (unless an American number can be behind `00 1 1`), and no phone that gets an SMS begins with either. */
const PLUS = /^(?:\+|0011(?=[2-9][0-9]{10})|00)/;
const isInternational = (digits: string): boolean => PLUS.test(digits);

/**
 * The one spelling of a number under its calling code, which may stand before it once more, as `+44 20…`,
 * `0044 20…` or `44 20…` in a field that says +44; and without the trunk digit of its country. What is no
 * number under this code keeps a plus, so that the field refuses it.
 */
function nationalNumber(code: string, number: string): string {
  let digits = normalisePhone(number);
  while (isCallingCode(code) && isInternational(digits) && digits.replace(PLUS, '').startsWith(code))
    digits = digits.replace(PLUS, '').slice(code.length);
  if (isInternational(digits)) return `+${digits}`;
  const national =
    code === INDIA_CODE
      ? (INDIA_SPELLING.exec(digits)?.[1] ?? digits)
      : withoutTrunk(code, withoutCodeAgain(code, digits));
  const isRead = code === INDIA_CODE || withoutTrunk(code, national) === national;
  return isRead && !isInternational(national) ? national : `+${national}`;
}

/**
 * What a phone field says: exactly 10 digits in India, 6 to 15 elsewhere. Codes that no country has
 * are refused: with `9190` for a code, one Indian phone would have several spellings, each with limits
 * and an account of its own.
 *
 * @param code country calling code, digits only: `91`
 * @param number as typed; {@link nationalNumber} says how
 */
export function faultOfPhone(code: string, number: string): FormTextKey | undefined {
  if (number.length > LONGEST) return 'phone';
  const digits = nationalNumber(code, number);
  const rule = code === INDIA_CODE ? INDIA : ABROAD;
  if (digits === '') return 'phoneRequired';
  if (!/^[0-9]+$/.test(digits) || !isCallingCode(code)) return 'phone';
  if (digits.length < rule.min) return rule.short;
  if (digits.length > rule.max) return rule.long;
  return undefined;
}

/** The texts of one rule: the specification has three for a number that is none (§5), each for a place of its own. */
export type PhonePlace = 'phone' | 'mobile' | 'phoneUpdate';

/** The same fault as it is said where a phone is asked for something else than a parcel. */
export const phoneFaultAt = (place: PhonePlace, fault: FormTextKey | undefined): FormTextKey | undefined =>
  fault === 'phone' ? place : fault;

/** Whether an Indian number cannot be a mobile, which begins with 6 to 9: worth a question, never a refusal (domain rules §2.8). */
export function isUnusualPhone(code: string, number: string): boolean {
  return (
    code === INDIA_CODE &&
    faultOfPhone(code, number) === undefined &&
    !/^[6-9]/.test(nationalNumber(code, number))
  );
}

/** `"91-9876543210"`, as calls carry it. The caller has checked it. */
export function wirePhone(code: string, number: string): string {
  return `${code}-${nationalNumber(code, number)}`;
}

/** Code and number of `"91-9876543210"`, in its one spelling; `undefined` when it is not written like that. */
export function readWirePhone(text: string): WrittenPhone | undefined {
  if (text.length > LONGEST) return undefined;
  const [, code, number] = /^([0-9]{1,3})-([0-9]{1,20})$/.exec(asciiDigits(text)) ?? [];
  return code === undefined || number === undefined
    ? undefined
    : { code, number: nationalNumber(code, number) };
}

/**
 * A phone as people write it: `+44 7911 123456`, `0044 7911 123456`, or `98450 00000`, which is Indian without a `+`.
 * `undefined` when that is no number, or no country has its code; the rest `faultOfPhone` says.
 */
export function readPhone(text: string): WrittenPhone | undefined {
  const [, plus, digits] = /^(\+|0011(?=[2-9][0-9]{10})|00)?([0-9]{1,64})$/.exec(normalisePhone(text)) ?? [];
  if (digits === undefined) return undefined;
  const code = plus === undefined ? INDIA_CODE : callingCodeOf(digits);
  return code === undefined ? undefined : { code, number: nationalNumber(code, `${plus ?? ''}${digits}`) };
}
