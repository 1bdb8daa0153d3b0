import type { Store } from '@suvarna/contracts/stores';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import { storesTexts } from '#texts/stores';
import styles from './stores.module.css';
import { nameOf } from './store-words.model.ts';

/**
 * A drawing of the store's front; nothing where an older service tells of none. On the page of a store
 * only: a list sorted by where a shopper stands would tell by the pictures it asks for where that is.
 */
export function StoreFront({ store }: { readonly store: Store }) {
  const { locale } = useRemoteContext();
  if (store.picture === undefined) return null;
  return (
    <img
      className={styles['front']}
      src={store.picture}
      alt={storesTexts(locale)('front', { store: nameOf(store, locale) })}
      width="640"
      height="400"
      decoding="async"
    />
  );
}
