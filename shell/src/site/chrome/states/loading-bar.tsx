import type { Ref } from 'react';
import styles from './loading-bar.module.css';

/** A hairline at the top while the next page is on its way: `data-active` on it says so. Silent: the page announces itself. */
export function LoadingBar({ ref }: { readonly ref: Ref<HTMLDivElement> }) {
  return <div ref={ref} className={styles['root']} aria-hidden="true" />;
}
