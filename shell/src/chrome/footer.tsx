import type { CountryValue } from '@suvarna/contracts/country-options';
import { localizePath, type Locale } from '@suvarna/contracts/locale';
import { CountryLink } from './country-link.tsx';
import { ALL_JEWELLERY, BAG, CATEGORY_LINKS, GOLDEN_BOUNTY, SIGN_IN } from './destinations.ts';
import styles from './footer.module.css';
import { LanguageLink } from './language-link.tsx';
import { Logo } from './logo.tsx';
import { chromeTexts } from './texts.ts';

export interface FooterProps {
  readonly locale: Locale;
  readonly country: CountryValue;
  /** Language-neutral path of the page above. */
  readonly path: string;
}

export function Footer({ locale, country, path }: FooterProps) {
  const t = chromeTexts(locale);
  const href = (to: string) => localizePath(to, locale);
  const own = [['nav.all', ALL_JEWELLERY], ['golden-bounty', GOLDEN_BOUNTY], ['header.sign-in', SIGN_IN], ['header.bag', BAG]] as const;
  return (
    <footer className={styles['root']}>
      <div className={`sv-page ${styles['columns']}`}>
        <div className={styles['brand']}>
          <Logo locale={locale} />
          <p className={styles['line']}>{t('brand.line')}</p>
          <p><CountryLink className={styles['country']} locale={locale} country={country} path={path} /></p>
          <LanguageLink className={styles['language']} locale={locale} path={path} />
        </div>
        <nav className={styles['shop']} aria-labelledby="footer-shop">
          <h2 className={styles['title']} id="footer-shop">{t('footer.shop')}</h2>
          <ul className={styles['two']}>
            {CATEGORY_LINKS.map((link) => <li key={link.path}><a className={styles['link']} href={href(link.path)}>{t(link.text)}</a></li>)}
          </ul>
        </nav>
        <nav aria-labelledby="footer-own">
          <h2 className={styles['title']} id="footer-own">{t('footer.your-suvarna')}</h2>
          <ul>
            {own.map(([text, to]) => <li key={to}><a className={styles['link']} href={href(to)}>{t(text)}</a></li>)}
          </ul>
        </nav>
        <div>
          <h2 className={styles['title']}>{t('footer.help')}</h2>
          <p>{t('footer.help-hours')}</p>
          <p className={styles['topic']}>{t('footer.coin-support')}</p>
          <p>{t('footer.coin-hours')}</p>
        </div>
        <div>
          <h2 className={styles['title']}>{t('footer.purity')}</h2>
          <ul className="sv-numbers">
            {[22, 18, 14].map((karat) => <li key={karat}>{t(`footer.purity.${karat}`)}</li>)}
          </ul>
        </div>
      </div>
      <div className={`sv-page ${styles['small-print']}`}>
        <p>{t('footer.hallmark')}</p>
        <p>{t(country === 'INR' ? 'footer.prices' : 'footer.prices-abroad')}</p>
      </div>
    </footer>
  );
}
