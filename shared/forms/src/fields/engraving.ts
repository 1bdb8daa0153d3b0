import { typedLine } from './free-text.ts';
import { withoutJoiners } from './name.ts';
import type { FormTextKey } from '../texts.ts';

/** As many letters as fit inside a ring; one letter is one code point. */
export const ENGRAVING_MAX = 15;

/** What the engraver cuts: letters of any script with their marks, digits, spaces and a few signs. */
const CUT = /^[\p{L}\p{M}\p{N} .,'’&+♥॰-]+$/u;

/** Keyboards of phones have hearts as pictures only. */
const HEART = /[❤♥♡]\uFE0F?/gu;

/** Words with their spaces in order; `''` for none. */
export const normaliseEngraving = (words: string): string => typedLine(words).replace(HEART, '♥');

/** What the field of words for a piece says; no words are no fault. */
export function faultOfEngraving(words: string): FormTextKey | undefined {
  const cut = normaliseEngraving(words);
  if (cut === '') return undefined;
  return Array.from(cut).length <= ENGRAVING_MAX && CUT.test(withoutJoiners(cut)) && /[\p{L}\p{N}]/u.test(cut)
    ? undefined
    : 'engraving';
}
