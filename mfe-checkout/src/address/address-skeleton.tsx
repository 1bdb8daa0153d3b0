import { useFrame } from '@suvarna/remote-kit/hooks';
import { Skeleton } from '@suvarna/ui/skeleton';
import styles from './address.module.css';

/** Two saved addresses' worth of room. */
export function AddressSkeleton() {
  const { t } = useFrame();
  return (
    <div className={styles['form']} aria-busy="true">
      <p className="sv-visually-hidden" role="status">{t('address.reading')}</p>
      <Skeleton width="third" />
      {[0, 1].map((place) => <div key={place} className={styles['card']}><Skeleton shape="block" className={styles['blank']} /></div>)}
      <Skeleton shape="button" />
    </div>
  );
}
