/**
 * Texts that are at hand in every language at once. On the wire and in tables English has the plain name of a
 * field, each other language has it with its own code: `title`, `title_hi`.
 */
import { byLocale, LOCALES, type Locale } from './locale.ts';

/** One text in each language of the store. */
export type Wording = Readonly<Record<Locale, string>>;

/** The fields of a text: `title` and `title_hi`. */
export type Fields<Name extends string> = {
  readonly [Each in Locale as Each extends 'en' ? Name : `${Name}_${Each}`]: string;
};

/** What may lack a text in some languages, or have it empty. */
type Answer<Name extends string> = {
  readonly [Field in keyof Fields<Name>]?: string | null | undefined;
};

/** `fieldsOf('label', CATEGORY)` is `{label: 'Rings', label_hi: 'अंगूठियाँ'}`. */
export function fieldsOf<Name extends string>(name: Name, words: Wording): Fields<Name> {
  const fields: Record<string, string> = {};
  for (const locale of LOCALES) fields[locale === 'en' ? name : `${name}_${locale}`] = words[locale];
  return fields as Fields<Name>;
}

/**
 * The text of {@link fieldsOf} in one language: its field `<name>_<language>`, or the English where it has none or
 * an empty one.
 *
 * @param english where its field is not called `name`
 * @example fieldIn({ product_title: 'Ring', title_hi: 'अंगूठी' }, 'title', locale, 'Ring')
 */
export function fieldIn<Name extends string>(
  row: Answer<Name> & Readonly<Record<Name, string>>,
  name: Name,
  locale: Locale,
): string;
export function fieldIn<Name extends string>(
  row: Answer<Name>,
  name: Name,
  locale: Locale,
  english: string,
): string;
export function fieldIn(
  row: Readonly<Record<string, string | null | undefined>>,
  name: string,
  locale: Locale,
  english = row[name] ?? '',
): string {
  return (locale !== 'en' && row[`${name}_${locale}`]) || english;
}

/** {@link fieldsOf} the other way round. */
export const wordingOf = <Name extends string>(
  row: Answer<Name> & Readonly<Record<Name, string>>,
  name: Name,
): Wording => byLocale((locale) => fieldIn(row, name, locale));
