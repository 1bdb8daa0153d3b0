import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import type { ReactNode } from 'react';
import styles from './summary.module.css';

interface SummaryColumnProps {
  /** The rows of the sum, and what concerns them. */
  readonly totals: ReactNode;
  /** What it comes to and the button that goes on. */
  readonly bar: ReactNode;
  /** What may change the sum or explains it. */
  readonly children: ReactNode;
}

/**
 * What it comes to, beside the questions. On wide screens the sum and the way on come first, in view
 * and covering nothing; on phones the way on stays at the foot of the screen.
 */
export function SummaryColumn({ totals, bar, children }: SummaryColumnProps) {
  const { t } = useRemoteContext();
  return (
    <div className={styles['aside']}>
      <section className={styles['card']} aria-labelledby="summary-title">
        <h2 id="summary-title">{t('totals.title')}</h2>
        {totals}
      </section>
      {bar}
      <div className={styles['card']}>{children}</div>
    </div>
  );
}
