import { asciiDigits } from './digits.ts';
import { typedWord } from './free-text.ts';
import { readNumber } from './number.ts';

/** Keys of texts of the pages that have these fields. */
export type VoucherFault =
  | 'voucher.numberInvalid'
  | 'voucher.pinRequired'
  | 'voucher.pinInvalid'
  | 'voucher.amountInvalid';

const NUMBER = /^[A-Z0-9]{8,24}$/;
const PIN = /^\d{4,8}$/;
const bare = (text: string): string => asciiDigits(typedWord(text)).replace(/[\s-]/g, '').toUpperCase();

/** The number of a gift voucher as its provider knows it; `undefined` when it cannot be one. */
export function readVoucherNumber(text: string): string | undefined {
  const number = bare(text);
  return NUMBER.test(number) ? number : undefined;
}

export function readVoucherPin(text: string): string | undefined {
  const pin = bare(text);
  return PIN.test(pin) ? pin : undefined;
}

/** What the field of the number says (specification S5.8). */
export const faultOfVoucherNumber = (text: string): VoucherFault | undefined =>
  readVoucherNumber(text) === undefined ? 'voucher.numberInvalid' : undefined;

export function faultOfVoucherPin(text: string): VoucherFault | undefined {
  if (typedWord(text) === '') return 'voucher.pinRequired';
  return readVoucherPin(text) === undefined ? 'voucher.pinInvalid' : undefined;
}

/** What the field of the amount says: empty is all that is on it. @param most paise that are on it */
export function faultOfVoucherAmount(text: string, most: number): VoucherFault | undefined {
  if (typedWord(text) === '') return undefined;
  const paise = (readNumber(text) ?? 0) * 100;
  return Number.isSafeInteger(paise) && paise > 0 && paise <= most ? undefined : 'voucher.amountInvalid';
}

/** Whether the last digit is the check digit of those before it (Luhn). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const isSecond = (digits.length - index) % 2 === 0;
    const digit = Number(digits[index]) * (isSecond ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return /^\d+$/.test(digits) && sum % 10 === 0;
}

const CARD_CODE = /^\d{16}$/;

/** The code of one of our gift cards, without the spaces it is printed with; `undefined` when it was typed wrong. */
export function readGiftCardCode(text: string): string | undefined {
  const code = bare(text);
  return CARD_CODE.test(code) && passesLuhn(code) ? code : undefined;
}
