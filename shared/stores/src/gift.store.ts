import { persist, type PersistStorage } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { PersistedStore } from './persisted.ts';

/**
 * Gift data (specification §3). It stays through a sign-out (§4), so it is nothing personal: that
 * the purchase is a gift, and not the words for the card.
 */
export interface GiftState {
  readonly is_gift: boolean;
  readonly choose: (isGift: boolean) => void;
}

type Persisted = Pick<GiftState, 'is_gift'>;

export const isGift = (value: unknown): value is Persisted =>
  typeof value === 'object' && value !== null && 'is_gift' in value && typeof value.is_gift === 'boolean';

export function createGiftStore(storage: PersistStorage<Persisted>): PersistedStore<GiftState> {
  return createStore<GiftState>()(
    persist(
      (set) => ({
        is_gift: false,
        choose: (isGift) => set({ is_gift: isGift }),
      }),
      { name: 'checkoutGiftData', storage, partialize: ({ is_gift }) => ({ is_gift }) },
    ),
  );
}
