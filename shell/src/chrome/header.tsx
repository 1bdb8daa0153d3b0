import type { CountryValue } from '@suvarna/contracts/country-options';
import { localizePath, type Locale } from '@suvarna/contracts/locale';
import type { Currency } from '@suvarna/contracts/money';
import { isSignInPath, signInPath } from '@suvarna/session';
import { BagIcon, UserIcon } from '@suvarna/ui/icon';
import { CountryLink } from './country-link.tsx';
import { ACCOUNT, BAG } from './destinations.ts';
import { Drawer } from './drawer.tsx';
import styles from './header.module.css';
import { LanguageLink } from './language-link.tsx';
import { Logo } from './logo.tsx';
import { MainMenu } from './main-menu.tsx';
import { SearchForm } from './search-form.tsx';
import { chromeTexts } from './texts.ts';
import type { Suggest } from './use-suggestions.ts';

export interface HeaderProps {
  readonly locale: Locale;
  readonly country: CountryValue;
  readonly currency: Currency;
  /** Language-neutral path of the page below, with its query: the language link leads to it. */
  readonly path: string;
  /** Pieces in the bag; unknown until the browser has asked. */
  readonly bagCount?: number;
  /** First name of who is signed in; empty when the account has none yet. */
  readonly customerName?: string;
  /** Answers while somebody types. Without it the field is a plain form. */
  readonly suggest?: Suggest;
}

/** The server writes this without the personal parts; the browser fills them in without a shift. */
export function Header({ locale, country, path, bagCount = 0, customerName, suggest }: HeaderProps) {
  const t = chromeTexts(locale);
  const href = (to: string) => localizePath(to, locale);
  // Back to this page after a login; on the sign-in page itself, the way back it already knows.
  const signIn = isSignInPath(path) ? href(path) : signInPath(href(path));
  const signedIn = customerName !== undefined;
  return (
    <header className={styles['root']}>
      <div className={styles['promises']}>
        <ul className={`sv-page ${styles['promise-list']}`}>
          {['hallmark', 'returns', country === 'INR' ? 'exchange' : 'abroad'].map((promise) => <li key={promise}>{t(`header.promise.${promise}`)}</li>)}
          <li className={styles['promise-language']}><CountryLink locale={locale} country={country} path={path} /></li>
          <li><LanguageLink locale={locale} path={path} /></li>
        </ul>
      </div>
      <div className={styles['bar']}>
        <div className={`sv-page ${styles['row']}`}>
          <div className={styles['logo']}><Logo locale={locale} /></div>
          <a className={styles['tool']} data-place="account" href={signedIn ? href(ACCOUNT) : signIn}>
            <UserIcon />
            <span className={styles['tool-name']}>{signedIn ? customerName || t('header.account') : t('header.sign-in')}</span>
          </a>
          <Drawer key={path} locale={locale} country={country} path={path} />
          <div className={styles['search']}><SearchForm locale={locale} path={path} suggest={suggest} /></div>
          <a className={styles['tool']} data-place="bag" href={href(BAG)} aria-label={bagCount > 0 ? t('header.bag-count', { count: bagCount }) : t('header.bag')}>
            <BagIcon />
            <span className={styles['bag-name']} aria-hidden="true">{t('header.bag')}</span>
            <span className={styles['count']} data-empty={bagCount === 0 || undefined} aria-hidden="true">{bagCount > 99 ? '99+' : bagCount}</span>
          </a>
        </div>
      </div>
      <MainMenu key={`menu ${path}`} locale={locale} country={country} />
    </header>
  );
}
