import { useT } from '@suvarna/remote-kit/hooks';
import styles from './plans.module.css';

interface ProgressRingProps {
  readonly paid: number;
  readonly of: number;
}

/** How many instalments are paid, as a ring that closes with the last; its words say the same. */
export function ProgressRing({ paid, of }: ProgressRingProps) {
  const t = useT();
  return (
    <span className={styles['ring']}>
      <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false">
        <circle cx="32" cy="32" r="28" />
        {paid > 0 && (
          <circle cx="32" cy="32" r="28" pathLength={of} strokeDasharray={`${paid} ${of}`} data-paid />
        )}
      </svg>
      <span className={styles['ring-count']} aria-hidden="true">{`${paid}/${of}`}</span>
      <span className="sv-visually-hidden">{t('plan.progress', { paid, of })}</span>
    </span>
  );
}
