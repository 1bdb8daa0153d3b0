/** Languages that the pages of simulated providers speak. */
export const LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The language of that code; English for any other text. */
export const languageOf = (asked: string | undefined): Language =>
  LANGUAGES.find((language) => language === asked) ?? 'en';

/** What a page links to besides itself. */
export const otherThan = (language: Language): Language =>
  LANGUAGES.find((other) => other !== language) ?? language;
