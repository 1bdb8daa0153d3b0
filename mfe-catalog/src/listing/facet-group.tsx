import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import { Disclosure } from '@suvarna/ui/disclosure';
import { formatCount } from '@suvarna/ui/price';
import styles from './facet-group.module.css';
import type { FacetView } from './listing.model.ts';

interface FacetGroupProps {
  readonly facet: FacetView;
  readonly open: boolean;
}

export function FacetGroup({ facet, open }: FacetGroupProps) {
  const { t } = useRemoteContext();
  const href = useHref();
  return (
    <Disclosure
      open={open}
      summary={
        <span>
          {facet.label}
          {facet.chosen > 0 && (
            <span className={styles.chosen}>{t('filter.chosen', { count: facet.chosen })}</span>
          )}
        </span>
      }
    >
      <ul>
        {facet.values.map((value) => (
          <li key={value.id}>
            <a
              href={href(value.path)}
              rel="nofollow"
              className={styles.value}
              aria-current={value.selected || undefined}
            >
              <span className={styles.label}>{value.label}</span>
              <span className={styles.count}>{formatCount(value.count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
