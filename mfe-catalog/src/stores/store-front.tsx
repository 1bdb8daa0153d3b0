import type { Store } from '@suvarna/contracts/api/stores';
import { useRemoteContext } from '@suvarna/remote-kit/hooks';
import styles from './stores.module.css';
import { nameOf } from './store-words.model.ts';
import { words } from './words.ts';

interface StoreFrontProps {
  readonly store: Store;
  /** In the first view of its page; others wait until they are near. */
  readonly isFirst?: boolean;
}

/** A drawing of the store's front; nothing where an older service tells of none. */
export function StoreFront({ store, isFirst = false }: StoreFrontProps) {
  const { locale } = useRemoteContext();
  if (store.picture === undefined) return null;
  return (
    <img
      className={styles['front']}
      src={store.picture}
      alt={words(locale)('front', { store: nameOf(store, locale) })}
      width="640"
      height="400"
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
    />
  );
}
