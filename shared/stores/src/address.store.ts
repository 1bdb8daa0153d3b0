import { persist, type PersistStorage } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { PersistedStore } from './persisted.ts';

type Fields = Readonly<Record<string, string>>;

/**
 * The address being written at checkout (specification §3). It is there again after a reload, a
 * renewed session or a sign-in (fault matrix row 38). A customer's is gone once it is saved, since
 * it is among the saved ones then; a guest has none, and keeps it until the order is paid.
 */
export interface AddressState {
  readonly fields: Fields | null;
  readonly keep: (fields: Fields) => void;
  readonly forget: () => void;
}

type Persisted = Pick<AddressState, 'fields'>;

const LONGEST = 400;

export const isKeptAddress = (value: unknown): value is Persisted =>
  typeof value === 'object' &&
  value !== null &&
  'fields' in value &&
  (value.fields === null ||
    (typeof value.fields === 'object' &&
      Object.values(value.fields).every((field) => typeof field === 'string' && field.length <= LONGEST)));

export function createAddressStore(storage: PersistStorage<Persisted>): PersistedStore<AddressState> {
  return createStore<AddressState>()(
    persist(
      (set) => ({
        fields: null,
        keep: (fields) => set({ fields }),
        forget: () => set({ fields: null }),
      }),
      { name: 'address', storage, partialize: ({ fields }) => ({ fields }) },
    ),
  );
}
