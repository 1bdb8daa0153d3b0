import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import { ChipLink } from '@suvarna/ui/chip';
import styles from './applied-filters.module.css';
import type { ListingView } from './listing.model.ts';

export function AppliedFilters({ applied, clearPath }: Pick<ListingView, 'applied' | 'clearPath'>) {
  const { t } = useRemoteContext();
  const href = useHref();
  if (applied.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={t('filter.applied')}>
      {applied.map(({ id, label, path }) => (
        <li key={id}>
          <ChipLink href={href(path)} removeLabel={t('filter.remove', { filter: label })}>
            {label}
          </ChipLink>
        </li>
      ))}
      <li>
        <a href={href(clearPath)} className={styles.clear}>
          {t('filter.clear')}
        </a>
      </li>
    </ul>
  );
}
