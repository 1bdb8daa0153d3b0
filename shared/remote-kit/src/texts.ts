import { createTranslate, needsGrammar } from '@suvarna/i18n';
import type { Locale } from '@suvarna/contracts/locale';
import type { Locales, Texts, Translate } from './page.ts';

/** Loads a remote's texts once per language and keeps the translator. */
export function textLoader(namespace: string, locales: Locales): (locale: Locale) => Promise<Translate> {
  const translators = new Map<Locale, Promise<Translate>>();
  return (locale) => {
    const known = translators.get(locale);
    if (known) return known;
    const loading = locales[locale]().then(async ({ default: texts }) =>
      createTranslate(
        locale,
        namespace,
        texts,
        needsGrammar(texts) ? (await import('@suvarna/i18n/grammar')).grammar : undefined,
      ),
    );
    translators.set(locale, loading);
    // A failed download must not be remembered: the next visit tries again.
    loading.catch(() => translators.delete(locale));
    return loading;
  };
}

export function textsOf(
  namespace: string,
  texts: Readonly<Record<Locale, Texts>>,
): (locale: Locale) => Translate {
  const translators = new Map<Locale, Translate>();
  return (locale) => {
    const known = translators.get(locale) ?? createTranslate(locale, namespace, texts[locale]);
    translators.set(locale, known);
    return known;
  };
}
