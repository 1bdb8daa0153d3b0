import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import styles from './orders.module.css';
import { toneOf } from './order-state.model.ts';

export function StateBadge({ state }: { readonly state: string }) {
  const { t } = useRemoteContext();
  return (
    <strong className={styles['badge']} data-tone={toneOf(state)}>
      {t(`order.state.${state}`)}
    </strong>
  );
}
