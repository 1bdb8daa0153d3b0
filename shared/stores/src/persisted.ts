import type { SafeStorage } from '@suvarna/session';
import type { PersistStorage, StorageValue } from 'zustand/middleware';
import type { StoreApi } from 'zustand/vanilla';

/** A store that is kept in the browser, as far as its keeper needs it. */
export interface PersistedStore<State> extends StoreApi<State> {
  readonly persist: {
    readonly getOptions: () => { readonly name?: string };
    readonly clearStorage: () => void;
    /** Takes over what another tab wrote. */
    readonly rehydrate: () => Promise<void> | void;
  };
}

/** Storage that answers at once. */
export interface PageStorage<State> extends PersistStorage<State> {
  readonly getItem: (name: string) => StorageValue<State> | null;
}

/** A persisted store on storage that never throws; what is there but not of the right shape is forgotten. */
export function persisted<State>(
  local: SafeStorage,
  isState: (value: unknown) => value is State,
): PageStorage<State> {
  return {
    getItem: (name) => {
      const text = local.get(name);
      if (text === null) return null;
      const found = parse(text);
      if (typeof found === 'object' && found !== null && 'state' in found && isState(found.state))
        return { state: found.state };
      local.remove(name);
      return null;
    },
    setItem: (name, value) => local.set(name, JSON.stringify(value)),
    removeItem: (name) => local.remove(name),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Half-written or foreign text under our key counts as nothing stored.
    return null;
  }
}
