import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import { ChipLink } from '@suvarna/ui/chip';
import styles from './applied-filters.module.css';
import type { ListingView } from './listing.model.ts';

interface AppliedFiltersProps extends Pick<ListingView, 'applied' | 'clearPath'> {
  /** Name of the list, where it is not only filters. */
  readonly label?: string;
}

/** @param props `clearPath` is `''` where there is nothing to clear but the chips themselves */
export function AppliedFilters({ applied, clearPath, label }: AppliedFiltersProps) {
  const { t } = useRemoteContext();
  const href = useHref();
  if (applied.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={label ?? t('filter.applied')}>
      {applied.map(({ id, label, path }) => (
        <li key={id}>
          <ChipLink href={href(path)} removeLabel={t('filter.remove', { filter: label })}>
            {label}
          </ChipLink>
        </li>
      ))}
      {clearPath !== '' && (
        <li>
          <a href={href(clearPath)} className={styles.clear}>
            {t('filter.clear')}
          </a>
        </li>
      )}
    </ul>
  );
}
