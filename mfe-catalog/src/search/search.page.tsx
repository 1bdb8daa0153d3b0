import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import type { PageProps } from '@suvarna/remote-kit/page';
import { Static } from '@suvarna/remote-kit/static';
import { Breadcrumb } from '@suvarna/ui/breadcrumb';
import { Pagination } from '@suvarna/ui/pagination';
import { counted } from '../counted.model.ts';
import { CardGrid } from '../card-grid.tsx';
import { EmptySearch } from './empty-search.tsx';
import { searchPath, type SearchView } from './search.model.ts';
import styles from './search.module.css';
import { pagesAround } from './pages-around.model.ts';
import { useCards } from '../use-cards.ts';

export { searchHead as head } from './search.head.ts';

export function Page({ data }: PageProps<SearchView>) {
  const page = useCards(data);
  return (
    <Static ref={page} className={`sv-page ${styles.page}`} of={data}>
      {() => <Results data={data} />}
    </Static>
  );
}

function Results({ data }: { readonly data: SearchView }) {
  const { t } = useRemoteContext();
  const href = useHref();
  const address = (page: number): string => href(searchPath(data.query, page));
  const crumbs = [
    { label: t('crumb.home'), href: href('/') },
    { label: t('crumb.jewellery'), href: href('/jewellery/') },
    { label: t('search.crumb'), href: address(data.page) },
  ];
  return (
    <>
      <Breadcrumb label={t('crumb.label')} items={crumbs} />
      <header>
        <h1 className={styles.title}>{t('search.title', { query: data.corrected || data.query })}</h1>
        {data.corrected !== '' && (
          <p className={styles.note}>
            {t('search.corrected', { typed: data.query, searched: data.corrected })}
          </p>
        )}
        {data.count > 0 && <p className={styles.note}>{t('listing.count', counted(data.count))}</p>}
      </header>
      {data.count === 0 ? (
        <EmptySearch />
      ) : (
        <>
          <h2 className="sv-visually-hidden">{t('listing.results')}</h2>
          <CardGrid label={t('listing.results')} cards={data.products} />
        </>
      )}
      {data.pages > 1 && (
        <Pagination
          label={t('pages.label')}
          current={data.page}
          pages={pagesAround(data.page, data.pages).map((page) => ({ page, href: address(page) }))}
          previous={data.page > 1 ? { href: address(data.page - 1), label: t('pages.previous') } : undefined}
          next={data.page < data.pages ? { href: address(data.page + 1), label: t('pages.next') } : undefined}
          pageLabel={(page) => t('pages.page', { page })}
        />
      )}
    </>
  );
}
