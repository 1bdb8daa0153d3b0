import type { CountryValue } from '@suvarna/contracts/country-options';
import { splitLocale, type Locale } from '@suvarna/contracts/locale';
import { isSignInPath, safeNextPath } from '@suvarna/session';
import { pickerTexts } from '#texts/picker';
import styles from './choose-language.module.css';
import { CountryChoices } from './country-choices.tsx';
import { CHOOSE_LANGUAGE } from '../paths.ts';
import { withoutCurrencyParam } from './currency-param.ts';

/** Stands for any origin. */
const ORIGIN = 'https://store.invalid';
const LONGEST = 2_000;

export interface ChooseLanguageProps {
  readonly locale: Locale;
  readonly country: CountryValue;
  /** As it came, from anybody. */
  readonly next: string | null;
}

/**
 * Where a choice leads back to: a language-neutral path of this store, without what asks for a
 * currency. The home page when there is nowhere safe, or only here, to go.
 */
export function returnPath(next: string | null): string {
  const safe = signInAgain(next) ?? safeNextPath(next);
  const path = safe === null ? '/' : splitLocale(safe).path;
  if (path.startsWith(CHOOSE_LANGUAGE.slice(0, -1))) return '/';
  return withoutCurrencyParam(path);
}

/** A page of signing in, with the way on that it knows: after a login it leads nowhere, after a choice it does. */
function signInAgain(next: string | null): string | null {
  if (next === null || next.length > LONGEST || !isSignInPath(next) || !URL.canParse(next, ORIGIN))
    return null;
  const { origin, pathname, searchParams } = new URL(next, ORIGIN);
  const { path } = splitLocale(pathname);
  if (origin !== ORIGIN || !/^\/sign-in\/(?:[a-z-]+\/)?$/.test(path)) return null;
  const on = safeNextPath(searchParams.get('next'));
  return on === null ? path : `${path}?next=${encodeURIComponent(on)}`;
}

/** Country and language on a page of their own: the way without JavaScript. */
export function ChooseLanguage({ locale, country, next }: ChooseLanguageProps) {
  const t = pickerTexts(locale);
  return (
    <div className={`sv-page ${styles['root']}`}>
      <h1>{t('choose.title')}</h1>
      <CountryChoices locale={locale} country={country} next={returnPath(next)} />
    </div>
  );
}
