import { useT } from '@suvarna/remote-kit/hooks';
import type { Terms } from '../terms/terms.api.ts';
import { TermsList } from '../terms/terms-list.tsx';
import styles from './landing.module.css';

export function TermsInFull({ terms }: { readonly terms: Terms }) {
  const t = useT();
  return (
    <section className={`sv-page ${styles['terms']}`} aria-labelledby="terms-title">
      <h2 id="terms-title">{t('terms.title')}</h2>
      <TermsList terms={terms} />
    </section>
  );
}
