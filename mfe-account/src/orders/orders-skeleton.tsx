import { Skeleton } from '@suvarna/ui/skeleton';
import styles from './orders.module.css';

/** Two orders' worth of room; `text` is for who listens. */
export function OrdersSkeleton({ text }: { readonly text: string }) {
  return (
    <div className={styles['list']} aria-busy="true">
      <p className="sv-visually-hidden" role="status">
        {text}
      </p>
      {[0, 1].map((place) => (
        <div key={place} className={styles['card']}>
          <Skeleton shape="picture" />
          <div className={styles['about']}>
            <Skeleton shape="title" width="wide" />
            <Skeleton width="half" />
            <Skeleton width="third" />
          </div>
        </div>
      ))}
    </div>
  );
}
