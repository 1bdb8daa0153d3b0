import { useFrame } from '@suvarna/remote-kit/hooks';
import { Skeleton } from '@suvarna/ui/skeleton';
import styles from './account.module.css';

export function AccountSkeleton() {
  const { t } = useFrame();
  return (
    <div className={styles['layout']} aria-busy="true">
      <p className="sv-visually-hidden" role="status">{t('account.reading')}</p>
      <div className={styles['card']}>
        <Skeleton shape="title" width="half" />
        <Skeleton shape="title" width="wide" /><Skeleton shape="title" width="wide" />
        <Skeleton shape="button" width="third" />
      </div>
      <div className={styles['doors']}><Skeleton shape="button" /><Skeleton shape="button" /><Skeleton shape="button" /></div>
    </div>
  );
}
