import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import { CloseIcon } from '@suvarna/ui/icon';
import { counted } from '../counted.model.ts';
import { FacetGroup } from './facet-group.tsx';
import styles from './filter-panel.module.css';
import type { FacetView } from './listing.model.ts';

export const FILTERS_ID = 'filters';

/** Groups open at first; the others show their name until somebody wants them. */
const OPEN_AT_FIRST = 3;

interface FilterPanelProps {
  readonly facets: readonly FacetView[];
  readonly count: number;
  /** `''` when there is nothing to clear. */
  readonly clearPath: string;
}

/**
 * Every value is a link to the listing with it switched. Beside the results on wide screens; a
 * sheet on phones, opened and closed by the browser, so that it works without JavaScript.
 */
export function FilterPanel({ facets, count, clearPath }: FilterPanelProps) {
  const { t } = useRemoteContext();
  const href = useHref();
  return (
    <aside id={FILTERS_ID} popover="auto" className={styles.panel} aria-label={t('filter.label')}>
      <header className={styles.head}>
        <h2 className={styles.title}>{t('filter.label')}</h2>
        {clearPath !== '' && (
          <a href={href(clearPath)} className={styles.clear}>
            {t('filter.clear')}
          </a>
        )}
        <button
          type="button"
          className={styles.close}
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
          aria-label={t('filter.close')}
        >
          <CloseIcon />
        </button>
      </header>
      {facets.map((facet, index) => (
        <FacetGroup key={facet.id} facet={facet} open={index < OPEN_AT_FIRST || facet.chosen > 0} />
      ))}
      <footer className={styles.foot}>
        <button type="button" className={styles.show} popoverTarget={FILTERS_ID} popoverTargetAction="hide">
          {t('filter.show', counted(count))}
        </button>
      </footer>
    </aside>
  );
}
