import type { ReactNode } from 'react';
import { formatPrice } from './price.tsx';
import styles from './sum-list.module.css';

interface SumRow {
  readonly id: string;
  readonly label: ReactNode;
  /** Smaller, below the label. */
  readonly note?: string | undefined;
  /** In paise; what is taken off is below zero. */
  readonly paise: number;
}

export interface SumListProps {
  readonly rows: readonly SumRow[];
  readonly total: { readonly label: ReactNode; readonly paise: number };
}

/** Rupees that add up, row by row, with their sum. */
export function SumList({ rows, total }: SumListProps) {
  return (
    <dl className={styles['root']}>
      {rows.map(({ id, label, note, paise }) => (
        <div key={id}>
          <dt>
            {label}
            {note !== undefined && <small>{note}</small>}
          </dt>
          <dd>{paise < 0 ? `− ${formatPrice(-paise, 'INR')}` : formatPrice(paise, 'INR')}</dd>
        </div>
      ))}
      <div data-total>
        <dt>{total.label}</dt>
        <dd>{formatPrice(total.paise, 'INR')}</dd>
      </div>
    </dl>
  );
}
