import { inLanguage, type Locale } from '@suvarna/contracts/locale';

interface Titled {
  readonly title: string;
  readonly title_hi: string;
}

export const titleOf = ({ title, title_hi }: Titled, locale: Locale): string =>
  inLanguage({ title_hi }, 'title', locale, title);
