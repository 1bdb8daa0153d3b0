import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { Skeleton } from '@suvarna/ui/skeleton';
import summary from '../summary/summary.module.css';
import line from './bag-line.module.css';
import styles from './bag.module.css';

/** The bag's own layout, so that nothing moves when its contents come. */
export function BagSkeleton() {
  const { t } = useRemoteContext();
  return (
    <div className={summary['layout']} aria-busy="true">
      <p className="sv-visually-hidden" role="status">
        {t('bag.reading')}
      </p>
      <div>
        <p className={styles['count']}>
          <Skeleton width="third" />
        </p>
        <ul className={styles['lines']}>
          {[0, 1].map((place) => (
            <li key={place} className={line['line']}>
              <span className={line['picture']}>
                <Skeleton shape="picture" />
              </span>
              <div className={line['about']}>
                <Skeleton shape="title" width="wide" />
                <Skeleton width="half" />
                <Skeleton width="third" />
              </div>
              <div className={line['actions']}>
                <Skeleton shape="button" width="third" />
              </div>
            </li>
          ))}
        </ul>
      </div>
      <div className={summary['card']}>
        <Skeleton shape="title" width="half" />
        <Skeleton shape="button" />
        <Skeleton shape="button" />
        <Skeleton />
        <Skeleton />
        <Skeleton />
        <Skeleton shape="button" />
      </div>
    </div>
  );
}
