/**
 * Every text of the store comes from one i18next instance per document and per server process. The
 * host offers this module to all remotes (share list), so the shell and two releases of one remote
 * speak through the same instance, each from a namespace of its own.
 */
import type { Locale } from '@suvarna/contracts/locale';
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
export type Translate = (key: string, values?: Readonly<Record<string, string | number>>) => string;

/** Regions decide digits, grouping and plurals: both languages of the store are read in India. */
export const REGION: Readonly<Record<Locale, string>> = { en: 'en-IN', hi: 'hi-IN' };

interface Known {
  readonly t: Translate;
  /** What i18next answers for keys without values: a listing asks for the same few hundreds of times. */
  readonly plain: Map<string, string>;
}
const known = new Map<string, Known>();

let ready = false;
/** Begins with the first text, not with the import. */
function start(): typeof i18next {
  if (ready) return i18next;
  ready = true;
  void i18next.init({
    lng: REGION.en,
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
    // A place without a value stays empty: nobody should read `{{name}}`.
    missingInterpolationHandler: () => '',
    parseMissingKeyHandler: (key, _default, asked) =>
      missed(
        { locale: asked.lng === REGION.hi ? 'hi' : 'en', namespace: String(asked.ns), key },
        englishOf(key, asked),
      ),
  });
  return i18next;
}

/** The text in English, if it is known here: a Hindi page in a browser has not fetched it. */
function englishOf(key: string, asked: TOptions): string | undefined {
  const options = { ...asked, lng: REGION.en };
  return i18next.exists(key, options) ? i18next.t(key, options) : undefined;
}

/**
 * Adds texts to a namespace; the same key again replaces the earlier text.
 *
 * @param namespace of a remote: `<name>@<version>`, so that two releases in one document never see each other's texts
 */
export function addTexts(locale: Locale, namespace: string, texts: FlatTexts): void {
  start().addResourceBundle(REGION[locale], namespace, texts, false, true, { silent: true, skipCopy: true });
  for (const each of Object.keys(REGION)) known.get(`${each} ${namespace}`)?.plain.clear();
}

/** `t` of one namespace in one language; the same function each time. A key without a text is counted (`missingTexts`). */
export function translator(locale: Locale, namespace: string): Translate {
  const name = `${locale} ${namespace}`;
  const found = known.get(name);
  if (found) return found.t;
  const made = create(REGION[locale], namespace);
  known.set(name, made);
  return made.t;
}

function create(lng: string, ns: string): Known {
  const { t: translate } = start();
  const plain = new Map<string, string>();
  const fixed = { lng, ns };
  return {
    plain,
    t: (key, values) => {
      // `replace` keeps values apart from i18next's options: a value may be called `lng`.
      if (values) return translate(key, { ...fixed, replace: values, ...grammarOf(values) });
      let text = plain.get(key);
      if (text === undefined) {
        text = translate(key, fixed);
        // Keys that nobody wrote may be any, and each is to be counted as often as it is asked for.
        if (i18next.exists(key, fixed)) plain.set(key, text);
      }
      return text;
    },
  };
}

/** The two values by which i18next chooses among the texts of a key. */
function grammarOf({ count, context }: Readonly<Record<string, string | number>>): {
  count?: number;
  context?: string;
} {
  return {
    ...(typeof count === 'number' ? { count } : {}),
    ...(context === undefined ? {} : { context: String(context) }),
  };
}

/**
 * `t` by language, for texts whose both languages are at hand. They are added with the first call.
 *
 * @param namespace see {@link addTexts}; texts of a package that every build carries a copy of take {@link ownNamespace}
 */
export function textsOf(
  namespace: string,
  texts: Readonly<Record<Locale, FlatTexts>>,
): (locale: Locale) => Translate {
  let added = false;
  return (locale) => {
    if (!added) for (const each of ['en', 'hi'] as const) addTexts(each, namespace, texts[each]);
    added = true;
    return translator(locale, namespace);
  };
}

let copies = 0;
/** A namespace nobody else has: `forms#2`. Releases of different days carry different texts of one package. */
export function ownNamespace(name: string): string {
  copies += 1;
  return `${name}#${copies}`;
}
