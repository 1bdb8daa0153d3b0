import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import { ChipLink } from '@suvarna/ui/chip';
import { SearchIcon } from '@suvarna/ui/icon';
import styles from './search.module.css';

/** Where most shoppers find something. */
const SUGGESTED = ['rings', 'earrings', 'pendants', 'mangalsutra', 'bangles', 'gold-coins'] as const;

export function EmptySearch() {
  const { t } = useRemoteContext();
  const href = useHref();
  return (
    <div className={styles.empty}>
      <SearchIcon size="large" />
      <h2>{t('search.empty')}</h2>
      <p>{t('search.empty-hint')}</p>
      <ul className={styles.suggestions}>
        {SUGGESTED.map((category) => (
          <li key={category}>
            <ChipLink href={href(`/jewellery/${category}/`)}>{t(`category.${category}`)}</ChipLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
