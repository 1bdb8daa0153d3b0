import type { Locale } from '@suvarna/contracts/locale';

/** Flat texts of one namespace: `{"bag.title": "Your bag", "bag.pieces_one": "…"}`. */
export type FlatTexts = Readonly<Record<string, string>>;

/** Text of a key with its `{{values}}` filled in. A key without a text answers itself. */
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Regions decide digits and grouping: both languages of the store are read in India. */
export const REGION: Readonly<Record<Locale, string>> = { en: 'en-IN', hi: 'hi-IN' };

/** Answers what {@link createTranslate} does not fill in itself. i18next's is in `@suvarna/i18n/grammar`. */
export type Grammar = (locale: Locale, namespace: string, texts: FlatTexts) => Translate;

/** Whether texts need i18next: one text inside another (`$t(key)`) or a format (`{{n, number}}`). Loaders bring it then. */
export const needsGrammar = (texts: FlatTexts): boolean =>
  Object.values(texts).some((text) => BEYOND.test(text));
const BEYOND = /\$t\(|\{\{[^}]*,/;

/**
 * `t` of one namespace in one language, in i18next's grammar. Sentences with names to fill in and
 * plurals (`key_zero`, `key_one`, `key_other` by `count`; in Hindi 0 and 1 are both `one`) are filled
 * here, in a tenth of the time i18next takes and without its 15 kB in front of the first view
 * (decision 15). Anything beyond goes to `grammar`.
 *
 * @throws Error for a text that needs a grammar when none was given
 */
export function createTranslate(
  locale: Locale,
  namespace: string,
  texts: FlatTexts,
  grammar?: Grammar,
): Translate {
  let plurals: Intl.PluralRules | undefined;
  let beyond: Translate | undefined;

  /** The most particular text for a count. */
  const textOf = (key: string, count: string | number | undefined): string | undefined => {
    if (typeof count !== 'number') return texts[key];
    plurals ??= new Intl.PluralRules(REGION[locale]);
    return (
      (count === 0 ? texts[`${key}_zero`] : undefined) ??
      texts[`${key}_${plurals.select(count)}`] ??
      texts[key]
    );
  };
  return (key, values) => {
    const text = textOf(key, values?.['count']);
    if (values === undefined || !('context' in values)) {
      if (text === undefined) return key;
      if (!BEYOND.test(text)) return values === undefined ? text : fill(text, values);
    }
    if (!grammar) throw new Error(`the text "${key}" of ${namespace} needs a grammar that was not loaded`);
    beyond ??= grammar(locale, namespace, texts);
    return beyond(key, values);
  };
}

/** One pass: what a value brings along is text, whatever it looks like. A place without a value becomes empty. */
function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  if (!text.includes('{{')) return text;
  return text.replace(/\{\{(.*?)\}\}/g, (_, name: string) => String(values[name.trim()] ?? ''));
}

/** What is wrong between two languages of one namespace; empty when they match. For tests. */
export function compareTexts(base: FlatTexts, other: FlatTexts): readonly string[] {
  const problems: string[] = [];
  for (const key of Object.keys(base)) {
    const text = other[key];
    if (text === undefined) problems.push(`${key}: missing`);
    else if (text.trim() === '') problems.push(`${key}: empty`);
    else if (placeholders(base[key] ?? '') !== placeholders(text))
      problems.push(`${key}: other placeholders`);
  }
  for (const key of Object.keys(other)) if (!(key in base)) problems.push(`${key}: unknown`);
  return problems;
}

const placeholders = (text: string): string =>
  [...new Set(Array.from(text.matchAll(/\{\{\s*([\w.]+)/g), (match) => match[1] ?? ''))].toSorted().join();
