import {
  type Cart,
  cartAdd,
  type CartAddBody,
  cartList,
  cartRemove,
  cartUpdate,
} from '@suvarna/contracts/bag';
import { type ApiClient, call, isApiFailure } from '@suvarna/contracts/call';
import type { EventBus } from '@suvarna/event-bus';
import { persist, type PersistStorage } from 'zustand/middleware';
import type { PersistedStore } from './persisted.ts';
import { createStore } from 'zustand/vanilla';

/** What is kept in the browser under the key `cart`: a number for the badge, nothing personal. */
interface Persisted {
  readonly count: number;
}

export interface BagState {
  /** Pieces in the bag. Right after a reload the remembered number, then the server's. */
  readonly count: number;
  /** The bag as the server last priced it; `null` until it was asked. */
  readonly cart: Cart | null;
  /** `failed`: the last read did not work, `cart` may be old. */
  readonly status: 'unread' | 'reading' | 'ready' | 'failed';
  /** Adds pieces. Rejects with `ApiFailure`; the bag is then as it was, or read again when it is not known. `title` is for the announcement. */
  readonly add: (line: CartAddBody, about: { readonly title: string }) => Promise<void>;
  /** Sets the pieces of a line. Rejects with `ApiFailure`. */
  readonly update: (itemId: string, quantity: number) => Promise<void>;
  /** Keeps words for the card that goes along with a line; `''` takes them away. Rejects with `ApiFailure`. */
  readonly setGiftNote: (itemId: string, note: string) => Promise<void>;
  /** Takes a line out. Rejects with `ApiFailure`. */
  readonly remove: (itemId: string) => Promise<void>;
  /** Reads the bag. A failure is told by `status`, not thrown. */
  readonly refresh: () => Promise<void>;
  /** Forgets this browser's copy; the customer's bag on the server stays (domain-rules §2.14 row 31). */
  readonly forget: () => void;
}

export interface BagHost {
  readonly api: ApiClient & { readonly ensureGuest: () => Promise<void> };
  readonly bus: Pick<EventBus, 'emit'>;
  /** No token, no bag: nothing to ask the server for. */
  readonly hasToken: () => boolean;
  readonly storage: PersistStorage<Persisted>;
}

const EMPTY = { count: 0, cart: null, status: 'unread' } as const;

/** Name of the persisted store (specification §3). */
export const BAG_STORE = 'cart';

export function createBagStore({ api, bus, hasToken, storage }: BagHost): PersistedStore<BagState> {
  /**
   * Whether other tabs hear of a change. They hear what the server said and nothing else: a tab that is
   * about to ask still has the number of before, the others would ask again because of it, and so on without end.
   */
  let publishing = false;
  const published: typeof storage = {
    ...storage,
    setItem: (name, value) => (publishing ? storage.setItem(name, value) : undefined),
  };

  return createStore<BagState>()(
    persist(
      (set, get) => {
        /** Answers can overtake each other: only the one asked for last may speak. */
        let asked = 0;
        /** The last question that was answered. */
        let heard = 0;

        const publish = (state: Partial<BagState>): void => {
          publishing = true;
          try {
            set(state);
          } finally {
            publishing = false;
          }
        };
        const accept = (turn: number, cart: Cart): void => {
          if (turn !== asked) return;
          heard = turn;
          const before = get().count;
          publish({ cart, count: cart.count, status: 'ready' });
          if (cart.count !== before) bus.emit('bag.contents.changed', { count: cart.count });
        };
        const change = async (ask: () => Promise<Cart>): Promise<Cart> => {
          await api.ensureGuest();
          asked += 1;
          const turn = asked;
          try {
            const cart = await ask();
            accept(turn, cart);
            return cart;
          } catch (error) {
            if (turn === asked) {
              // No answer, or none that can be read: it may have been done all the same. And what was asked
              // before was not listened to, for the sake of this one. The server says.
              const isUnknown = isApiFailure(error) && error.status < 400;
              if (isUnknown || heard < turn - 1) void get().refresh();
              else heard = turn;
            }
            throw error;
          }
        };

        return {
          ...EMPTY,
          add: async (line, { title }) => {
            const cart = await change(() => call(api, cartAdd, { body: line }));
            bus.emit('bag.line-item.added', {
              productId: line.product_id,
              sku: line.sku ?? '',
              title,
              quantity: line.quantity,
              count: cart.count,
            });
          },
          update: async (itemId, quantity) => {
            await change(() => call(api, cartUpdate, { body: { item_id: itemId, quantity } }));
          },
          setGiftNote: async (itemId, note) => {
            await change(() => call(api, cartUpdate, { body: { item_id: itemId, gift_note: note } }));
          },
          remove: async (itemId) => {
            const sku = get().cart?.items.find((item) => item.item_id === itemId)?.sku ?? '';
            const cart = await change(() => call(api, cartRemove, { body: { item_id: itemId } }));
            bus.emit('bag.line-item.removed', { sku, count: cart.count });
          },
          refresh: async () => {
            if (!hasToken()) {
              publish({ ...EMPTY, status: 'ready' });
              return;
            }
            asked += 1;
            const turn = asked;
            set({ status: 'reading' });
            try {
              accept(turn, await call(api, cartList));
            } catch {
              // Told by `status`: the part that shows the bag says so and offers to try again.
              if (turn === asked) set({ status: 'failed' });
            }
          },
          forget: () => {
            asked += 1;
            heard = asked;
            const { count } = get();
            publish(EMPTY);
            if (count !== 0) bus.emit('bag.contents.changed', { count: 0 });
          },
        };
      },
      { name: BAG_STORE, storage: published, partialize: ({ count }) => ({ count }) },
    ),
  );
}
