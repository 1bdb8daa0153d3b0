import { Skeleton } from '@suvarna/ui/skeleton';
import styles from './wallet.module.css';

/** A tile for each wallet; `text` is for who listens. */
export function TilesSkeleton({ text }: { readonly text: string }) {
  return (
    <div className={styles['tiles']} aria-busy="true">
      <p className="sv-visually-hidden" role="status">
        {text}
      </p>
      {[0, 1, 2, 3, 4, 5, 6].map((place) => (
        <div key={place} className={styles['tile']}>
          <Skeleton shape="title" width="half" />
          <Skeleton width="third" />
          <Skeleton width="wide" />
        </div>
      ))}
    </div>
  );
}

export function LinesSkeleton({ text }: { readonly text: string }) {
  return (
    <div className={styles['lines']} aria-busy="true">
      <p className="sv-visually-hidden" role="status">
        {text}
      </p>
      {[0, 1, 2, 3, 4].map((place) => (
        <div key={place} className={styles['line']}>
          <Skeleton shape="title" width="half" />
          <Skeleton width="third" />
        </div>
      ))}
    </div>
  );
}
