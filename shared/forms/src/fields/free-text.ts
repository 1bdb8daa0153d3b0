/**
 * What may stand in words a person writes: notes, names, addresses, engravings. Control characters
 * and marks that turn the direction of writing would change how others read what is around them, on
 * a screen, a label or an invoice; other invisible signs come with what was copied, and make
 * two texts of one.
 */

/** C0 and C1 controls but the newline, all that Unicode says is drawn as nothing but the two joiners, and interlinear marks. */
const UNSEEN = /(?!\n|\u200C|\u200D|\uFE0F)[\p{Cc}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;
/** It is seen behind what it makes a picture of (❤️), and nowhere else. */
const PICTURE_SIGN = /(?<!\p{Extended_Pictographic})\uFE0F/gu;
/** Blanks of every width, the braille one too, which no class of Unicode has. */
const BLANK = /[\p{Zs}\u2800]/gu;
/** A joiner without a letter: nothing is written. */
const NOTHING = /^[\s\u200C\u200D]*$/u;
const JOINERS = /[\u200C\u200D]/gu;

/**
 * The same words without what cannot be seen. Newlines stay, whatever they were made of, and so do
 * the joiner and the non-joiner, which Hindi is written with; a tab, and every other blank, becomes
 * a space.
 */
export function cleanText(text: string): string {
  const clean = text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(/\t/gu, ' ')
    .replace(UNSEEN, '')
    .replace(PICTURE_SIGN, '')
    .replace(BLANK, ' ');
  return NOTHING.test(clean) ? clean.replace(JOINERS, '') : clean;
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

/** A non-joiner behind a letter of India that joins nothing: keyboards write it between words (श्री‌राम), and nothing is seen of it. */
const IDLE =
  /(?<=[\u0900-\u0DFF])(?<![\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA]\u200D?)\u200C(?=[\u0900-\u0DFF\s]|$)/gu;

/**
 * What was typed into a field of one line, as rules look at it: nothing in it that cannot be seen, one
 * space between words and none around them, one spelling of equal letters, and plain signs for
 * typographic ones.
 */
export function typedLine(text: string): string {
  const line = TYPOGRAPHIC.reduce((now, [sign, plain]) => now.replace(sign, plain), cleanText(text));
  return line.normalize('NFC').replace(IDLE, '').replace(/\s+/gu, ' ').trim();
}

/** The wide signs of East Asian keyboards, in the order of ASCII. */
const WIDE = /[\uFF01-\uFF5E]/gu;
const WIDE_BEHIND_ASCII = 0xfee0;

/** The same of what has no blanks: a phone, a postcode, an e-mail address. Joiners and the width of letters mean nothing in it. */
export const typedWord = (text: string): string =>
  typedLine(text)
    .replace(JOINERS, '')
    .replace(WIDE, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - WIDE_BEHIND_ASCII));
