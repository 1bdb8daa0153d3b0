import { type Locale } from './locale/locale.ts';
export type Wording = Readonly<Record<Locale, string>>;
export type Fields<Name extends string> = {
  readonly [Each in Locale as Each extends 'en' ? Name : `${Name}_${Each}`]: string;
};
export declare const inEachLanguage: <Made>(make: (locale: Locale) => Made) => Readonly<Record<Locale, Made>>;
export declare function fieldsOf<Name extends string>(name: Name, words: Wording): Fields<Name>;
export declare const fieldIn: <Name extends string>(
  row: Readonly<Record<Name, string>> & Readonly<Partial<Fields<Name>>>,
  name: Name,
  locale: Locale,
) => string;
export declare const wordingOf: <Name extends string>(
  row: Readonly<Record<Name, string>> & Readonly<Partial<Fields<Name>>>,
  name: Name,
) => Wording;
export declare const languageOf: (code: string | undefined) => Locale;
