import { localizePath, type Locale } from '@suvarna/contracts/locale';
import { isSignInPath, signInPath } from '@suvarna/session';
import { UserIcon } from '@suvarna/ui/icon';
import { shellTexts } from '#texts/shell';
import styles from './account-menu.module.css';
import { ACCOUNT, ADDRESSES, ORDERS, PLANS, PROFILE, REGISTER, TRACKING, WISHLIST } from '../paths.ts';
import tools from './tools.module.css';

interface AccountMenuProps {
  readonly locale: Locale;
  readonly path: string;
  readonly customerName: string | undefined;
  readonly onSignOut: (() => void) | undefined;
}

/** A native disclosure: it opens before and without JavaScript. */
export function AccountMenu({ locale, path, customerName, onSignOut }: AccountMenuProps) {
  const t = shellTexts(locale);
  const href = (to: string) => localizePath(to, locale);
  // Back to this page after a login; on the sign-in page itself, the way back it already knows.
  const signIn = isSignInPath(path) ? href(path) : signInPath(href(path));
  const links =
    customerName === undefined
      ? ([
          ['header.sign-in', signIn],
          ['header.register', href(REGISTER)],
          ['header.track', href(TRACKING)],
        ] as const)
      : ([
          ['header.account', href(ACCOUNT)],
          ['header.profile', href(PROFILE)],
          ['header.orders', href(ORDERS)],
          ['header.plans', href(PLANS)],
          ['header.addresses', href(ADDRESSES)],
          ['header.wishlist', href(WISHLIST)],
        ] as const);
  return (
    <details className={styles['root']} data-menu>
      <summary className={tools['tool']}>
        <UserIcon />
        <span className={tools['tool-name']}>
          {customerName === undefined ? t('header.sign-in') : customerName || t('header.account')}
        </span>
      </summary>
      <div className={styles['sheet']}>
        <ul>
          {links.map(([text, to]) => (
            <li key={text}>
              <a className={styles['link']} href={to}>
                {t(text)}
              </a>
            </li>
          ))}
        </ul>
        {customerName !== undefined && (
          <button type="button" className={styles['link']} data-last onClick={onSignOut}>
            {t('header.sign-out')}
          </button>
        )}
      </div>
    </details>
  );
}
