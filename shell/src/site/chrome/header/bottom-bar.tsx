import { localizePath, type Locale } from '@suvarna/contracts/locale';
import { BagIcon, GemIcon, HeartIcon, HomeIcon, UserIcon } from '@suvarna/ui/icon';
import { chromeTexts } from '#texts/chrome';
import styles from './bottom-bar.module.css';
import { ACCOUNT, BAG, WISHLIST } from '../paths.ts';
import { DRAWER_ID } from './drawer.tsx';

/**
 * On phones, under the thumb. Style sheets take it away where a page has a bar of its own; what of
 * the header does the same is then back up there. Its numbers are written by `browser/server-chrome.ts`.
 */
export function BottomBar({ locale }: { readonly locale: Locale }) {
  const t = chromeTexts(locale);
  const href = (to: string) => localizePath(to, locale);
  return (
    <nav className={styles['root']} aria-label={t('bar.label')} data-shell-bar>
      <ul className={styles['list']}>
        <li>
          <a className={styles['entry']} href={href('/')}>
            <HomeIcon />
            {t('bar.home')}
          </a>
        </li>
        <li>
          <button type="button" className={styles['entry']} popoverTarget={DRAWER_ID}>
            <GemIcon className={styles['gem']} />
            {t('bar.categories')}
          </button>
        </li>
        <li>
          <a className={styles['entry']} href={href(WISHLIST)}>
            <HeartIcon />
            {t('bar.wishlist')}
            <Count of="wishlist" />
          </a>
        </li>
        <li>
          <a className={styles['entry']} href={href(BAG)}>
            <BagIcon />
            {t('bar.bag')}
            <Count of="bag" />
          </a>
        </li>
        <li>
          <a className={styles['entry']} href={href(ACCOUNT)}>
            <UserIcon />
            {t('bar.account')}
          </a>
        </li>
      </ul>
    </nav>
  );
}

function Count({ of }: { readonly of: 'bag' | 'wishlist' }) {
  return <span className={styles['count']} data-count={of} />;
}
