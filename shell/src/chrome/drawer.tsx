import type { CountryValue } from '@suvarna/contracts/country-options';
import { localizePath, type Locale } from '@suvarna/contracts/locale';
import { CloseIcon, MenuIcon } from '@suvarna/ui/icon';
import { closeOnEscape } from './close-on-escape.ts';
import { CountryLink } from './country-link.tsx';
import { ALL_JEWELLERY, GIFT_MENU, GOLDEN_BOUNTY, jewelleryMenu } from './destinations.ts';
import styles from './drawer.module.css';
import { LanguageLink } from './language-link.tsx';
import { chromeTexts } from './texts.ts';

/** The menu of phones. A native disclosure, so it opens before and without JavaScript. */
export function Drawer({ locale, country, path }: { readonly locale: Locale; readonly country: CountryValue; readonly path: string }) {
  const t = chromeTexts(locale);
  const href = (to: string) => localizePath(to, locale);
  const [categories, ...others] = [...jewelleryMenu(country), ...GIFT_MENU];
  return (
    <details className={styles['root']} onKeyDown={closeOnEscape}>
      <summary className={styles['toggle']} aria-label={t('header.menu')}>
        <MenuIcon className={styles['when-closed']} /><CloseIcon className={styles['when-open']} />
      </summary>
      <nav className={styles['panel']} aria-label={t('header.menu')}>
        <ul>
          <li><a className={styles['link']} href={href(ALL_JEWELLERY)}>{t('nav.all')}</a></li>
          {categories?.links.map((link) => <li key={link.path}><a className={styles['link']} href={href(link.path)}>{t(link.text)}</a></li>)}
        </ul>
        {others.map((group) => (
          <details key={group.title} className={styles['group']} name="drawer">
            <summary className={styles['link']}>{t(group.title)}</summary>
            <ul>
              {group.links.map((link) => <li key={link.path}><a className={styles['sub-link']} href={href(link.path)}>{t(link.text)}</a></li>)}
            </ul>
          </details>
        ))}
        <ul>
          <li><a className={styles['link']} href={href(GOLDEN_BOUNTY)}>{t('golden-bounty')}</a></li>
          <li><CountryLink className={styles['link']} locale={locale} country={country} path={path} /></li>
          <li><LanguageLink className={styles['link']} locale={locale} path={path} /></li>
        </ul>
      </nav>
    </details>
  );
}
