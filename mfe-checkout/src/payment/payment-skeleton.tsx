import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Skeleton } from '@suvarna/ui/skeleton';
import summary from '../summary/summary.module.css';
import styles from './payment.module.css';

/** The page's own layout, so that little moves when the price is there. */
export function PaymentSkeleton() {
  const { t } = useRemoteContext();
  return (
    <div className={summary['layout']} aria-busy="true">
      <p className="sv-visually-hidden" role="status">
        {t('payment.pricing')}
      </p>
      <div className={styles['decisions']}>
        {[0, 1, 2].map((place) => (
          <div key={place} className={styles['target']}>
            <Skeleton width="half" />
            <Skeleton />
          </div>
        ))}
      </div>
      <div className={summary['card']}>
        <Skeleton shape="title" width="half" />
        <Skeleton />
        <Skeleton />
        <Skeleton />
        <Skeleton shape="button" />
      </div>
    </div>
  );
}
