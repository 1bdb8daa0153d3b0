/** `०`; the other nine stand behind it. */
const DEVANAGARI_ZERO = 0x0966;

/** A text with the digits of a Hindi keyboard (`०`–`९`) as the ones that calls and couriers read. */
export function asciiDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));
}

/** The digits of a text, whatever stands between them. */
export function digitsOf(text: string): string {
  return asciiDigits(text).replace(/[^0-9]/g, '');
}
