import type { Locale } from '@suvarna/contracts/locale';
import { createInstance, type i18n } from 'i18next';
import { REGION, type FlatTexts, type Grammar } from './i18n.ts';

/**
 * An i18next instance of one namespace in one language. Nothing is registered globally, so two
 * releases of a remote, or two languages on the server, never see each other's texts. An
 * `I18nextProvider` takes it, should a screen need `<Trans>`.
 */
export function createTexts(locale: Locale, namespace: string, texts: FlatTexts): i18n {
  const language = REGION[locale];
  const instance = createInstance();
  void instance.init({
    lng: language,
    load: 'currentOnly',
    fallbackLng: false,
    ns: [namespace],
    defaultNS: namespace,
    resources: { [language]: { [namespace]: { ...texts } } },
    // Keys are flat, and sentences with `.` or `:` may be keys too.
    keySeparator: false,
    nsSeparator: false,
    // React and the HTML writer escape; escaping here would show `&amp;`.
    interpolation: { escapeValue: false },
    // Resources are at hand, so `t` works when `init` returns.
    initAsync: false,
  });
  return instance;
}

/** Everything i18next knows: formats, contexts, one text inside another. */
export const grammar: Grammar = (locale, namespace, texts) => {
  const { t } = createTexts(locale, namespace, texts);
  return (key, values) => (values === undefined ? t(key) : t(key, { ...values }));
};
