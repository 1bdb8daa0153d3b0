import { createSafeStorage } from '@suvarna/session';

/** Of this tab. An id says nothing without the account it is in, and is no person's in another. */
const KEY = 'sizesFor';
const storage = createSafeStorage(() => globalThis.window?.sessionStorage);

/** Whom this tab shops for, and for which finger: a key of `SizeEntry`. */
export const lastKey = {
  read: (): string | null => storage.get(KEY),
  keep: (key: string): void => storage.set(KEY, key),
} as const;
