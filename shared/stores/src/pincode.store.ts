import { persist, type PersistStorage } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { PersistedStore } from './persisted.ts';

/** The Indian pincode this browser asks delivery days for (specification §3, persisted stores). */
export interface PincodeState {
  /** Six digits; `''` while the shopper has given none. */
  readonly pincode: string;
  readonly keep: (pincode: string) => void;
  readonly forget: () => void;
}

type Persisted = Pick<PincodeState, 'pincode'>;

export function createPincodeStore(storage: PersistStorage<Persisted>): PersistedStore<PincodeState> {
  return createStore<PincodeState>()(persist((set) => ({
    pincode: '',
    keep: (pincode) => set({ pincode }),
    forget: () => set({ pincode: '' }),
  }), { name: 'pincode', storage, partialize: ({ pincode }) => ({ pincode }) }));
}
