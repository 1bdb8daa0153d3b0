import type { ReactNode } from 'react';
import styles from '../jewellery-box.module.css';

/** A label and what it names; nothing where it is not known. */
export type Fact = readonly [label: string, value: ReactNode];

/** What is known of a piece. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles['facts']}>
      {facts
        .filter(([, value]) => value !== '' && value !== null && value !== false)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
