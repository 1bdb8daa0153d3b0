import type { CountryValue } from '@suvarna/contracts/country-options';
import { localizePath, type Locale } from '@suvarna/contracts/locale';
import { CloseIcon, MenuIcon } from '@suvarna/ui/icon';
import { chromeTexts } from '#texts/chrome';
import { CountryLink } from '../country/country-link.tsx';
import {
  GIFT_MENU,
  jewelleryMenu,
  SERVICE_LINKS,
  type Destination,
  type PriceBandLink,
} from './destinations.ts';
import { ALL_JEWELLERY } from '../paths.ts';
import { PincodeLink } from '../country/pincode-link.tsx';
import styles from './drawer.module.css';
import { GoldLine, type GoldToday } from './gold-line.tsx';
import { LanguageLink } from '../country/language-link.tsx';
import { Logo } from './logo.tsx';

interface DrawerProps {
  readonly locale: Locale;
  readonly country: CountryValue;
  readonly path: string;
  readonly gold: GoldToday | undefined;
  readonly priceBands: readonly PriceBandLink[] | undefined;
  /** What live remotes bring. */
  readonly offered: readonly Destination[];
}

/** Named by whatever opens it: the button of the header, and that of the bottom bar. */
export const DRAWER_ID = 'shell-drawer';

/** The menu of phones. The browser's own popover, so it opens before and without JavaScript. */
export function Drawer({ locale, country, path, gold, priceBands, offered }: DrawerProps) {
  const t = chromeTexts(locale);
  const href = (to: string) => localizePath(to, locale);
  // Where both menus list the same thing, that of the gifts is the longer one.
  const [categories, ...jewellery] = jewelleryMenu(country, locale, priceBands).filter(({ title }) =>
    GIFT_MENU.every((gift) => gift.title !== title),
  );
  const others = [...jewellery, ...GIFT_MENU];
  return (
    <>
      <button
        type="button"
        className={styles['toggle']}
        popoverTarget={DRAWER_ID}
        aria-label={t('header.menu')}
      >
        <MenuIcon />
      </button>
      <nav id={DRAWER_ID} popover="auto" className={styles['panel']} aria-label={t('header.menu')}>
        <div className={styles['top']}>
          <Logo locale={locale} />
          <button
            type="button"
            className={styles['toggle']}
            popoverTarget={DRAWER_ID}
            popoverTargetAction="hide"
            aria-label={t('header.menu-close')}
          >
            <CloseIcon />
          </button>
        </div>
        <div className={styles['content']}>
          {gold && <GoldLine className={styles['gold']} locale={locale} gold={gold} />}
          <ul className={styles['categories']}>
            <li>
              <a className={styles['link']} href={href(ALL_JEWELLERY)}>
                {t('nav.all')}
              </a>
            </li>
            {categories?.links.map((link) => (
              <li key={link.path}>
                <a className={styles['link']} href={href(link.path)}>
                  {t(link.text)}
                </a>
              </li>
            ))}
          </ul>
          {others.map((group) => (
            <details key={group.title} className={styles['group']} name="drawer">
              <summary className={styles['link']}>{t(group.title)}</summary>
              <ul>
                {group.links.map((link) => (
                  <li key={link.path}>
                    <a className={styles['sub-link']} href={href(link.path)}>
                      {link.label ?? t(link.text, link.values)}
                    </a>
                  </li>
                ))}
              </ul>
            </details>
          ))}
          <ul>
            {[...SERVICE_LINKS, ...offered].map((link) => (
              <li key={link.path}>
                <a className={styles['link']} href={href(link.path)}>
                  {link.label ?? t(link.text)}
                </a>
              </li>
            ))}
            {country === 'INR' && (
              <li>
                <PincodeLink row locale={locale} />
              </li>
            )}
            <li>
              <CountryLink className={styles['link']} locale={locale} country={country} path={path} />
            </li>
            <li>
              <LanguageLink className={styles['link']} locale={locale} path={path} />
            </li>
          </ul>
        </div>
      </nav>
    </>
  );
}
