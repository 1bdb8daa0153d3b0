import { resolveConfusablesTransformer } from 'obscenity';

/** Letters that look like Latin ones, of Cyrillic, Greek and others, as the Latin ones: a maintained table. */
const { transform } = resolveConfusablesTransformer() as {
  transform: (letter: number) => number | undefined;
};
const asLatin = (text: string): string =>
  Array.from(text, (letter) =>
    String.fromCodePoint(transform(letter.codePointAt(0) ?? 0) ?? letter.codePointAt(0) ?? 0),
  ).join('');

/** A name as it looks: without its case, blanks, accents and invisible signs, and with look-alikes as one. */
const bareName = (name: string): string =>
  asLatin(asLatin(name.normalize('NFKC').replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '')).toLowerCase())
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F\p{Cf}]+/gu, '')
    .toLowerCase();

/** Whether two names are one person, however they are written. */
export const isSamePerson = (one: string, other: string): boolean => bareName(one) === bareName(other);

const SCRIPTS = [
  'Latin',
  'Cyrillic',
  'Greek',
  'Armenian',
  'Cherokee',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Arabic',
].map((script) => new RegExp(`\\p{Script=${script}}`, 'u'));

/** A name whose letters come from several scripts is made to look like another. */
export const isOfOneScript = (name: string): boolean =>
  SCRIPTS.filter((script) => script.test(name)).length <= 1;
