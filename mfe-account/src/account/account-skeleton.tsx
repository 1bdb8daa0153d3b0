import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Skeleton } from '@suvarna/ui/skeleton';
import styles from './account.module.css';

const DETAILS = ['name', 'email', 'phone', 'since'];

/** The card at its final size. */
export function AccountSkeleton() {
  const { t } = useRemoteContext();
  return (
    <div className={styles['card']} aria-busy="true">
      <p className="sv-visually-hidden" role="status">
        {t('account.reading')}
      </p>
      <Skeleton shape="title" width="half" />
      <div className={styles['details']}>
        {DETAILS.map((detail) => (
          <div key={detail}>
            <Skeleton width="third" />
            <Skeleton width="half" />
          </div>
        ))}
      </div>
      <Skeleton shape="button" width="third" />
    </div>
  );
}
