import type { ReactNode } from 'react';
import { Skeleton } from '../views/skeleton.tsx';
import styles from './outcome.module.css';

export interface OutcomeProps {
  readonly kind: 'good' | 'bad' | 'waiting';
  /** What is seen before it is read; left out while it is not known yet. */
  readonly mark?: ReactNode;
  readonly title: string;
  /** Said with the title. */
  readonly lead?: ReactNode;
  readonly narrow?: boolean;
  /** What to do without a script, where nothing comes of it then. */
  readonly noScript?: string | undefined;
  /** All of it is being read. */
  readonly busy?: boolean;
  readonly children?: ReactNode;
}

/** What became of a payment: one card, in the middle of the page. */
export function Outcome({ kind, mark, title, lead, narrow, noScript, busy, children }: OutcomeProps) {
  return (
    <div className={`sv-page ${styles['page']}`}>
      <div
        className={styles['card']}
        aria-busy={busy}
        data-narrow={narrow}
        data-needs-script={noScript === undefined ? undefined : true}
      >
        <div className={styles['head']}>
          <p className={styles['mark']} data-kind={kind} aria-hidden="true">
            {mark ?? <Skeleton shape="block" className={styles['pulse']} />}
          </p>
          <h1>{title}</h1>
          {lead}
        </div>
        {noScript !== undefined && (
          <noscript>
            <p>{noScript}</p>
          </noscript>
        )}
        {children}
      </div>
    </div>
  );
}
