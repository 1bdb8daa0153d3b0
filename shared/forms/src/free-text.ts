/**
 * What may stand in words a person writes: notes, names, addresses, engravings. Control characters
 * and marks that turn the direction of writing would change how others read what is around them, on
 * a screen, a label or an invoice.
 */

/** C0 and C1 controls but the newline, marks and overrides of direction, byte order marks, and interlinear marks. */
const UNSEEN = /[[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u206F\uFEFF\uFFF9-\uFFFB]--[\n]]/gv;

/**
 * The same words without what cannot be seen. Newlines stay, whatever they were made of, and so do
 * the joiner and the non-joiner, which Hindi is written with; a tab becomes a space.
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(/\t/gu, ' ')
    .replace(UNSEEN, '');
}
