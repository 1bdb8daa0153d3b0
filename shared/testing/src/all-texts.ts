import type { FlatTexts } from '@suvarna/i18n';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** All that a remote says in a language, whichever page says it: the files of its `locales` in one. */
export function allTexts(locales: string, locale: 'en' | 'hi'): FlatTexts {
  const files = readdirSync(locales).filter((file) => file.endsWith(`${locale}.json`));
  const read = (file: string): FlatTexts =>
    JSON.parse(readFileSync(join(locales, file), 'utf8')) as FlatTexts;
  return Object.fromEntries(files.flatMap((file) => Object.entries(read(file))));
}
