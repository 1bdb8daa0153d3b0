import { Skeleton } from '@suvarna/ui/skeleton';
import parts from './parts.module.css';

/** A card whose content is on its way. */
export function CardSkeleton({ text }: { readonly text: string }) {
  return (
    <div className={parts['card']} aria-busy="true">
      <p className="sv-visually-hidden" role="status">
        {text}
      </p>
      <Skeleton shape="title" width="half" />
      <Skeleton width="third" />
      <Skeleton width="half" />
      <Skeleton shape="button" width="third" />
    </div>
  );
}
