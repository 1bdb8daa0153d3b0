import { persist, type PersistStorage } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { PersistedStore } from './persisted.ts';

/** The coupon the shopper applied (specification §3): offered again where the bag has lost it. Whether it counts, the store says. */
export interface CheckoutCouponState {
  /** As the shop writes it; `''` for none. */
  readonly code: string;
  readonly keep: (code: string) => void;
  readonly forget: () => void;
}

type Persisted = Pick<CheckoutCouponState, 'code'>;

export const isCoupon = (value: unknown): value is Persisted =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  typeof value.code === 'string' &&
  value.code.length <= 32;

export function createCheckoutCouponStore(
  storage: PersistStorage<Persisted>,
): PersistedStore<CheckoutCouponState> {
  return createStore<CheckoutCouponState>()(
    persist(
      (set) => ({
        code: '',
        keep: (code) => set({ code }),
        forget: () => set({ code: '' }),
      }),
      { name: 'checkoutCoupon', storage, partialize: ({ code }) => ({ code }) },
    ),
  );
}
