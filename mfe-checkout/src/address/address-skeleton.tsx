import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import choice from '@suvarna/ui/choice.module.css';
import { Skeleton } from '@suvarna/ui/skeleton';
import chrome from '../chrome/chrome.module.css';
import summary from '../summary/summary.module.css';
import styles from './address.module.css';

/** Two saved addresses' worth of room. */
export function AddressSkeleton() {
  const { t } = useRemoteContext();
  return (
    <div className={summary['layout']} aria-busy="true">
      <p className="sv-visually-hidden" role="status">
        {t('address.reading')}
      </p>
      <div className={chrome['choices']}>
        <Skeleton width="third" />
        {[0, 1].map((place) => (
          <div key={place} className={choice['root']}>
            <Skeleton shape="block" className={styles['blank']} />
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
