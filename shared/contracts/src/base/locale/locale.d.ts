export interface LanguageFacts {
  readonly name: string;
  readonly tag: string;
  readonly prefix: '' | `/${string}`;
  readonly script: 'Latn' | 'Deva' | 'Taml';
  readonly isComplete: boolean;
}
export declare const LANGUAGES: {
  readonly en: {
    readonly name: 'English';
    readonly tag: 'en-IN';
    readonly prefix: '';
    readonly script: 'Latn';
    readonly isComplete: true;
  };
  readonly hi: {
    readonly name: 'हिन्दी';
    readonly tag: 'hi-IN';
    readonly prefix: '/hi';
    readonly script: 'Deva';
    readonly isComplete: true;
  };
};
export type Locale = keyof typeof LANGUAGES;
export declare const LOCALES: [Locale, ...Locale[]];
export declare const isLocale: (code: string | null | undefined) => code is Locale;
export declare const localeOf: (code: string) => Locale;
export declare const byLocale: <Thing>(of: (locale: Locale) => Thing) => Readonly<Record<Locale, Thing>>;
export interface LocalizedPath {
  readonly locale: Locale;
  readonly path: string;
}
export declare function splitLocale(pathname: string): LocalizedPath;
export declare function localizePath(path: string, locale: Locale): string;
export declare function inLanguage<Name extends string>(
  answer: {
    readonly [Field in `${Name}_${Locale}`]?: string | null | undefined;
  },
  name: Name,
  locale: Locale,
  english: string,
): string;
