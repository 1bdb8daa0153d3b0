import { RECENT_MAX } from '@suvarna/contracts/catalogue';
import { persist, type PersistStorage } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { PersistedStore } from './persisted.ts';

/** Recently viewed item: `product_id` (specification §3). */
export interface RecentlyViewedState {
  /** Newest first, at most {@link RECENT_MAX}, each product once. */
  readonly items: readonly { readonly product_id: number }[];
  readonly see: (productId: number) => void;
  readonly forget: () => void;
}

type Persisted = Pick<RecentlyViewedState, 'items'>;

export function createRecentlyViewedStore(
  storage: PersistStorage<Persisted>,
): PersistedStore<RecentlyViewedState> {
  return createStore<RecentlyViewedState>()(
    persist(
      (set, get) => ({
        items: [],
        see: (productId) => {
          const others = get().items.filter((item) => item.product_id !== productId);
          set({ items: [{ product_id: productId }, ...others].slice(0, RECENT_MAX) });
        },
        forget: () => set({ items: [] }),
      }),
      { name: 'recentlyViewed', storage, partialize: ({ items }) => ({ items }) },
    ),
  );
}
