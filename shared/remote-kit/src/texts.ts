import { addTexts, translator } from '@suvarna/i18n';
import type { Locale } from '@suvarna/contracts/locale';
import type { Locales, Translate } from './page.ts';

/** Two releases of one remote may be in a document, and their texts differ. */
export const namespaceOf = ({ name, version }: { readonly name: string; readonly version: string }): string =>
  `${name}@${version}`;

/** Loads a remote's texts once per language. */
export function textLoader(namespace: string, locales: Locales): (locale: Locale) => Promise<Translate> {
  const loaded = new Map<Locale, Promise<Translate>>();
  return (locale) => {
    const known = loaded.get(locale);
    if (known) return known;
    const loading = locales[locale]().then(({ default: texts }) => {
      addTexts(locale, namespace, texts);
      return translator(locale, namespace);
    });
    loaded.set(locale, loading);
    // A failed download must not be remembered: the next visit tries again.
    loading.catch(() => loaded.delete(locale));
    return loading;
  };
}
