/**
 * What may stand in words a person writes: notes, names, addresses, engravings. Control characters
 * and marks that turn the direction of writing would change how others read what is around them, on
 * a screen, a label or an invoice; other signs that nobody sees come with what was copied, and make
 * two texts of one.
 */

/** C0 and C1 controls but the newline, all that Unicode says is drawn as nothing but the two joiners, and interlinear marks. */
const UNSEEN = /(?!\n|\u200C|\u200D|\uFE0F)[\p{Cc}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;
/** It is seen behind what it makes a picture of (❤️), and nowhere else. */
const PICTURE_SIGN = /(?<!\p{Extended_Pictographic})\uFE0F/gu;
/** Blanks of every width, the braille one too, which no class of Unicode has. */
const BLANK = /[\p{Zs}\u2800]/gu;

/**
 * The same words without what cannot be seen. Newlines stay, whatever they were made of, and so do
 * the joiner and the non-joiner, which Hindi is written with; a tab, and every other blank, becomes
 * a space.
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(/\t/gu, ' ')
    .replace(UNSEEN, '')
    .replace(PICTURE_SIGN, '')
    .replace(BLANK, ' ');
}

/** Signs that phones and word processors write by themselves. A prime is no apostrophe, but is typed for one. */
const TYPOGRAPHIC: readonly (readonly [RegExp, string])[] = [
  [/[‐-―−﹘﹣－]/gu, '-'],
  [/[‘’‚‛′‵ʼʹ´＇]/gu, "'"],
  [/[“”„‟″‶«»＂]/gu, '"'],
  [/…/gu, '...'],
  [/⁄|∕|／/gu, '/'],
  [/，|、/gu, ','],
  [/．|。/gu, '.'],
];

/**
 * What was typed into a field of one line, as rules look at it: nothing in it that cannot be seen, one
 * space between words and none around them, one spelling of equal letters, and plain signs for
 * typographic ones.
 */
export function typedLine(text: string): string {
  const line = TYPOGRAPHIC.reduce((now, [sign, plain]) => now.replace(sign, plain), cleanText(text));
  return line.normalize('NFC').replace(/\s+/gu, ' ').trim();
}

/** The same of what has no blanks: a phone, a postcode, an e-mail address. Joiners mean nothing in it. */
export const typedWord = (text: string): string => typedLine(text).replace(/[\u200C\u200D]/gu, '');
