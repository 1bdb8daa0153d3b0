import { byLocale, type Locale } from '@suvarna/contracts/locale';
import type { FlatTexts } from '@suvarna/i18n';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** All that a remote's pages say, whichever page says it: files of its `locales` in one. */
export function allTexts(locales: string, files: readonly string[]): Readonly<Record<Locale, FlatTexts>> {
  const read = (locale: Locale, file: string): FlatTexts =>
    JSON.parse(readFileSync(join(locales, locale, `${file}.json`), 'utf8')) as FlatTexts;
  return byLocale((locale) => Object.assign({}, ...files.map((file) => read(locale, file))) as FlatTexts);
}
