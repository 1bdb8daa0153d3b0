/** The vocabulary of the trade: what words mean, whichever language and script they are typed in. Never corrected. */
import { LOCALES } from '@suvarna/contracts/locale';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { soundOf, tokensOf } from './spelling.ts';

/** `kind:rings`, `stone:ruby`, `pre:under`, `unit:gram`, `number:50`, `skip` … */
export type Meaning = string;

export const LONGEST_PHRASE = 4;

const byWriting = new Map<string, Meaning>();
const bySound = new Map<string, Meaning>();
/** Single words people type, with the words a completion shows. */
export const SPELLINGS: string[] = [];
/** How each meaning is written first, of single words: English, Hindi in Latin letters, Hindi. */
const writingsOf = new Map<Meaning, string[]>();
/** Words that begin a phrase; nothing to correct in them. */
const inPhrase = new Set<string>();
/** What pages are called, and which page it is. */
export const GUIDES: (readonly [writing: string, id: string])[] = [];
const GUIDE = 'guide:';

const SILENT = /^(skip|collection|pre|post|to|and|unit|scale|number|plus)/;

/** `lexicon/<language>.lexicon.json`, and `<language>-latin` for what is typed in Latin letters: writings by meaning. */
const LISTS = LOCALES.flatMap((locale) =>
  [`${locale}-latin`, locale].flatMap((name) => {
    const file = join(import.meta.dirname, 'lexicon', `${name}.lexicon.json`);
    if (!existsSync(file)) return [];
    return [
      { locale, writings: JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<Meaning, string>> },
    ];
  }),
);

for (const meaning of new Set(LISTS.flatMap(({ writings }) => Object.keys(writings)))) {
  for (const { locale, writings } of LISTS) {
    for (const phrase of (writings[meaning] ?? '').split(', ').filter((one) => one !== '')) {
      const words = tokensOf(phrase).map(({ text }) => text);
      const writing = words.join('');
      if (!byWriting.has(writing)) byWriting.set(writing, meaning);
      if (meaning.startsWith(GUIDE)) GUIDES.push([writing, meaning.slice(GUIDE.length)]);
      if (words.length > 1) for (const word of words) inPhrase.add(word);
      else if (!SILENT.test(meaning)) {
        SPELLINGS.push(writing);
        writingsOf.set(meaning, [...(writingsOf.get(meaning) ?? []), writing]);
      }
      // English has one spelling; other languages are typed as they sound.
      const sound = soundOf(writing);
      if (locale !== 'en' && writing.length > 3 && !bySound.has(sound)) bySound.set(sound, meaning);
    }
  }
}

export const meaningOf = (writing: string): Meaning | undefined => byWriting.get(writing);
const SHORTEST_HALF = 4;

/** Where two words of the trade were written as one (`diamondring`); 0 where that is none. */
export function seamOf(word: string): number {
  for (let at = SHORTEST_HALF; at <= word.length - SHORTEST_HALF; at += 1)
    if ([word.slice(0, at), word.slice(at)].every(isLimit)) return at;
  return 0;
}
const isLimit = (half: string): boolean => !SILENT.test(meaningOf(half) ?? 'skip');

export const meaningBySound = (word: string): Meaning | undefined =>
  word.length > 3 ? bySound.get(soundOf(word)) : undefined;
export const isOfTheTrade = (word: string): boolean => byWriting.has(word) || inPhrase.has(word);

/** Without the endings of number and gender: `jhumka`, `jhumkas`, `jhumki` and `jhumke` are one word, so are `झुमका` and `झुमके`. */
const stemOf = (word: string): string =>
  soundOf(word).replace(/(?<=.{2})(?:(?:[aeiouys]+[nm]?)+|[\u093e-\u094c]*(?:\u092f\u093e)?\u0902?)$/u, '');

/** One writing for all of a word: the lexicon's first. The word itself where it is no word of the trade. */
export function firstWriting(word: string): string {
  const stem = stemOf(word);
  return writingsOf.get(meaningOf(word) ?? '')?.find((writing) => stemOf(writing) === stem) ?? word;
}
