/** Languages of the store. English has no path prefix; Hindi pages live under `/hi/`. */
export const LOCALES = ['en', 'hi'] as const;
export type Locale = (typeof LOCALES)[number];

export interface LocalizedPath {
  readonly locale: Locale;
  /** The path without its language prefix; always starts with `/`. */
  readonly path: string;
}

/** `/hi/jewellery/` → `{locale: 'hi', path: '/jewellery/'}`. */
export function splitLocale(pathname: string): LocalizedPath {
  if (pathname === '/hi' || pathname.startsWith('/hi/')) {
    return { locale: 'hi', path: pathname.slice(3) || '/' };
  }
  return { locale: 'en', path: pathname };
}

/** The address of a store path in a language. Takes paths with a query or a hash too. */
export function localizePath(path: string, locale: Locale): string {
  return locale === 'en' ? path : `/hi${path}`;
}
