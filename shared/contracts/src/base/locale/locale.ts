/** What is particular to a language of the store. Its texts are in the folders `locales/<language>`. */
export interface LanguageFacts {
  /** What it calls itself. */
  readonly name: string;
  /** Decides digits, grouping and plurals: all languages of the store are read in India. BCP 47. */
  readonly tag: string;
  /** What paths of its pages begin with. */
  readonly prefix: '' | `/${string}`;
  /** ISO 15924; fonts are chosen by it. */
  readonly script: 'Latn' | 'Deva' | 'Taml';
  /** Whether every text is there; what others leave out is said in English. */
  readonly isComplete: boolean;
}

/** The languages of the store; English, which the others fall back to, is the first. */
export const LANGUAGES = {
  en: { name: 'English', tag: 'en-IN', prefix: '', script: 'Latn', isComplete: true },
  hi: { name: 'हिन्दी', tag: 'hi-IN', prefix: '/hi', script: 'Deva', isComplete: true },
} as const satisfies Readonly<Record<string, LanguageFacts>>;

export type Locale = keyof typeof LANGUAGES;
export const LOCALES = Object.keys(LANGUAGES) as [Locale, ...Locale[]];

export const isLocale = (code: string | null | undefined): code is Locale =>
  LOCALES.some((locale) => locale === code);

/** The language of that code; English for any other text. */
export const languageOf = (code: string | null | undefined): Locale => (isLocale(code) ? code : 'en');

/** The same thing for each language. */
export const byLocale = <Thing>(of: (locale: Locale) => Thing): Readonly<Record<Locale, Thing>> =>
  Object.fromEntries(LOCALES.map((locale) => [locale, of(locale)])) as Record<Locale, Thing>;

export interface LocalizedPath {
  readonly locale: Locale;
  /** The path without its language prefix; always starts with `/`. */
  readonly path: string;
}

/** `/hi/jewellery/` → `{locale: 'hi', path: '/jewellery/'}`. */
export function splitLocale(pathname: string): LocalizedPath {
  for (const locale of LOCALES) {
    const { prefix } = LANGUAGES[locale];
    if (prefix !== '' && (pathname === prefix || pathname.startsWith(`${prefix}/`)))
      return { locale, path: pathname.slice(prefix.length) || '/' };
  }
  return { locale: 'en', path: pathname };
}

/** The address of a store path in a language. Takes paths with a query or a hash too. */
export function localizePath(path: string, locale: Locale): string {
  return LANGUAGES[locale].prefix + path;
}
