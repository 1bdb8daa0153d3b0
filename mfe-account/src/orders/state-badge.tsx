import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import styles from './orders.module.css';
import { toneOf } from './order-state.model.ts';
import { stepText } from './pickup/words.ts';

interface StateBadgeProps {
  readonly state: string;
  /** It is collected in a store. */
  readonly isPickup?: boolean;
}

export function StateBadge({ state, isPickup = false }: StateBadgeProps) {
  const { t, locale } = useRemoteContext();
  return (
    <strong className={styles['badge']} data-tone={toneOf(state)}>
      {stepText(`state.${state}`, { t, locale, isPickup })}
    </strong>
  );
}
