/** The part of `Storage` the store uses. None of its calls throws. */
export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): readonly string[];
}

/**
 * Web storage that may be switched off, full, or taken away at any time (private windows, embedded
 * frames, quotas). What cannot be written is kept in memory for the life of the page, so a shopper
 * without storage can still fill a bag.
 *
 * @param open reads the storage object; browsers throw at that very read when it is forbidden.
 */
export function createSafeStorage(open: () => Storage | undefined): SafeStorage {
  const memory = new Map<string, string>();

  const attempt = <Answer>(action: (storage: Storage) => Answer): Answer | undefined => {
    try {
      const storage = open();
      return storage === undefined ? undefined : action(storage);
    } catch {
      // Expected: forbidden or full. The caller falls back to memory.
      return undefined;
    }
  };

  return {
    get: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    set(key, value) {
      const written = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      });
      if (written) memory.delete(key);
      else {
        // An old value must not come back on the next page when the new one did not fit.
        attempt((storage) => storage.removeItem(key));
        memory.set(key, value);
      }
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key));
    },
    keys: () => [...new Set([...memory.keys(), ...(attempt((storage) => Object.keys(storage)) ?? [])])],
  };
}
