import { Skeleton } from '@suvarna/ui/skeleton';
import cards from '../page/cards.module.css';
import styles from './address.module.css';

/** Two addresses' worth of room; `text` is for who listens. */
export function AddressesSkeleton({ text }: { readonly text: string }) {
  return (
    <div className={cards['list']} aria-busy="true">
      <p className="sv-visually-hidden" role="status">
        {text}
      </p>
      {[0, 1].map((place) => (
        <div key={place} className={`${cards['card']} ${styles['address']}`}>
          <Skeleton shape="title" width="half" />
          <Skeleton width="wide" />
          <Skeleton width="half" />
          <Skeleton shape="button" width="third" />
        </div>
      ))}
    </div>
  );
}
