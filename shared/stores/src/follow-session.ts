import type { Session } from '@suvarna/session';
import { BAG_STORE, type BagState } from './bag.store.ts';
import type { PersistedStore } from './persisted.ts';

interface Followed {
  readonly session: Pick<Session, 'storedToken' | 'subscribe'>;
  readonly bag: PersistedStore<BagState>;
  /** Stores that are emptied with the session that filled them. */
  readonly others: readonly PersistedStore<{ readonly forget: () => void }>[];
  /** Where `storage` events of other tabs arrive; absent on the server. */
  readonly tabs: EventTarget | undefined;
}

/**
 * Whose bag and history the stores hold follows the session, here and in other tabs: whoever
 * leaves (sign-out or refused token) leaves nothing behind, not even an empty entry in local
 * storage (specification §4); whoever comes sees their own bag.
 */
export function followSession({ session, bag, others, tabs }: Followed): void {
  let known = session.storedToken();

  session.subscribe(() => {
    const token = session.storedToken();
    if (token === known) return;
    known = token;
    if (token !== null) {
      void bag.getState().refresh();
      return;
    }
    for (const store of [bag, ...others]) {
      store.getState().forget();
      store.persist.clearStorage();
    }
  });

  tabs?.addEventListener('storage', (event) => {
    if ((event as StorageEvent).key !== BAG_STORE) return;
    // Lines on screen are the server's: ask it. Otherwise the number for the badge is enough.
    if (bag.getState().cart !== null) void bag.getState().refresh();
    else void bag.persist.rehydrate();
  });
}
