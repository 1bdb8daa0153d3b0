import { Skeleton } from '@suvarna/ui/skeleton';
import styles from './referral.module.css';

/** Room for the code and the form beside it; `text` is for who listens. */
export function ReferralSkeleton({ text }: { readonly text: string }) {
  return (
    <div className={styles['layout']} aria-busy="true">
      <p className="sv-visually-hidden" role="status">
        {text}
      </p>
      {[0, 1].map((place) => (
        <div key={place} className={styles['section']}>
          <Skeleton shape="title" width="half" />
          <Skeleton width="wide" />
          <Skeleton shape="button" width="third" />
        </div>
      ))}
    </div>
  );
}
