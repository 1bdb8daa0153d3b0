import { OVERRIDE_QUERY, type RemoteOverride } from '@suvarna/contracts/public-composition';
import type { Translate } from '@suvarna/remote-kit/page';
import styles from './override-banner.module.css';

export interface OverrideBannerProps {
  readonly t: Translate;
  readonly override: RemoteOverride;
  readonly outcome: { readonly version: string } | { readonly reason: string };
}

/** Stays in sight: a store with a strange part in it must not be taken for the real one. */
export function OverrideBanner({ t, override, outcome }: OverrideBannerProps) {
  const values = { remote: override.remote, origin: override.origin };
  return (
    <aside className={styles['root']} aria-label={t('label')}>
      <p>
        {'version' in outcome
          ? t('shown', { ...values, version: outcome.version })
          : t('failed', { ...values, reason: outcome.reason })}
      </p>
      {/* A document of its own ends it: the server forgets the cookie. */}
      <a className={styles['stop']} href={`?${OVERRIDE_QUERY}=`} data-document>
        {t('stop')}
      </a>
    </aside>
  );
}
