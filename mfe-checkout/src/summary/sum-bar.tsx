import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { formatPrice } from '@suvarna/ui/price';
import type { ReactNode } from 'react';
import styles from './summary.module.css';

interface SumBarProps {
  readonly payableMinor: number;
  readonly currency: string;
  /** Why the button will not do, said above it. */
  readonly notice?: ReactNode;
  /** The one button that goes on. */
  readonly children: ReactNode;
}

/** What it comes to and how to go on: below the summary on wide screens, always in sight at the foot of narrow ones. */
export function SumBar({ payableMinor, currency, notice, children }: SumBarProps) {
  const { t } = useRemoteContext();
  return (
    <div className={styles['bar']}>
      <div role="alert">{notice}</div>
      <div className={styles['bar-row']}>
        {/* The summary has the same sum for who listens. */}
        <p className={styles['bar-sum']} aria-hidden="true">
          <small>{t('totals.to-pay')}</small>
          <strong>{formatPrice(payableMinor, currency)}</strong>
        </p>
        {children}
      </div>
    </div>
  );
}
