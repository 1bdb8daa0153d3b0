/** In which language the console speaks, and how it writes times and numbers in it. */
import { LANGUAGES, languageOf, type Locale } from '@suvarna/contracts/locale';
import type { Translate } from '@suvarna/i18n';
import { createContext, use, useMemo, useState, type ReactNode } from 'react';

const KEPT = 'console-language';

interface Language {
  readonly locale: Locale;
  readonly speak: (locale: Locale) => void;
}

const LanguageContext = createContext<Language | null>(null);

/** The language of the last visit; of the browser on the first one. */
export function firstLanguage(storage: Pick<Storage, 'getItem'>, wanted: readonly string[]): Locale {
  const kept = storage.getItem(KEPT);
  return languageOf(kept ?? wanted.map((tag) => tag.slice(0, 2)).find((code) => code in LANGUAGES));
}

/** Before the first paint too, so that the letters of Hindi have their faces. */
export function markLanguage(page: Document, locale: Locale): void {
  page.documentElement.lang = locale;
}

interface ProviderProps {
  readonly first: Locale;
  readonly children: ReactNode;
}

export function LanguageProvider({ first, children }: ProviderProps) {
  const [locale, setLocale] = useState(first);
  const language = useMemo(
    () => ({
      locale,
      speak: (next: Locale) => {
        localStorage.setItem(KEPT, next);
        markLanguage(document, next);
        setLocale(next);
      },
    }),
    [locale],
  );
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

export function useLanguage(): Language {
  const language = use(LanguageContext);
  if (!language) throw new Error('there is no LanguageProvider above');
  return language;
}

/** @param texts of a feature (`#texts/<feature>`) */
export const useT = (texts: (locale: Locale) => Translate): Translate => texts(useLanguage().locale);

export interface Write {
  /** `3 Dec 2026, 14:05` */
  readonly time: (iso: string) => string;
  /** `14:05`, for a time of today and for charts. */
  readonly clock: (iso: string) => string;
  /** `2 minutes ago` */
  readonly ago: (iso: string, now: number) => string;
  readonly number: (value: number, digits?: number) => string;
  /** @param part 0 to 1 */
  readonly percent: (part: number) => string;
  readonly bytes: (count: number) => string;
  /** Of milliseconds, or a dash where nothing was measured. */
  readonly duration: (milliseconds: number | null) => string;
}

const written = new Map<Locale, Write>();

/** Times, numbers and sizes as the language writes them. */
export function useWrite(): Write {
  const { locale } = useLanguage();
  const found = written.get(locale) ?? createWrite(LANGUAGES[locale].tag);
  written.set(locale, found);
  return found;
}

const STEPS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

function createWrite(tag: string): Write {
  const time = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' });
  const clock = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit' });
  const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto', style: 'short' });
  const number = (value: number, digits = 0): string =>
    value.toLocaleString(tag, { maximumFractionDigits: digits });
  return {
    time: (iso) => time.format(new Date(iso)),
    clock: (iso) => clock.format(new Date(iso)),
    ago: (iso, now) => {
      const seconds = Math.round((Date.parse(iso) - now) / 1_000);
      const step = STEPS.find(([, length]) => Math.abs(seconds) >= length);
      return step
        ? relative.format(Math.trunc(seconds / step[1]), step[0])
        : relative.format(Math.min(0, seconds), 'second');
    },
    number,
    percent: (part) => part.toLocaleString(tag, { style: 'percent', maximumFractionDigits: 1 }),
    bytes: (count) =>
      (count / 1_000).toLocaleString(tag, {
        style: 'unit',
        unit: 'kilobyte',
        maximumFractionDigits: count < 10_000 ? 1 : 0,
      }),
    duration: (milliseconds) =>
      milliseconds === null
        ? '–'
        : milliseconds < 1_000
          ? milliseconds.toLocaleString(tag, { style: 'unit', unit: 'millisecond', maximumFractionDigits: 0 })
          : (milliseconds / 1_000).toLocaleString(tag, {
              style: 'unit',
              unit: 'second',
              maximumFractionDigits: 2,
            }),
  };
}
