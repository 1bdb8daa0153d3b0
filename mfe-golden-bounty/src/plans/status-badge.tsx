import type { PlanStatus } from '@suvarna/contracts/golden-bounty';
import { useT } from '@suvarna/remote-kit/hooks';
import styles from './plans.module.css';

const TONES: Readonly<Partial<Record<PlanStatus, 'good' | 'bad' | 'over'>>> = {
  matured: 'good',
  completed: 'good',
  defaulted: 'bad',
  canceled: 'over',
  lapsed: 'over',
};

export function StatusBadge({ status }: { readonly status: PlanStatus }) {
  const t = useT();
  return (
    <strong className={styles['badge']} data-tone={TONES[status]}>
      {t(`plan.status.${status}`)}
    </strong>
  );
}
