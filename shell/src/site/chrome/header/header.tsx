import { RETURN_WINDOW_DAYS } from '@suvarna/contracts/storefront-constants';
import type { CountryValue } from '@suvarna/contracts/country-options';
import type { Locale } from '@suvarna/contracts/locale';
import { chromeTexts } from '#texts/chrome';
import { CountryLink } from '../country/country-link.tsx';
import type { PriceBandLink } from './destinations.ts';
import { Drawer } from './drawer.tsx';
import { GoldLine, type GoldToday } from './gold-line.tsx';
import styles from './header.module.css';
import { LanguageLink } from '../country/language-link.tsx';
import { Logo } from './logo.tsx';
import { MainMenu } from './main-menu.tsx';
import { linksIn, type Navigation } from './offered-links.ts';
import { PincodeLink } from '../country/pincode-link.tsx';
import { Tools } from './tools.tsx';

export interface HeaderProps {
  readonly locale: Locale;
  readonly country: CountryValue;
  /** Language-neutral path of the page below, with its query: the language link leads to it. */
  readonly path: string;
  /** Missing until the store knows it: no page waits for it. */
  readonly gold?: GoldToday | undefined;
  /** The price bands in the money of a country abroad; missing until the store knows them. */
  readonly priceBands?: readonly PriceBandLink[] | undefined;
  /** Links of live remotes. */
  readonly navigation: Navigation;
}

/**
 * Drawn by the server alone. The browser takes over the tools in the middle (`#shell-tools`) and
 * leaves the rest as it is: native disclosures and links, kept true by `browser/server-chrome.ts`.
 */
export function Header({ locale, country, path, gold, priceBands, navigation }: HeaderProps) {
  const t = chromeTexts(locale);
  const offered = linksIn('menu', navigation, locale);
  return (
    <header className={styles['root']}>
      <div className={styles['promises']}>
        <ul className={`sv-page ${styles['promise-list']}`}>
          {['hallmark', 'returns', country === 'INR' ? 'exchange' : 'abroad'].map((promise) => (
            <li key={promise}>{t(`header.promise.${promise}`, { days: RETURN_WINDOW_DAYS })}</li>
          ))}
          <li className={styles['promise-last']}>{gold && <GoldLine locale={locale} gold={gold} />}</li>
          <li>
            <CountryLink locale={locale} country={country} path={path} />
          </li>
          <li>
            <LanguageLink className={styles['promise-language']} locale={locale} path={path} />
          </li>
        </ul>
      </div>
      <div className={styles['bar']} data-page-begins-below="">
        <div className={`sv-page ${styles['row']}`}>
          <div className={styles['logo']}>
            <Logo locale={locale} />
            {/* Abroad there are no pincodes: days are counted for the country. */}
            {country === 'INR' && <PincodeLink className={styles['pincode']} locale={locale} />}
          </div>
          {/* On phones the pickers of country and language stand beside the logo. */}
          <div className={styles['pickers']}>
            <CountryLink className={styles['picker']} locale={locale} country={country} path={path} />
            <LanguageLink className={styles['picker']} locale={locale} path={path} />
          </div>
          <Drawer {...{ locale, country, path, gold, priceBands, offered }} />
          <div id="shell-tools" className={styles['tools']}>
            <Tools locale={locale} path={path} />
          </div>
        </div>
      </div>
      <MainMenu locale={locale} country={country} priceBands={priceBands} offered={offered} />
    </header>
  );
}
