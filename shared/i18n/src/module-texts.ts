import { byLocale, type Locale, LOCALES, type Wording } from '@suvarna/contracts/locale';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addTexts, translator, type FlatTexts, type Translate } from './i18n.ts';

function read(folder: string, locale: Locale): FlatTexts {
  const file = join(folder, 'locales', `${locale}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FlatTexts) : {};
}

/** `…/services/commerce/src/modules/orders` → `commerce/orders`. */
const nameOf = (folder: string): string =>
  folder
    .replaceAll('\\', '/')
    .replace(/^.*\/services\//, '')
    .replace('/src', '')
    .replace('/modules', '');

/**
 * What a module of a service says to people: `locales/<language>.json` beside it, for each language of the
 * store. A text that a language lacks is English. For servers: the files are read from disk, once.
 *
 * @param folder `import.meta.dirname` of the module
 */
export function moduleTexts(folder: string): (locale: Locale) => Translate {
  const english = read(folder, 'en');
  if (Object.keys(english).length === 0) throw new Error(`There are no texts in ${folder}/locales/en.json.`);
  const namespace = nameOf(folder);
  for (const locale of LOCALES) addTexts(locale, namespace, { ...english, ...read(folder, locale) });
  return (locale) => translator(locale, namespace);
}

/** A text in every language at once, of {@link moduleTexts}; values may differ by language. */
export const wordingIn =
  (texts: (locale: Locale) => Translate) =>
  (key: string, values: Readonly<Record<string, Wording | string | number>> = {}): Wording =>
    byLocale((locale) =>
      texts(locale)(
        key,
        Object.fromEntries(
          Object.entries(values).map(([name, value]) => [
            name,
            typeof value === 'object' ? value[locale] : value,
          ]),
        ),
      ),
    );
