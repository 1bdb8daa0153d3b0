import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import { RemoteFragment } from '@suvarna/remote-kit/remote-fragment';
import styles from './account.module.css';

const LINKS = [
  { key: 'orders', path: '/account/orders/' },
  { key: 'jewellery-box', path: '/account/jewellery-box/' },
  { key: 'wishlist', path: '/wishlist/' },
  { key: 'profile', path: '/account/profile/' },
  { key: 'addresses', path: '/account/address/' },
  { key: 'measurements', path: '/account/measurements/' },
  { key: 'tracking', path: '/orderstats/' },
  { key: 'bag', path: '/checkout/cart/' },
  { key: 'wallet', path: '/account/wallet/' },
  { key: 'old-gold', path: '/old-gold-exchange/' },
  { key: 'emi-requests', path: '/account/emi-requests/' },
  { key: 'contacts', path: '/account/contacts/' },
  { key: 'devices', path: '/account/devices/' },
  { key: 'notifications', path: '/account/notifications/' },
  { key: 'privacy', path: '/account/privacy/' },
  { key: 'golden-bounty', path: '/golden-bounty/plans/' },
  { key: 'refer', path: '/account/refer-and-earn/' },
  { key: 'shop', path: '/jewellery/' },
] as const;

const NOTHING = {};
const IN_ACCOUNT = { place: 'account' };

/** Where to go from here: the same for everybody, so the server draws it. */
export function AccountLinks() {
  const { t } = useRemoteContext();
  const href = useHref();
  return (
    <div className={styles['ways']}>
      <nav className={styles['doors']} aria-label={t('account.doors')}>
        {LINKS.map(({ key, path }) => (
          <a key={key} className={styles['door']} href={href(path)}>
            <span className={styles['door-name']}>{t(`account.${key}`)}</span>
            <span className={styles['door-text']}>{t(`account.${key}-text`)}</span>
          </a>
        ))}
      </nav>
      <RemoteFragment remote="golden-bounty" fragment="plan-line" values={IN_ACCOUNT} />
      <RemoteFragment remote="checkout" fragment="mini-bag" values={NOTHING} />
    </div>
  );
}
