import { useHref, useT } from '@suvarna/remote-kit/hooks';
import { ButtonLink } from '@suvarna/ui/button';
import type { Terms } from '../terms/terms.api.ts';
import styles from './landing.module.css';

/** Who answers for the plan, and a way to be called. */
export function Grievance({ terms: { grievance_officer: officer } }: { readonly terms: Terms }) {
  const t = useT();
  const href = useHref();
  return (
    <section className={`sv-page ${styles['terms']}`} aria-labelledby="grievance-title">
      <h2 id="grievance-title">{t('grievance.title')}</h2>
      <address className={styles['officer']}>
        <strong>{officer.name}</strong>
        <span>{officer.address}</span>
        <a href={`mailto:${officer.email}`}>{officer.email}</a>
      </address>
      <p>{t('grievance.callback')}</p>
      <div>
        <ButtonLink variant="secondary" href={href('/golden-bounty/callback/')}>
          {t('callback.title')}
        </ButtonLink>
      </div>
    </section>
  );
}
