import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import type { Terms } from './terms.api.ts';
import { officerName, termWords } from './terms.words.ts';
import styles from './terms.module.css';

/** The sentences of the terms in full, in the order the store gives them. */
export function TermsList({ terms }: { readonly terms: Terms }) {
  const { t, locale } = useRemoteContext();
  return (
    <ol className={styles['list']}>
      {terms.text_keys.map((key) => (
        <li key={key}>{t(key, { ...termWords(terms), officer: officerName(terms, locale) })}</li>
      ))}
    </ol>
  );
}
