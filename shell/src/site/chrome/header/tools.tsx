import { localizePath, type Locale } from '@suvarna/contracts/locale';
import { BagIcon, HeartIcon } from '@suvarna/ui/icon';
import { shellTexts } from '#texts/shell';
import { AccountMenu } from './account-menu.tsx';
import { BAG, WISHLIST } from '../paths.ts';
import { SearchForm } from '../search/search-form.tsx';
import styles from './tools.module.css';
import type { Suggest } from '../search/use-suggestions.ts';

export interface ToolsProps {
  readonly locale: Locale;
  /** Language-neutral path of the page below, with its query. */
  readonly path: string;
  /** Pieces in the bag; unknown until the browser has asked. */
  readonly bagCount?: number;
  /** Designs on the wishlist. */
  readonly wishlistCount?: number;
  /** First name of who is signed in; empty when the account has none yet. */
  readonly customerName?: string;
  /** Answers while a shopper types. Without it the field is a plain form. */
  readonly suggest?: Suggest;
  readonly onSignOut?: () => void;
}

/** What of the header is about the shopper. The server writes it without; the browser fills it in without a shift. */
export function Tools({
  locale,
  path,
  bagCount = 0,
  wishlistCount = 0,
  customerName,
  suggest,
  onSignOut,
}: ToolsProps) {
  const t = shellTexts(locale);
  const counted = (place: 'bag' | 'wishlist', count: number): string =>
    count > 0 ? t(`header.${place}-count`, { count }) : t(`header.${place}`);
  return (
    <>
      <div className={styles['search']}>
        <SearchForm locale={locale} path={path} suggest={suggest} />
      </div>
      <AccountMenu locale={locale} path={path} customerName={customerName} onSignOut={onSignOut} />
      <a
        className={styles['tool']}
        data-place="wishlist"
        href={localizePath(WISHLIST, locale)}
        aria-label={counted('wishlist', wishlistCount)}
      >
        <HeartIcon />
        <Count of={wishlistCount} />
      </a>
      <a
        className={styles['tool']}
        data-place="bag"
        href={localizePath(BAG, locale)}
        aria-label={counted('bag', bagCount)}
      >
        <BagIcon />
        <span className={styles['bag-name']} aria-hidden="true">
          {t('header.bag')}
        </span>
        {/* A space between the two, as in the name: who speaks to the page says what stands there. */}{' '}
        <Count of={bagCount} />
      </a>
    </>
  );
}

/** Always there, so that a number coming moves nothing. */
function Count({ of }: { readonly of: number }) {
  return (
    <span className={styles['count']} data-empty={of === 0 || undefined} aria-hidden="true">
      {of > 99 ? '99+' : of}
    </span>
  );
}
