import { STORAGE_KEYS } from './storage-keys.ts';

/**
 * Whether this browser still knows its shopper on the next document. Where storage is switched off or
 * full, the token lives as long as the page, and a guest's bag with it.
 */
export function keepsShopper(): boolean {
  try {
    const { localStorage } = globalThis;
    return [STORAGE_KEYS.token, STORAGE_KEYS.guestToken].some((key) => localStorage.getItem(key) !== null);
  } catch {
    // Expected: forbidden, even to look.
    return false;
  }
}
