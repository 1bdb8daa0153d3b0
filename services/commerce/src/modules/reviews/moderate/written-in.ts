import type { Locale } from '@suvarna/contracts/locale';

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0;

/** Language of what was written, by its letters: a page in Hindi is no reason to write in it, nor the other way round. */
export const writtenIn = (text: string): Locale =>
  count(text, /\p{Script=Devanagari}/gu) > count(text, /\p{Script=Latin}/gu) ? 'hi' : 'en';
