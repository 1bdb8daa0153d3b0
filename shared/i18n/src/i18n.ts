/**
 * Every text of the store comes from one i18next instance per document and per server process. The
 * host offers this module to all remotes (share list), so the shell and two releases of one remote
 * speak through the same instance, each from a namespace of its own.
 */
import { LANGUAGES, LOCALES, type Locale } from '@suvarna/contracts/locale';
import i18next, { type TOptions } from 'i18next';
import { missed } from './missing-texts.ts';

export { areMissingTextsMarked, markMissingTexts, missingTexts, onMissingText } from './missing-texts.ts';
export type { MissingText } from './missing-texts.ts';

/** Flat texts of one namespace: `{"bag.title": "Your bag", "bag.pieces_one": "…"}`. */
export type FlatTexts = Readonly<Record<string, string>>;

/**
 * Text of a key with its `{{values}}` filled in, in i18next's grammar: plurals by `count` (`key_zero`,
 * `key_one`, `key_other`), forms by `context`, formats (`{{n, number}}`), one text inside another (`$t(key)`).
 */
export type Translate = (key: string, values?: Values) => string;
type Values = Readonly<Record<string, string | number>>;

/** What i18next finds for a key, before values are filled in. */
interface Found {
  readonly text: string;
  /** Nothing is to be filled in · values alone · formats and other texts, too. */
  readonly asks: 'nothing' | 'values' | 'more';
}

interface Known {
  readonly t: Translate;
  /** A listing asks for the same few texts hundreds of times, and i18next takes microseconds to find one. */
  readonly found: Map<string, Found>;
}
const known = new Map<string, Known>();

let ready = false;
/** Begins with the first text, not with the import. */
function start(): typeof i18next {
  if (ready) return i18next;
  ready = true;
  void i18next.init({
    lng: LANGUAGES.en.tag,
    load: 'currentOnly',
    // A fallback of i18next's own would hide what is missing: `missed` says what is shown instead.
    fallbackLng: false,
    ns: [],
    resources: {},
    // Keys are flat, and sentences with `.` or `:` may be keys too.
    keySeparator: false,
    nsSeparator: false,
    // React and the HTML writer escape; escaping here would show `&amp;`.
    interpolation: { escapeValue: false },
    // Texts are at hand, so `t` works when `init` returns.
    initAsync: false,
    // A place without a value stays empty: no reader should read `{{name}}`.
    missingInterpolationHandler: () => '',
    parseMissingKeyHandler: (key, _default, asked: TOptions) =>
      missed(
        {
          locale: LOCALES.find((locale) => LANGUAGES[locale].tag === asked.lng) ?? 'en',
          namespace: String(asked.ns),
          key,
        },
        englishOf(key, asked),
      ),
  });
  return i18next;
}

/** The text in English, if it is known here: a Hindi page in a browser has not fetched it. */
function englishOf(key: string, asked: TOptions): string | undefined {
  const options = { ...asked, lng: LANGUAGES.en.tag };
  return i18next.exists(key, options) ? i18next.t(key, options) : undefined;
}

/**
 * Adds texts to a namespace; the same key again replaces the earlier text.
 *
 * @param namespace of a remote: `<name>@<version>`, so that two releases in one document never see each other's texts
 */
export function addTexts(locale: Locale, namespace: string, texts: FlatTexts): void {
  start().addResourceBundle(LANGUAGES[locale].tag, namespace, texts, false, true, {
    silent: true,
    skipCopy: true,
  });
  for (const each of LOCALES) known.get(`${each} ${namespace}`)?.found.clear();
}

/** `t` of one namespace in one language; the same function each time. A key without a text is counted (`missingTexts`). */
export function translator(locale: Locale, namespace: string): Translate {
  const name = `${locale} ${namespace}`;
  const found = known.get(name);
  if (found) return found.t;
  const made = create(LANGUAGES[locale].tag, namespace);
  known.set(name, made);
  return made.t;
}

/** Numbers are many, and nothing may grow without end. */
const MOST_FOUND = 2_000;

function create(lng: string, ns: string): Known {
  const { t: translate, services } = start();
  const found = new Map<string, Found>();
  const fixed = { lng, ns };

  /** By the number, too, which chooses among plurals. `undefined` for a key that was not written: it may be any, and is counted as often as it is asked for. */
  const find = (key: string, count: string | number | undefined): Found | undefined => {
    const name = typeof count === 'number' ? `${key} ${count}` : key;
    const before = found.get(name);
    if (before) return before;
    const asked = typeof count === 'number' ? { ...fixed, count } : fixed;
    if (!i18next.exists(key, asked)) return undefined;
    const text = translate(key, { ...asked, skipInterpolation: true });
    const asks = BEYOND_VALUES.test(text) ? 'more' : text.includes('{{') ? 'values' : 'nothing';
    if (found.size >= MOST_FOUND) found.clear();
    found.set(name, { text, asks });
    return { text, asks };
  };

  return {
    found,
    t: (key, given = {}) => {
      const values = withNumber(given);
      const text = values['context'] === undefined ? find(key, values['count']) : undefined;
      if (text?.asks === 'nothing') return text.text;
      // i18next's own way of filling in, without looking the text up again.
      if (text?.asks === 'values') return services.interpolator.interpolate(text.text, values, lng, {});
      return translate(key, { ...values, ...fixed });
    },
  };
}

/** i18next finds no plural for a count that is a text, and would print the key. */
function withNumber<Values extends { readonly [name: string]: string | number }>(values: Values): Values {
  const { count } = values;
  return typeof count === 'string' && /^\d+(?:\.\d+)?$/.test(count)
    ? { ...values, count: Number(count) }
    : values;
}

/** One text in another (`$t(key)`), or a format (`{{n, number}}`). */
const BEYOND_VALUES = /\$t\(|\{\{[^}]*,/;

/**
 * `t` by language, for texts that are at hand in all languages. They are added with the first call.
 *
 * @param namespace see {@link addTexts}; texts of a package that every build carries a copy of take {@link ownNamespace}
 */
export function textsOf(
  namespace: string,
  texts: Readonly<Record<Locale, FlatTexts>>,
): (locale: Locale) => Translate {
  let added = false;
  return (locale) => {
    if (!added) for (const each of LOCALES) addTexts(each, namespace, texts[each]);
    added = true;
    return translator(locale, namespace);
  };
}

let copies = 0;
/** A namespace that no other copy has: `forms#2`. Releases of different days carry different texts of one package. */
export function ownNamespace(name: string): string {
  copies += 1;
  return `${name}#${copies}`;
}
