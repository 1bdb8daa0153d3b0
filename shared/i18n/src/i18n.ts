import type { Locale } from '@suvarna/contracts/locale';
import { createInstance, type i18n } from 'i18next';

/** Flat texts of one namespace: `{"bag.title": "Your bag", "bag.pieces_one": "…"}`. */
export type FlatTexts = Readonly<Record<string, string>>;

/** Text of a key with its `{{values}}` filled in. A key without a text answers itself. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Regions decide digits and grouping: both languages of the store are read in India. */
const REGION: Readonly<Record<Locale, string>> = { en: 'en-IN', hi: 'hi-IN' };

/**
 * An i18next instance of one namespace in one language. Nothing is registered globally, so two
 * releases of a remote, or two languages on the server, never see each other's texts. The screens
 * need strings only, so no page carries react-i18next; its `I18nextProvider` takes what
 * {@link createTexts} answers, should one need `<Trans>`.
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

/**
 * `t` of one namespace in one language. Plurals follow the language (`key_one`, `key_other` by
 * `count`; in Hindi 0 and 1 are both `one`), `{{n, number}}` groups the Indian way.
 */
export function createTranslate(locale: Locale, namespace: string, texts: FlatTexts): Translate {
  const { t } = createTexts(locale, namespace, texts);
  return (key, values) => plainText(texts[key], values) ?? (values === undefined ? t(key) : t(key, { ...values }));
}

/**
 * Most texts are a sentence, perhaps with names to fill in, and a page has hundreds of them: those
 * are filled here, in a tenth of the time i18next takes. `undefined` where grammar is needed
 * (plurals, contexts, formats, one text inside another) or a value is missing.
 */
function plainText(text: string | undefined, values: Readonly<Record<string, string | number>> = {}): string | undefined {
  if (text === undefined || 'count' in values || 'context' in values || text.includes('$t(')) return undefined;
  if (!text.includes('{{')) return text;
  let complete = true;
  const filled = text.replace(/\{\{(.*?)\}\}/g, (_, name: string) => {
    const value = values[name.trim()];
    complete &&= value !== undefined;
    return String(value);
  });
  return complete ? filled : undefined;
}

/** What is wrong between two languages of one namespace; empty when they match. For tests. */
export function compareTexts(base: FlatTexts, other: FlatTexts): readonly string[] {
  const problems: string[] = [];
  for (const key of Object.keys(base)) {
    const text = other[key];
    if (text === undefined) problems.push(`${key}: missing`);
    else if (text.trim() === '') problems.push(`${key}: empty`);
    else if (placeholders(base[key] ?? '') !== placeholders(text)) problems.push(`${key}: other placeholders`);
  }
  for (const key of Object.keys(other)) if (!(key in base)) problems.push(`${key}: unknown`);
  return problems;
}

const placeholders = (text: string): string =>
  [...new Set(Array.from(text.matchAll(/\{\{\s*([\w.]+)/g), (match) => match[1] ?? ''))].toSorted().join();
