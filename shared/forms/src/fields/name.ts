import { typedLine } from './free-text.ts';
import type { FormTextKey } from '../texts.ts';

const LONGEST = 80;
/** Longer than a name with whatever was copied along with it. */
const UNREAD = LONGEST * 4;
/**
 * Letters of any script with their marks, spaces and the signs names are written with (domain rules
 * §2.14 row 43): those of Latin, Catalan, Hindi (डॉ॰), Tibetan, Hebrew and Japanese names.
 */
const LETTERS = /^[\p{L}\p{M} .'·॰་׳״־・-]+$/u;
const SHORTEST = 3;
/**
 * A joiner or non-joiner where Indian scripts are written with one: behind the sign that takes a
 * consonant's vowel (राजेन्‍द्र; Malayalam also has both there), in Bengali before it (র‍্য), and where a
 * Persian or Urdu word ends within a name (علی‌رضا). Anywhere else it would make two names look like one.
 */
const JOINED =
  /(?<=[\u094D\u09CD\u0A4D\u0ACD\u0B4D\u0BCD\u0C4D\u0CCD\u0D4D\u0DCA])(?:\u200D\u200C?|\u200C)(?=\p{L}|[ .'-]|$)|(?<=\u09B0)\u200D(?=\u09CD)|(?<=\p{Script=Arabic}\p{M}*)\u200C(?=\p{Script=Arabic})/gu;
/** Words without the joiners they are written with: a rule about letters looks at the rest. */
export const withoutJoiners = (words: string): string => words.replace(JOINED, '');

/** A name as it is kept: spaces in order, and nothing in it that cannot be seen. */
export function normaliseName(name: string): string {
  return name.length > UNREAD ? name : typedLine(name);
}

function faultOfLetters(name: string): FormTextKey | undefined {
  if (name.length > LONGEST) return 'tooLong';
  return LETTERS.test(withoutJoiners(name)) && /\p{L}/u.test(name) ? undefined : 'nameLetters';
}

/** What the field of a full name says: letters and a few signs, at least three (specification §5). */
export function faultOfFullName(name: string): FormTextKey | undefined {
  if (name.length > UNREAD) return 'tooLong';
  const written = normaliseName(name);
  if (written === '') return 'nameRequired';
  return faultOfLetters(written) ?? (Array.from(written).length < SHORTEST ? 'nameShort' : undefined);
}

/** A first or last name is only required: "Om" is one (domain rules §2.14 row 42). */
export function faultOfNamePart(part: 'first' | 'last', name: string): FormTextKey | undefined {
  if (name.length > UNREAD) return 'tooLong';
  const written = normaliseName(name);
  if (written === '') return part === 'first' ? 'firstNameRequired' : 'lastNameRequired';
  return faultOfLetters(written);
}
