import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import { CloseIcon } from '@suvarna/ui/icon';
import { useDeferredValue, useState } from 'react';
import { counted } from '../page/counted.model.ts';
import { FacetGroup } from './facet-group.tsx';
import styles from './filter-panel.module.css';
import type { FacetView } from './listing.model.ts';
import { sheetComesBack } from './use-lasting-sheet.ts';

export const FILTERS_ID = 'filters';

/** Groups open at first; the others show their name until a shopper wants them. */
const OPEN_AT_FIRST = 3;

/** As in the style sheet. */
const BESIDE_RESULTS = '(width >= 64rem)';
/** In the browser: whether the filters are hidden until they are opened. */
const isClosedSheet = (): boolean => !matchMedia(BESIDE_RESULTS).matches && !sheetComesBack();

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
  const { t, soft = false } = useRemoteContext();
  const href = useHref();
  // Two thirds of the elements that a listing begins with: on a soft navigation they follow what is in view, or come when they are opened.
  const [follows] = useState(() => soft && isClosedSheet());
  const [isOpened, setOpened] = useState(false);
  const isDrawn = useDeferredValue(true, !follows) || isOpened;
  return (
    <aside
      id={FILTERS_ID}
      popover="auto"
      className={styles.panel}
      aria-label={t('filter.label')}
      onBeforeToggle={isDrawn ? undefined : () => setOpened(true)}
    >
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
      {isDrawn &&
        facets.map((facet, index) => (
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
