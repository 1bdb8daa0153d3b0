import styles from './loading-bar.module.css';

/** A hairline at the top while the next page is on its way. Silent: the page announces itself. */
export function LoadingBar({ active }: { readonly active: boolean }) {
  return <div className={styles['root']} data-active={active || undefined} aria-hidden="true" />;
}
