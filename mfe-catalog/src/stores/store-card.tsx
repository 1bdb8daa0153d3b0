import { useHref, useRemoteContext, useT } from '@suvarna/remote-kit/hooks';
import { storesTexts } from '#texts/stores';
import { OpenNow } from './open-now.tsx';
import { addressOf, nameOf } from './store-words.model.ts';
import type { StoreNow } from './stores.loader.ts';
import guide from '../guide.module.css';
import styles from './stores.module.css';

interface StoreCardProps extends StoreNow {
  /** Kilometres are of a pincode's district, not of a place. */
  readonly about: boolean;
}

const ONE_DIGIT = { maximumFractionDigits: 1 } as const;

export function StoreCard({ store, open, today, about }: StoreCardProps) {
  const { locale } = useRemoteContext();
  const storesT = useT(storesTexts);
  const href = useHref();
  const metres = store.distance_m;
  const km =
    metres === null
      ? ''
      : new Intl.NumberFormat(
          `${locale}-IN`,
          metres < 20_000 ? ONE_DIGIT : { maximumFractionDigits: 0 },
        ).format(metres / 1000);
  return (
    <li className={styles['card']}>
      <h3>
        <a href={href(store.url)}>{nameOf(store, locale)}</a>
      </h3>
      <p>{addressOf(store)}</p>
      <OpenNow store={store} open={open} today={today} />
      {km !== '' && <p className={styles['note']}>{storesT(about ? 'about-km' : 'km', { km })}</p>}
      <p>
        <a
          className={guide['link']}
          href={href(`/find-a-store/appointment/?store=${store.store_id}`)}
          aria-label={storesT('book-at', { store: nameOf(store, locale) })}
        >
          {storesT('book')}
        </a>
      </p>
    </li>
  );
}
