const DIGIT = /\p{Nd}/u;

/** What a decimal digit is worth. Unicode keeps those of a script in a row that begins with its zero. */
function worth(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  let zero = point;
  while (DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return (point - zero) % 10;
}

/** A text with the digits of every keyboard (`०`, `૦`, `٠`, `０`) as the ones that calls and couriers read. */
export function asciiDigits(text: string): string {
  return text.replace(/(?![0-9])\p{Nd}/gu, (digit) => String(worth(digit)));
}

/** The digits of a text, whatever stands between them. */
export function digitsOf(text: string): string {
  return asciiDigits(text).replace(/[^0-9]/g, '');
}
