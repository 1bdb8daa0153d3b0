import { persist, type PersistStorage } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { PersistedStore } from './persisted.ts';

/** Which addresses the shopper chose at checkout (specification §3). Ids only: the addresses themselves stay with the server. */
export interface ShippingAddressState {
  readonly shipping_address_id: string | null;
  /** The shipping address when `null`. */
  readonly billing_address_id: string | null;
  readonly choose: (shipping: string, billing: string | null) => void;
  readonly forget: () => void;
}

type Persisted = Pick<ShippingAddressState, 'shipping_address_id' | 'billing_address_id'>;

export function createShippingAddressStore(
  storage: PersistStorage<Persisted>,
): PersistedStore<ShippingAddressState> {
  return createStore<ShippingAddressState>()(
    persist(
      (set) => ({
        shipping_address_id: null,
        billing_address_id: null,
        choose: (shipping, billing) => set({ shipping_address_id: shipping, billing_address_id: billing }),
        forget: () => set({ shipping_address_id: null, billing_address_id: null }),
      }),
      {
        name: 'shippingAddress',
        storage,
        partialize: ({ shipping_address_id, billing_address_id }) => ({
          shipping_address_id,
          billing_address_id,
        }),
      },
    ),
  );
}
