import { fieldIn, type Locale } from '@suvarna/contracts/locale';
import type { Store } from '@suvarna/contracts/stores';
import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { storesTexts } from '#texts/stores';
import guide from '../../guide.module.css';
import styles from '../stores.module.css';
import { INDIA, OUTLINE, VIEW_BOX } from './india-outline.ts';
import { placeOnMap } from './place-on-map.ts';

interface CityOnMap {
  readonly slug: string;
  readonly name: string;
  readonly count: number;
  readonly x: number;
  readonly y: number;
}

function citiesOf(stores: readonly Store[], locale: Locale): readonly CityOnMap[] {
  const cities = new Map<string, CityOnMap>();
  for (const store of stores.filter(({ country }) => country === 'IN')) {
    const { city_slug: slug } = store;
    const before = cities.get(slug);
    cities.set(
      slug,
      before === undefined
        ? { slug, name: fieldIn(store, 'city', locale), count: 1, ...placeOnMap(store) }
        : { ...before, count: before.count + 1 },
    );
  }
  // From north to south: so a keyboard goes, too.
  return [...cities.values()].toSorted((one, other) => one.y - other.y);
}

/** Cities with a store, each a link to those in it. Drawn from data of ours: no other server is asked. */
export function StoreMap({ stores }: { readonly stores: readonly Store[] }) {
  const { locale } = useRemoteContext();
  const storesT = useT(storesTexts);
  const href = useHref();
  return (
    <nav className={styles['map']} aria-label={storesT('map')}>
      <svg viewBox={VIEW_BOX}>
        <path className={styles['land']} d={INDIA} />
        {citiesOf(stores, locale).map(({ slug, name, count, x, y }) => (
          <a
            key={slug}
            href={href(`/find-a-store/?near=${slug}`)}
            aria-label={storesT(count === 1 ? 'map-city-one' : 'map-city', { city: name, count })}
          >
            <title>{name}</title>
            {/* As large as a finger needs; what is seen is smaller. */}
            <circle className={styles['target']} cx={x} cy={y} r={14} />
            <circle className={styles['dot']} cx={x} cy={y} r={count > 1 ? 7 : 5} />
          </a>
        ))}
      </svg>
      <p className={styles['note']}>
        <a className={guide['link']} href={OUTLINE.href} rel="noreferrer">
          {storesT('map-from', { source: OUTLINE.source })}
        </a>
      </p>
    </nav>
  );
}
