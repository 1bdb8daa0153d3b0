import type { Session } from '@suvarna/session';
import { BAG_STORE, type BagState } from './bag.store.ts';
import type { PersistedStore } from './persisted.ts';
import type { WishlistState } from './wishlist.store.ts';

interface Followed {
  readonly session: Pick<Session, 'storedToken' | 'guestToken' | 'person' | 'subscribe'>;
  readonly bag: PersistedStore<BagState>;
  readonly wishlist: PersistedStore<WishlistState>;
  /** Stores that are emptied with the session that filled them. */
  readonly others: readonly PersistedStore<{ readonly forget: () => void }>[];
  /** Where `storage` events of other tabs arrive; absent on the server. */
  readonly tabs: EventTarget | undefined;
}

/**
 * Whose bag, wishlist and history the stores hold follows the session, here and in other tabs: a shopper who
 * leaves (sign-out or refused token) leaves nothing behind, not even an empty entry in local
 * storage (specification §4); a shopper who comes sees their own bag and list, with the favourites this
 * browser kept until then.
 */
export function followSession({ session, bag, wishlist, others, tabs }: Followed): void {
  let known = session.storedToken();
  let guest = session.guestToken();
  let person = session.person();

  session.subscribe(() => {
    const [token, before] = [session.storedToken(), known];
    const [guestNow, guestBefore] = [session.guestToken(), guest];
    const [personNow, personBefore] = [session.person(), person];
    [known, guest, person] = [token, guestNow, personNow];
    if (token === before) {
      // Another guest, or none any more: what the one before had on the list would be lost with it.
      if (token === null && guestBefore !== null && guestNow !== guestBefore) wishlist.getState().orphan();
      return;
    }
    // Another shopper may have come between two looks: nothing of the one before is theirs.
    if (personBefore !== null && personNow !== personBefore) {
      for (const store of [bag, wishlist, ...others]) {
        store.getState().forget();
        store.persist.clearStorage();
      }
    }
    if (token === null) return;
    void bag.getState().refresh();
    void wishlist.getState().refresh();
  });

  tabs?.addEventListener('storage', (event) => {
    const { key } = event as StorageEvent;
    // Lines on screen are the server's: ask it. Otherwise the number for the badge is enough.
    if (key === BAG_STORE && bag.getState().cart !== null) void bag.getState().refresh();
    else if (key === BAG_STORE) void bag.persist.rehydrate();
    else
      void [wishlist, ...others]
        .find((store) => store.persist.getOptions().name === key)
        ?.persist.rehydrate();
  });
}
