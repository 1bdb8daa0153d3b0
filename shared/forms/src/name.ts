import type { FormTextKey } from './texts.ts';

const LONGEST = 80;
/** Letters of any script with their marks, spaces and the signs names are written with (domain rules §2.14 row 43). */
const LETTERS = /^[\p{L}\p{M} .'’-]+$/u;
const SHORTEST = 3;

/** A name with its spaces in order: none around it, one between words. */
export function normaliseName(name: string): string {
  return name.length > LONGEST * 2 ? name : name.trim().replace(/\s+/g, ' ');
}

function faultOfLetters(name: string): FormTextKey | undefined {
  if (name.length > LONGEST) return 'tooLong';
  return LETTERS.test(name) && /\p{L}/u.test(name) ? undefined : 'nameLetters';
}

/** What the field of a full name says: letters and a few signs, at least three (specification §5). */
export function faultOfFullName(name: string): FormTextKey | undefined {
  if (name.length > LONGEST * 2) return 'tooLong';
  const written = normaliseName(name);
  if (written === '') return 'nameRequired';
  return faultOfLetters(written) ?? (Array.from(written).length < SHORTEST ? 'nameShort' : undefined);
}

/** A first or last name is only required: "Om" is one (domain rules §2.14 row 42). */
export function faultOfNamePart(part: 'first' | 'last', name: string): FormTextKey | undefined {
  if (name.length > LONGEST * 2) return 'tooLong';
  const written = normaliseName(name);
  if (written === '') return part === 'first' ? 'firstNameRequired' : 'lastNameRequired';
  return faultOfLetters(written);
}
