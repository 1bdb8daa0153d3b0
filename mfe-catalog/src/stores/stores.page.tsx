import type { Point } from '@suvarna/contracts/stores';
import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { Breadcrumb } from '@suvarna/ui/breadcrumb';
import { Button } from '@suvarna/ui/button';
import { ChipLink } from '@suvarna/ui/chip';
import { Field } from '@suvarna/ui/field';
import { useState } from 'react';
import { storesTexts } from '#texts/stores';
import { FIND_A_STORE } from '../paths.ts';
import { useOnDemand } from '../product/use-on-demand.ts';
import { breadcrumbList } from '../structured-data/structured-data.model.ts';
import { NearMe } from './near-me.tsx';
import { nearestTo } from './nearest.model.ts';
import { StoreCard } from './store-card.tsx';
import { cityName } from './store-words.model.ts';
import { nowOf, type StoreNow, type StoresView } from './stores.loader.ts';
import guide from '../guide.module.css';
import styles from './stores.module.css';

export { loadStores as load } from './stores.loader.ts';

export function head(data: StoresView, route: RouteContext, t: Translate): PageHead {
  const storesT = storesTexts(route.locale);
  return {
    title: storesT('head-title'),
    description: storesT('head-description', { count: data.stores.length }),
    canonical: FIND_A_STORE,
    noindex: data.asked !== '',
    structuredData:
      typeof __BROWSER__ === 'undefined'
        ? [
            breadcrumbList(route, [
              { label: t('crumb.home'), path: '/' },
              { label: storesT('title'), path: FIND_A_STORE },
            ]),
          ]
        : [],
  };
}

const loadMap = () => import(/* webpackChunkName: "store-map" */ './map/store-map.tsx');

export function Page({ data }: PageProps<StoresView>) {
  const { t } = useRemoteContext();
  const storesT = useT(storesTexts);
  const href = useHref();
  // A shopper who asks for another place means that one.
  const [found, setFound] = useState<{ readonly of: StoresView; readonly here: Point } | null>(null);
  const here = found?.of === data ? found.here : null;
  const map = useOnDemand(loadMap);
  const stores = here === null ? data.stores : sortedFrom(data.stores, here);
  return (
    <div className={`sv-page ${styles['page']}`}>
      <Breadcrumb
        label={t('crumb.label')}
        items={[
          { label: t('crumb.home'), href: href('/') },
          { label: storesT('title'), href: href(FIND_A_STORE) },
        ]}
      />
      <h1>{storesT('title')}</h1>
      <p className={guide['lead']}>{storesT('lead')}</p>
      <div className={styles['find']}>
        <form className={styles['search']} action={href(FIND_A_STORE)} method="get" role="search">
          <Field
            label={storesT('near')}
            name="near"
            type="search"
            defaultValue={data.asked}
            key={data.asked}
            autoComplete="postal-code"
            maxLength={60}
          />
          <Button type="submit">{storesT('search')}</Button>
        </form>
        <NearMe storesT={storesT} onFound={(place) => setFound({ of: data, here: place })} />
      </div>
      <p role="status" className={styles['unknown']}>
        {!data.found && storesT('unknown', { asked: data.asked })}
      </p>
      <div className={styles['columns']} data-map={map.open || undefined}>
        <div>
          <p>
            <Button
              variant="secondary"
              aria-expanded={map.open}
              busy={map.busy ? storesT('map-loading') : undefined}
              onClick={map.open ? map.close : map.show}
            >
              {storesT(map.open ? 'map-hide' : 'map-show')}
            </Button>
          </p>
          {map.open && map.part !== undefined && (
            <map.part.StoreMap stores={data.stores.map(({ store }) => store)} />
          )}
        </div>
        <Results data={data} stores={stores} isHere={here !== null} />
      </div>
    </div>
  );
}

function sortedFrom(stores: readonly StoreNow[], here: Point): readonly StoreNow[] {
  const at = new Date();
  return nearestTo(
    stores.map(({ store }) => store),
    here,
  ).map((store) => nowOf(store, at));
}

interface ResultsProps {
  readonly data: StoresView;
  readonly stores: readonly StoreNow[];
  readonly isHere: boolean;
}

function Results({ data, stores, isHere }: ResultsProps) {
  const { locale } = useRemoteContext();
  const storesT = useT(storesTexts);
  const href = useHref();
  const cities = new Map(data.stores.map(({ store }) => [store.city_slug, cityName(store, locale)]));
  const isAll = data.by === 'all' || !data.found;
  const title = isHere
    ? storesT('near-you')
    : isAll
      ? storesT('all')
      : storesT(data.by === 'city' ? 'in-city' : 'near-place', { place: data.place[locale] || data.asked });
  return (
    <section aria-labelledby="stores">
      <h2 id="stores">{title}</h2>
      {isAll && !isHere && (
        <nav aria-label={storesT('cities')}>
          <ul className={styles['cities']}>
            {[...cities].map(([slug, name]) => (
              <li key={slug}>
                <ChipLink href={href(`${FIND_A_STORE}?near=${slug}`)} rel="nofollow">
                  {name}
                </ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ul className={styles['cards']}>
        {stores.map((each) => (
          <StoreCard key={each.store.store_id} {...each} about={!isHere && data.by === 'pincode'} />
        ))}
      </ul>
      {!isAll && (
        <p>
          <a className={guide['link']} href={href(FIND_A_STORE)}>
            {storesT('all')}
          </a>
        </p>
      )}
    </section>
  );
}
