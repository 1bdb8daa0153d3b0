import { useRemoteContext, useHref, useT } from '@suvarna/remote-kit/hooks';
import { ChipLink } from '@suvarna/ui/chip';
import { SearchIcon } from '@suvarna/ui/icon';
import { searchTexts } from '#texts/search';
import { counted } from '../page/counted.model.ts';
import type { SearchView } from './search.model.ts';
import styles from './search.module.css';

/** Where most shoppers find something. */
const SUGGESTED = ['rings', 'earrings', 'pendants', 'mangalsutra', 'bangles', 'gold-coins'] as const;

export function EmptySearch({ without, guides }: Pick<SearchView, 'without' | 'guides'>) {
  const { t } = useRemoteContext();
  const searchT = useT(searchTexts);
  const href = useHref();
  return (
    <div className={styles.empty}>
      {/* Who is led to a page has found something. */}
      {guides.length === 0 && (
        <>
          <SearchIcon size="large" />
          <h2>{searchT('search.empty')}</h2>
        </>
      )}
      {without.length > 0 && (
        <nav aria-label={searchT('search.without')} className={styles.elsewhere}>
          <p>{searchT('search.without')}</p>
          <ul>
            {without.map(({ label, path, count }) => (
              <li key={path}>
                <ChipLink href={href(path)}>
                  {searchT('search.without-one', { what: label, ...counted(count) })}
                </ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p>{searchT(guides.length > 0 ? 'search.categories' : 'search.empty-hint')}</p>
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
