import { useRemoteContext, useHref, useT } from '@suvarna/remote-kit/hooks';
import type { PageProps } from '@suvarna/remote-kit/page';
import { Static } from '@suvarna/remote-kit/static';
import { Breadcrumb } from '@suvarna/ui/breadcrumb';
import { FilterIcon } from '@suvarna/ui/icon';
import { Pagination } from '@suvarna/ui/pagination';
import { searchTexts } from '#texts/search';
import { counted } from '../page/counted.model.ts';
import { CardGrid } from '../cards/card-grid.tsx';
import { CompareLater } from '../compare/compare-later.tsx';
import { AppliedFilters } from '../listing/applied-filters.tsx';
import { FilterPanel, FILTERS_ID } from '../listing/filter-panel.tsx';
import listing from '../listing/listing.module.css';
import { SortMenu, SORT_ID } from '../listing/sort-menu.tsx';
import { useLastingSheet } from '../listing/use-lasting-sheet.ts';
import { EmptySearch } from './empty-search.tsx';
import { searchCrumbs } from './search.head.ts';
import type { SearchView } from './search.model.ts';
import styles from './search.module.css';
import { SearchElsewhere, SearchNotes } from './search-notes.tsx';
import { useFreshPrices } from '../fresh-prices/use-fresh-prices.ts';
import { useCards } from '../cards/use-cards.ts';

export { searchHead as head } from './search.head.ts';

export function Page({ data }: PageProps<SearchView>) {
  const page = useCards(data);
  useLastingSheet(page, FILTERS_ID);
  useFreshPrices(data.rateVersion);
  return (
    <>
      <Static ref={page} className={`sv-page ${styles.page}`} of={data}>
        {() => <Results data={data} />}
      </Static>
      <CompareLater list={page} />
    </>
  );
}

function Results({ data }: { readonly data: SearchView }) {
  const { t } = useRemoteContext();
  const searchT = useT(searchTexts);
  const href = useHref();
  const crumbs = searchCrumbs(data, t, searchT).map(({ label, path }) => ({ label, href: href(path) }));
  return (
    <>
      <Breadcrumb label={t('crumb.label')} items={crumbs} />
      <header className={styles.head}>
        <h1 className={styles.title}>{searchT('search.title', { query: data.corrected || data.query })}</h1>
        {data.count > 0 && <p className={styles.note}>{t('listing.count', counted(data.count))}</p>}
        <SearchNotes data={data} />
        <SearchElsewhere data={data} />
      </header>
      {data.facets.length > 0 ? <Narrowed data={data} /> : <Designs data={data} />}
    </>
  );
}

/** Filters and sorts of a listing, over what was found. */
function Narrowed({ data }: { readonly data: SearchView }) {
  const { t } = useRemoteContext();
  const searchT = useT(searchTexts);
  return (
    <>
      <div className={listing.bar}>
        <button type="button" className={listing.open} popoverTarget={FILTERS_ID}>
          <FilterIcon size="small" />
          {t('filter.open')}
        </button>
        <button type="button" className={listing.open} popoverTarget={SORT_ID}>
          {t('sort.open', { sort: data.sorts.find(({ selected }) => selected)?.label ?? '' })}
        </button>
      </div>
      <div className={listing.layout}>
        <FilterPanel facets={data.facets} count={data.count} clearPath={data.clearPath} />
        <section className={listing.results} aria-labelledby="results">
          <div className={listing.tools}>
            <AppliedFilters
              applied={data.applied}
              clearPath={data.clearPath}
              label={searchT('search.understood')}
            />
            {data.count > 0 && <SortMenu sorts={data.sorts} />}
          </div>
          <Designs data={data} />
        </section>
      </div>
    </>
  );
}

function Designs({ data }: { readonly data: SearchView }) {
  const { t } = useRemoteContext();
  const href = useHref();
  return (
    <>
      {data.count === 0 ? (
        <EmptySearch without={data.without} guides={data.guides} />
      ) : (
        <>
          <h2 id="results" className="sv-visually-hidden">
            {t('listing.results')}
          </h2>
          <CardGrid label={t('listing.results')} cards={data.products} />
        </>
      )}
      {data.pages > 1 && (
        <Pagination
          label={t('pages.label')}
          current={data.page}
          pages={data.pagePaths.map(({ page, path }) => ({ page, href: href(path) }))}
          previous={
            data.previousPath === ''
              ? undefined
              : { href: href(data.previousPath), label: t('pages.previous') }
          }
          next={data.nextPath === '' ? undefined : { href: href(data.nextPath), label: t('pages.next') }}
          pageLabel={(page) => t('pages.page', { page })}
          className={listing.pages}
        />
      )}
    </>
  );
}
