/** What was searched for lately, in this browser only; gone at sign-out with the rest of its storage. */
import { createSafeStorage, type SafeStorage } from '@suvarna/session';

const KEY = 'recentSearches';
const KEPT = 6;
const LONGEST = 80;

export interface RecentSearches {
  /** Newest first. */
  readonly read: () => readonly string[];
  readonly add: (words: string) => readonly string[];
  /** Forgets one. */
  readonly remove: (words: string) => readonly string[];
  readonly clear: () => readonly string[];
}

export function createRecentSearches(
  local: SafeStorage = createSafeStorage(() => globalThis.window?.localStorage),
): RecentSearches {
  const read = (): readonly string[] => {
    try {
      const kept: unknown = JSON.parse(local.get(KEY) ?? '[]');
      return Array.isArray(kept)
        ? kept.filter((one): one is string => typeof one === 'string' && one.length <= LONGEST).slice(0, KEPT)
        : [];
    } catch {
      // Foreign or half-written text under our key counts as nothing kept.
      return [];
    }
  };
  return {
    read,
    add(words) {
      const asked = words.trim().replaceAll(/\s+/g, ' ');
      if (asked.length < 2) return read();
      const same = (one: string): boolean => one.toLowerCase() === asked.toLowerCase();
      const kept = [asked, ...read().filter((one) => !same(one))].slice(0, KEPT);
      local.set(KEY, JSON.stringify(kept));
      return kept;
    },
    remove(words) {
      const kept = read().filter((one) => one !== words);
      if (kept.length === 0) local.remove(KEY);
      else local.set(KEY, JSON.stringify(kept));
      return kept;
    },
    clear() {
      local.remove(KEY);
      return [];
    },
  };
}
