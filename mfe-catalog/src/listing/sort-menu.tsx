import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import { CheckIcon } from '@suvarna/ui/icon';
import type { ListingView } from './listing.model.ts';
import styles from './sort-menu.module.css';

export const SORT_ID = 'sort';

/** Links in a row; on phones the same links in a sheet that the browser itself opens and closes. */
export function SortMenu({ sorts }: Pick<ListingView, 'sorts'>) {
  const { t } = useRemoteContext();
  const href = useHref();
  return (
    <nav id={SORT_ID} popover="auto" className={styles.menu} aria-label={t('sort.label')}>
      <p className={styles.title}>{t('sort.label')}</p>
      <ul className={styles.list}>
        {sorts.map(({ id, label, path, selected }) => (
          <li key={id}>
            <a href={href(path)} rel="nofollow" className={styles.sort} aria-current={selected || undefined}>
              {label}
              {selected && <CheckIcon size="small" className={styles.mark} />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
