import type { Store } from '@suvarna/contracts/stores';
import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import type { PageHead, PageProps, RouteContext, Translate } from '@suvarna/remote-kit/page';
import { Static } from '@suvarna/remote-kit/static';
import { Breadcrumb } from '@suvarna/ui/breadcrumb';
import { ButtonLink } from '@suvarna/ui/button';
import { CheckIcon } from '@suvarna/ui/icon';
import { storesTexts } from '#texts/stores';
import { FIND_A_STORE } from '../paths.ts';
import { breadcrumbList } from '../structured-data/structured-data.model.ts';
import { OpenNow } from './open-now.tsx';
import { jewelryStore } from './store-data.model.ts';
import { StoreFront } from './store-front.tsx';
import {
  addressOf,
  cityName,
  directionsTo,
  holidayText,
  nameOf,
  timeText,
  WEEK,
  weekdayName,
} from './store-words.model.ts';
import type { StoreNow } from './stores.loader.ts';
import guide from '../guide.module.css';
import styles from './stores.module.css';

export { loadStore as load } from './stores.loader.ts';

export function head({ store, today }: StoreNow, route: RouteContext, t: Translate): PageHead {
  const { locale } = route;
  const storesT = storesTexts(locale);
  const name = nameOf(store, locale);
  return {
    title: `${name}, ${cityName(store, locale)}`,
    description: storesT('store-description', {
      store: name,
      street: store.street,
      city: cityName(store, locale),
    }),
    canonical: store.url,
    structuredData:
      typeof __BROWSER__ === 'undefined'
        ? [
            breadcrumbList(route, [
              { label: t('crumb.home'), path: '/' },
              { label: storesT('title'), path: FIND_A_STORE },
              { label: name, path: store.url },
            ]),
            jewelryStore(route, { store, today }, name),
          ]
        : [],
  };
}

export function Page({ data }: PageProps<StoreNow>) {
  return (
    <div className={`sv-page ${styles['page']}`}>
      <Static of={data}>{() => <Title store={data.store} />}</Static>
      <OpenNow {...data} />
      <Static of={data}>{() => <About {...data} />}</Static>
    </div>
  );
}

interface OfStore {
  readonly store: Store;
}

function Title({ store }: OfStore) {
  const { t, locale } = useRemoteContext();
  const storesT = useT(storesTexts);
  const href = useHref();
  const name = nameOf(store, locale);
  return (
    <>
      <Breadcrumb
        label={t('crumb.label')}
        items={[
          { label: t('crumb.home'), href: href('/') },
          { label: storesT('title'), href: href(FIND_A_STORE) },
          { label: name, href: href(store.url) },
        ]}
      />
      <h1>{name}</h1>
    </>
  );
}

function About({ store, today }: Pick<StoreNow, 'store' | 'today'>) {
  const { locale } = useRemoteContext();
  const storesT = useT(storesTexts);
  const href = useHref();
  return (
    <>
      <StoreFront store={store} />
      <div className={styles['store']}>
        <section aria-labelledby="address">
          <h2 id="address">{storesT('address')}</h2>
          <address className={styles['address']}>{addressOf(store)}</address>
          <p className={styles['actions']}>
            <ButtonLink href={href(`/find-a-store/appointment/?store=${store.store_id}`)}>
              {storesT('book')}
            </ButtonLink>
            <a className={guide['link']} href={directionsTo(store)} rel="noreferrer">
              {storesT('directions')}
            </a>
          </p>
          <h2 id="services">{storesT('services')}</h2>
          <ul className={styles['services']} aria-labelledby="services">
            {store.services.map((service) => (
              <li key={service}>
                <CheckIcon size="small" />
                {storesT(`service.${service}`)}
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby="hours">
          <h2 id="hours">{storesT('hours')}</h2>
          <table className={styles['hours']} aria-labelledby="hours">
            <tbody>
              {WEEK.map(({ weekday, day }) => {
                const hours = store.week[weekday] ?? null;
                return (
                  <tr key={weekday}>
                    <th scope="row">{weekdayName(day, locale)}</th>
                    <td>
                      {hours === null
                        ? storesT('closed')
                        : storesT('hours-range', {
                            from: timeText(hours.opens, locale),
                            to: timeText(hours.closes, locale),
                          })}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
          <p className={styles['note']}>
            {storesT('holidays', { days: holidayText({ store, today }, locale) })}
          </p>
          <p className={styles['note']}>{storesT('local-time')}</p>
        </section>
      </div>
      <p>
        <a className={guide['link']} href={href(`${FIND_A_STORE}?near=${store.city_slug}`)} rel="nofollow">
          {storesT('other-stores', { city: cityName(store, locale) })}
        </a>
      </p>
    </>
  );
}
