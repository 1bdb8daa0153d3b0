import type { ApiClient } from '@suvarna/contracts/call';
import type { Wishlist } from '@suvarna/contracts/wishlist';
import type { EventBus } from '@suvarna/event-bus';
import { persist, type PersistStorage } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { PageStorage, PersistedStore } from './persisted.ts';
import { createWishlistCalls } from './wishlist-calls.ts';
import { afterAnswer, idsOf, withChanges, type Favourite, type WishChange } from './wishlist.model.ts';

/** What is kept in the browser under the key `wishlist`: which designs, nothing priced and nothing personal. */
export interface PersistedWishlist {
  readonly items: readonly Favourite[];
}

/** What a tab keeps for its next page, in session storage under the same key: taps without an answer. */
export interface PersistedTaps {
  readonly items: readonly WishChange[];
}

export interface WishlistState {
  /** Designs on the list, newest first: what is known to be there, and what was tapped a moment ago. */
  readonly ids: readonly number[];
  readonly count: number;
  /** What is there for certain: the server's last word, and favourites it has not been told yet. */
  readonly items: readonly Favourite[];
  /** Taps the server has not answered yet. */
  readonly changes: readonly WishChange[];
  /** The list as the server last priced it; `null` until it was asked. */
  readonly wishlist: Wishlist | null;
  /** `failed`: the last read did not work, `wishlist` may be old. */
  readonly status: 'unread' | 'reading' | 'ready' | 'failed';
  /**
   * Puts a design on the list or takes it off. Shown at once; when the server refuses, the list is as
   * it was before and the call rejects with `ApiFailure`. Without a token the browser alone keeps it.
   */
  readonly wish: (productId: number, on: boolean) => Promise<void>;
  /**
   * Makes the taps that the tab's page before this one went away with: shown at once, sent under the
   * keys they had. A tap that is refused now is dropped: no shopper waits to be told. Never rejects.
   */
  readonly resume: () => Promise<void>;
  /** Reads the list, after telling the server of favourites it does not know. A failure is told by `status`. */
  readonly refresh: () => Promise<void>;
  /** The guest who had the list is gone (its token was replaced): the browser's copy is all there is, so it goes to the shopper who comes next. */
  readonly orphan: () => void;
  /** Forgets this browser's copy; the customer's list on the server stays (domain-rules §2.14 row 31). */
  readonly forget: () => void;
}

export interface WishlistHost {
  readonly api: Pick<ApiClient, 'get' | 'post'>;
  readonly bus: Pick<EventBus, 'emit'>;
  /** A customer's or a guest's token: a shopper the server keeps a list for. */
  readonly hasToken: () => boolean;
  readonly storage: PersistStorage<PersistedWishlist>;
  /** Session storage: one page at a time writes there, and the next page of the tab reads it. */
  readonly taps: PageStorage<PersistedTaps>;
  /** The page is being left. Its calls end then, which is no answer: the taps are the next page's. */
  readonly isLeft: () => boolean;
  readonly randomId: () => string;
  /**
   * Runs one at a time, first come, first served, over all tabs of the browser: the answer that comes
   * last is the last word, and favourites are sent once.
   */
  readonly exclusively: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

/** Name of the persisted store (specification §3). */
export const WISHLIST_STORE = 'wishlist';
const EMPTY = { items: [], changes: [], ids: [], count: 0, wishlist: null, status: 'unread' } as const;

export function createWishlistStore({
  api,
  bus,
  hasToken,
  storage,
  taps,
  isLeft,
  randomId,
  exclusively,
}: WishlistHost): PersistedStore<WishlistState> {
  const kept = onlyChanges(storage);
  const store = createStore<WishlistState>()(
    persist(
      (set, get) => {
        /** Grows when the shopper leaves: what was asked for before is no shopper's now. */
        let era = 0;

        const inTurn = (work: (left: () => boolean) => Promise<void>): Promise<void> => {
          const began = era;
          return exclusively(async () => {
            if (began !== era) return;
            // On top of what another tab wrote a moment ago.
            await store.persist.rehydrate();
            await work(() => began !== era);
          });
        };
        const put = (
          patch: Partial<Pick<WishlistState, 'items' | 'changes' | 'wishlist' | 'status'>>,
        ): void => {
          const { items, changes, count: before } = { ...get(), ...patch };
          const ids = withChanges(idsOf(items), changes);
          if (patch.changes && !isLeft()) {
            if (changes.length > 0) taps.setItem(WISHLIST_STORE, { state: { items: changes } });
            else taps.removeItem(WISHLIST_STORE);
          }
          set({ ...patch, ids, count: ids.length });
          if (ids.length !== before) bus.emit('wishlist.contents.changed', { count: ids.length });
        };
        const accept = (wishlist: Wishlist, sent: readonly number[] = []): void => {
          put({
            items: afterAnswer(
              get().items,
              wishlist.results.map((item) => item.product_id),
              sent,
            ),
            wishlist,
            status: 'ready',
          });
        };

        const { make, read } = createWishlistCalls({
          api,
          hasToken,
          items: () => get().items,
          putItems: (items) => put({ items }),
          accept,
        });

        const carryOut = (change: WishChange): Promise<void> =>
          inTurn(async (left) => {
            const { product_id: productId, on } = change;
            try {
              await make(change, left);
            } finally {
              // With the answer in place, or as it was before the tap.
              put({ changes: get().changes.filter((other) => other !== change) });
            }
            if (!left())
              bus.emit(on ? 'wishlist.item.added' : 'wishlist.item.removed', {
                productId,
                count: get().count,
              });
          });

        return {
          ...EMPTY,
          wish: (product_id, on) => {
            const change = { product_id, on, key: randomId() };
            put({ changes: [...get().changes, change] });
            return carryOut(change);
          },
          resume: async () => {
            const changes = taps.getItem(WISHLIST_STORE)?.state.items;
            if (!changes) return;
            put({ changes: [...changes, ...get().changes] });
            await Promise.allSettled(changes.map(carryOut));
            // A repeated answer is as old as the tap.
            await get().refresh();
          },
          refresh: () =>
            inTurn(async (left) => {
              put({ status: 'reading' });
              try {
                const wishlist = await read(left);
                if (wishlist && !left()) put({ wishlist, status: 'ready' });
              } catch {
                // Told by `status`: the part that shows the list says so and offers to try again.
                if (!left()) put({ status: 'failed' });
              }
            }),
          orphan: () => put({ items: get().items.map(({ product_id }) => ({ product_id, unsent: true })) }),
          forget: () => {
            era += 1;
            put({ items: [], changes: [], wishlist: null, status: 'unread' });
          },
        };
      },
      {
        name: WISHLIST_STORE,
        storage: kept.storage,
        partialize: ({ items }) => ({ items }),
        merge: (stored, state) => {
          const items = (stored as PersistedWishlist | undefined)?.items ?? state.items;
          if (JSON.stringify(items) === JSON.stringify(state.items)) return state;
          kept.isWritten(items);
          const ids = withChanges(idsOf(items), state.changes);
          return { ...state, items, ids, count: ids.length };
        },
      },
    ),
  );
  return store;
}

/** Items as storage has them. What did not change is not written: another tab's would be overwritten by ours of before. */
function onlyChanges(storage: WishlistHost['storage']) {
  let written: readonly Favourite[] | undefined;
  const isWritten = (items: readonly Favourite[]): void => {
    written = items;
  };
  return {
    isWritten,
    storage: {
      ...storage,
      setItem: (name, value) => {
        if (value.state.items === written) return;
        isWritten(value.state.items);
        storage.setItem(name, value);
      },
    } satisfies typeof storage,
  };
}
