import { persist, type PersistStorage } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { PersistedStore } from './persisted.ts';

/** The Indian pincode this browser asks delivery days for (specification §3, persisted stores). */
export interface PincodeState {
  /** Six digits; `''` while the shopper has given none. */
  readonly pincode: string;
  /**
   * The shopper's own word: kept here, in the cookie, and by the server when it knows the shopper;
   * and whether the store reaches it within a day, as it just said.
   */
  readonly keep: (pincode: string, express: boolean) => void;
  /** The shopper takes it back, also from the server. */
  readonly remove: () => void;
  /** Forgets this browser's copy; what the server keeps for a customer stays. */
  readonly forget: () => void;
}

type Persisted = Pick<PincodeState, 'pincode'>;

export interface PincodeHost {
  readonly storage: PersistStorage<Persisted>;
  /** Writes the cookie `expressPincode`; `''` ends it. */
  readonly writeCookie: (pincode: string) => void;
  /** Writes `expressDelivery` (specification §3). */
  readonly markExpress: (express: boolean) => void;
  /** Tells the server; `''` when there is none any more. Nothing waits for it. */
  readonly tell: (pincode: string) => void;
}

export function createPincodeStore({
  storage,
  writeCookie,
  markExpress,
  tell,
}: PincodeHost): PersistedStore<PincodeState> {
  return createStore<PincodeState>()(
    persist(
      (set, get) => {
        const put = (pincode: string): void => {
          set({ pincode });
          writeCookie(pincode);
        };
        return {
          pincode: '',
          keep: (pincode, express) => {
            const news = pincode !== get().pincode;
            put(pincode);
            markExpress(express);
            if (news) tell(pincode);
          },
          remove: () => {
            put('');
            tell('');
          },
          forget: () => put(''),
        };
      },
      { name: 'pincode', storage, partialize: ({ pincode }) => ({ pincode }) },
    ),
  );
}
