import { LANGUAGES, LOCALES, type Locale } from '@suvarna/contracts/locale';

/** Language of a text, by its letters: a page in Hindi is no reason to write in it, nor the other way round. */
export function writtenIn(text: string): Locale {
  const lettersOf = (locale: Locale): number =>
    text.match(new RegExp(`\\p{Script=${LANGUAGES[locale].script}}`, 'gu'))?.length ?? 0;
  return LOCALES.reduce((most, each) => (lettersOf(each) > lettersOf(most) ? each : most));
}
