import { useRemoteContext, useHref } from '@suvarna/remote-kit/hooks';
import type { PageProps } from '@suvarna/remote-kit/page';
import { Static } from '@suvarna/remote-kit/static';
import { Breadcrumb } from '@suvarna/ui/breadcrumb';
import { FilterIcon } from '@suvarna/ui/icon';
import { Pagination } from '@suvarna/ui/pagination';
import { counted } from '../page/counted.model.ts';
import { CardGrid } from '../cards/card-grid.tsx';
import { CompareLater } from '../compare/compare-later.tsx';
import { placedPart } from '../content/load-placed.ts';
import { AppliedFilters } from './applied-filters.tsx';
import { Banner, bannerOf } from './banner.tsx';
import { EmptyListing } from './empty-listing.tsx';
import { FilterPanel, FILTERS_ID } from './filter-panel.tsx';
import { listingCrumbs } from './listing-crumbs.model.ts';
import type { ListingView } from './listing.model.ts';
import styles from './listing.module.css';
import { SortMenu, SORT_ID } from './sort-menu.tsx';
import { useFreshPrices } from '../fresh-prices/use-fresh-prices.ts';
import { useCards } from '../cards/use-cards.ts';
import { useLastingSheet } from './use-lasting-sheet.ts';

export { listingHead as head } from './listing.head.ts';

export function Page({ data }: PageProps<ListingView>) {
  const page = useCards(data);
  useFreshPrices(data.rateVersion);
  useLastingSheet(page, FILTERS_ID);
  return (
    <>
      <Static ref={page} className={`sv-page ${styles.page}`} of={data}>
        {() => <Results data={data} />}
      </Static>
      <CompareLater list={page} />
    </>
  );
}

/** Links, disclosures and sheets of the browser's own. */
function Results({ data }: { readonly data: ListingView }) {
  const { t } = useRemoteContext();
  const href = useHref();
  const banner = data.page === 1 && bannerOf(data);
  const landing = placedPart();
  return (
    <>
      <Breadcrumb
        label={t('crumb.label')}
        items={listingCrumbs(data, t).map(({ label, path }) => ({ label, href: href(path) }))}
      />
      <header className={styles.head} data-banner={banner || undefined}>
        <h1 className={styles.title}>{data.title}</h1>
        <p className={styles.count}>{t('listing.count', counted(data.count))}</p>
        {banner && <Banner name={banner} title={data.title} />}
      </header>
      {landing && (
        <landing.Landing path={data.canonicalPath} text={data.landing} className={styles.landing} />
      )}
      <div className={styles.bar}>
        <button type="button" className={styles.open} popoverTarget={FILTERS_ID}>
          <FilterIcon size="small" />
          {data.applied.length > 0
            ? t('filter.open-count', { count: data.applied.length })
            : t('filter.open')}
        </button>
        <button type="button" className={styles.open} popoverTarget={SORT_ID}>
          {t('sort.open', { sort: data.sorts.find(({ selected }) => selected)?.label ?? '' })}
        </button>
      </div>
      <div className={styles.layout}>
        <FilterPanel
          facets={data.facets}
          count={data.count}
          clearPath={data.applied.length > 0 ? data.clearPath : ''}
        />
        <section className={styles.results} aria-labelledby="results">
          <h2 id="results" className="sv-visually-hidden">
            {t('listing.results')}
          </h2>
          <div className={styles.tools}>
            <AppliedFilters applied={data.applied} clearPath={data.clearPath} />
            {data.count > 0 && <SortMenu sorts={data.sorts} />}
          </div>
          {data.count === 0 ? (
            <EmptyListing clearPath={data.clearPath} />
          ) : (
            <CardGrid label={t('listing.results')} cards={data.products} />
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
              className={styles.pages}
            />
          )}
          {landing && (
            <landing.LandingFacts path={data.canonicalPath} text={data.landing} className={styles.know} />
          )}
        </section>
      </div>
    </>
  );
}
