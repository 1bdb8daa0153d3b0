import type { CountryValue } from '@suvarna/contracts/country-options';
import { localizePath, type Locale } from '@suvarna/contracts/locale';
import { ChevronDownIcon } from '@suvarna/ui/icon';
import { chromeTexts } from '#texts/chrome';
import {
  GIFT_MENU,
  jewelleryMenu,
  ROW_LINKS,
  type Destination,
  type DestinationGroup,
  type PriceBandLink,
} from './destinations.ts';
import { GOLDEN_BOUNTY } from '../paths.ts';
import styles from './main-menu.module.css';

interface PanelProps {
  readonly locale: Locale;
  readonly title: string;
  readonly groups: readonly DestinationGroup[];
}

/** A native disclosure: opens by click, Enter or Space with or without JavaScript. */
function Panel({ locale, title, groups }: PanelProps) {
  const t = chromeTexts(locale);
  return (
    <details className={styles['panel']} name="main-menu" data-menu>
      <summary className={styles['entry']}>
        {title}
        <ChevronDownIcon size="small" className={styles['mark']} />
      </summary>
      <div className={styles['sheet']}>
        <div className={`sv-page ${styles['groups']}`} data-few={groups.length < 3 || undefined}>
          {groups.map((group) => (
            <div key={group.title} className={styles['group']}>
              <p className={styles['group-title']}>{t(group.title)}</p>
              <ul className={styles['links']} data-long={group.links.length > 8 || undefined}>
                {group.links.map(({ text, values, label, path }) => (
                  <li key={path}>
                    <a className={styles['link']} href={localizePath(path, locale)}>
                      {label ?? t(text, values)}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </details>
  );
}

interface MainMenuProps {
  readonly locale: Locale;
  readonly country: CountryValue;
  readonly priceBands: readonly PriceBandLink[] | undefined;
  /** What live remotes bring. */
  readonly offered: readonly Destination[];
}

/** The row of wide screens; phones have the drawer. */
export function MainMenu({ locale, country, priceBands, offered }: MainMenuProps) {
  const t = chromeTexts(locale);
  const href = (path: string) => localizePath(path, locale);
  return (
    <nav data-page-begins-below="" className={styles['root']} aria-label={t('nav.label')}>
      <ul className={`sv-page ${styles['row']}`} data-offered={offered.length > 0 || undefined}>
        <li>
          <Panel locale={locale} title={t('nav.all')} groups={jewelleryMenu(country, locale, priceBands)} />
        </li>
        {[...ROW_LINKS, ...offered].map(({ text, label, path }) => (
          <li key={path}>
            <a className={styles['entry']} href={href(path)}>
              {label ?? t(text)}
            </a>
          </li>
        ))}
        <li>
          <Panel locale={locale} title={t('nav.gifts')} groups={GIFT_MENU} />
        </li>
        <li className={styles['last']}>
          <a className={styles['entry']} href={href(GOLDEN_BOUNTY)}>
            {t('savings-plan')}
          </a>
        </li>
      </ul>
    </nav>
  );
}
