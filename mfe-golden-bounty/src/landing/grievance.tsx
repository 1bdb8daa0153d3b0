import { useHref, useRemoteContext } from '@suvarna/remote-kit/hooks';
import { ButtonLink } from '@suvarna/ui/button';
import type { Terms } from '../terms/terms.api.ts';
import { officerName } from '../terms/terms.words.ts';
import { SupportPhone } from '../terms/support-phone.tsx';
import styles from './landing.module.css';

/** Who answers for the plan, and a way to be called. */
export function Grievance({ terms }: { readonly terms: Terms }) {
  const officer = terms.grievance_officer;
  const { t, locale } = useRemoteContext();
  const href = useHref();
  return (
    <section className={`sv-page ${styles['terms']}`} aria-labelledby="grievance-title">
      <h2 id="grievance-title">{t('grievance.title')}</h2>
      <address className={styles['officer']}>
        <strong>{officerName(terms, locale)}</strong>
        <span>{officer.address}</span>
        <a href={`mailto:${officer.email}`}>{officer.email}</a>
        <SupportPhone terms={terms} />
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
