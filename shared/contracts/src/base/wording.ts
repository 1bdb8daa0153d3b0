/**
 * Texts that are at hand in every language at once. On the wire and in tables English has the plain name of a
 * field, each other language has it with its own code: `title`, `title_hi`.
 */
import { LOCALES, type Locale } from './locale/locale.ts';

/** One text in each language of the store: `{en: 'Rings', hi: 'अंगूठियाँ'}`. */
export type Wording = Readonly<Record<Locale, string>>;

/** The fields of a text: `title` and `title_hi`. */
export type Fields<Name extends string> = {
  readonly [Each in Locale as Each extends 'en' ? Name : `${Name}_${Each}`]: string;
};

/** What `make` makes of each language of the store. */
export const inEachLanguage = <Made>(make: (locale: Locale) => Made): Readonly<Record<Locale, Made>> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, Made>;

const fieldOf = (name: string, locale: Locale): string => (locale === 'en' ? name : `${name}_${locale}`);

/** `fieldsOf('label', CATEGORY)` is `{label: 'Rings', label_hi: 'अंगूठियाँ'}`. */
export function fieldsOf<Name extends string>(name: Name, words: Wording): Fields<Name> {
  const fields: Record<string, string> = {};
  for (const locale of LOCALES) fields[fieldOf(name, locale)] = words[locale];
  return fields as Fields<Name>;
}

/** The text of {@link fieldsOf} in one language; English where that language has none. */
export const fieldIn = <Name extends string>(
  row: Readonly<Record<Name, string>> & Readonly<Partial<Fields<Name>>>,
  name: Name,
  locale: Locale,
): string => (row as Readonly<Record<string, string | undefined>>)[fieldOf(name, locale)] ?? row[name];

/** {@link fieldsOf} the other way round. */
export const wordingOf = <Name extends string>(
  row: Readonly<Record<Name, string>> & Readonly<Partial<Fields<Name>>>,
  name: Name,
): Wording => inEachLanguage((locale) => fieldIn(row, name, locale));

/** The language of that code; English for any other text. */
export const languageOf = (code: string | undefined): Locale => LOCALES.find((one) => one === code) ?? 'en';
