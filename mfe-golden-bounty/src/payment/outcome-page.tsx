import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import type { ReactNode } from 'react';
import styles from './outcome.module.css';

interface OutcomePageProps {
  readonly kind: 'good' | 'bad' | 'waiting';
  /** What is seen before it is read. */
  readonly mark: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

/** What became of a payment: one card, in the middle of the page. */
export function OutcomePage({ kind, mark, title, children }: OutcomePageProps) {
  const { t } = useRemoteContext();
  return (
    <div className={`sv-page ${styles['page']}`}>
      <div className={styles['card']}>
        <div className={styles['head']}>
          <p className={styles['mark']} data-kind={kind} aria-hidden="true">
            {mark}
          </p>
          <h1>{title}</h1>
        </div>
        {kind === 'waiting' && (
          <noscript>
            <p>{t('own.no-script')}</p>
          </noscript>
        )}
        {children}
      </div>
    </div>
  );
}
