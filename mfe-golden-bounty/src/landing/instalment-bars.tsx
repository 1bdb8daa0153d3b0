import type { Terms } from '../terms/terms.api.ts';
import styles from './landing.module.css';

/** The plan as a picture; the words beside it say the same. */
export function InstalmentBars({ terms }: { readonly terms: Terms }) {
  return (
    <ul className={styles['bars']} aria-hidden="true">
      {Array.from({ length: terms.number_of_installments }, (_, index) => (
        <li key={index}>{index + 1}</li>
      ))}
      <li data-ours>{`+${terms.contribution_percent}%`}</li>
    </ul>
  );
}
