import type { ReactNode } from 'react';
import styles from './page-state.module.css';

/** What stands in the place of a page's content when there is none: why, and what to do. */
export function PageState({ children }: { readonly children: ReactNode }) {
  return <div className={styles['state']}>{children}</div>;
}
