import { addTexts, translator } from '@suvarna/i18n';
import { byLocale, type Locale } from '@suvarna/contracts/locale';
import { groupsReadBy, type TextGroups } from './config.ts';
import type { Language, Locales, Translate } from './page.ts';

/** Two releases of one remote may be in a document, and their texts differ. */
export const namespaceOf = ({ name, version }: { readonly name: string; readonly version: string }): string =>
  `${name}@${version}`;

/** `reader` is the id of a page or the name of a fragment. */
export type LoadTexts = (locale: Locale, reader: string) => Promise<Translate>;

/** Loads what a page or fragment says, each file once. */
export function textLoader(namespace: string, locales: Locales, groups: TextGroups): LoadTexts {
  const loadLanguage = once(async (locale: Locale): Promise<Language> => {
    const { language } = await locales[locale]();
    addTexts(locale, namespace, language.texts);
    return language;
  });
  const loadGroups = byLocale((locale) =>
    once(async (group: string): Promise<void> => {
      const { groups: files } = await loadLanguage(locale);
      const file = await files[group]?.();
      if (file) addTexts(locale, namespace, file.default);
    }),
  );
  return async (locale, reader) => {
    await Promise.all([
      loadLanguage(locale),
      ...groupsReadBy(groups, reader).map((group) => loadGroups[locale](group)),
    ]);
    return translator(locale, namespace);
  };
}

function once<Name, Thing>(load: (name: Name) => Promise<Thing>): (name: Name) => Promise<Thing> {
  const loaded = new Map<Name, Promise<Thing>>();
  return (name) => {
    const known = loaded.get(name);
    if (known) return known;
    const loading = load(name);
    loaded.set(name, loading);
    // A failed download must not be remembered: the next visit tries again.
    loading.catch(() => loaded.delete(name));
    return loading;
  };
}
