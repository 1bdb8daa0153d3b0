/**
 * What this browser has been asked. A question that was turned down rests by a cookie of its own:
 * its age is the rest, and unlike local storage it is still there after a sign-out.
 */
import { browserStorage, DEVICE_COOKIE, pageCookies, readCookie, writePageCookie } from '@suvarna/session';

const DAY_S = 86_400;

type Resting = 'rest-pincode' | 'rest-notification';

/** In the tab's storage: how many prompts of the clock this session has had. */
const ASKED = 'promptsAsked';
const PROBE = 'rest-probe';

export interface Memory {
  /** Whether a rest outlives the page: without cookies the same question would come with every document. */
  readonly lasts: boolean;
  readonly isResting: (question: Resting) => boolean;
  readonly rest: (question: Resting, days: number) => void;
  /** A marker of this device: in local storage, or in the cookie that brings it back after a sign-out (domain rules §2.14 row 30). */
  readonly isMarked: (key: string) => boolean;
  readonly read: (key: string) => string | null;
  readonly mark: (key: string, value: string) => void;
  readonly cookie: (name: string) => string | null;
  /** How many prompts of the clock this session has had. */
  readonly asked: () => number;
  readonly countAsked: () => void;
}

export function createMemory(): Memory {
  const { local, tab } = browserStorage;
  // Browsers may refuse cookies: then the page remembers for as long as it lives.
  const rested = new Set<Resting>();
  const cookie = (name: string): string | null => readCookie(pageCookies(), name);
  writePageCookie(`${PROBE}=1; path=/; max-age=60; samesite=lax`);
  const lasts = cookie(PROBE) !== null;
  writePageCookie(`${PROBE}=; path=/; max-age=0; samesite=lax`);
  return {
    lasts,
    cookie,
    isResting: (question) => rested.has(question) || cookie(question) !== null,
    rest: (question, days) => {
      rested.add(question);
      writePageCookie(`${question}=1; path=/; max-age=${days * DAY_S}; samesite=lax`);
    },
    isMarked: (key) => local.get(key) !== null || new URLSearchParams(cookie(DEVICE_COOKIE) ?? '').has(key),
    read: (key) => local.get(key),
    mark: (key, value) => local.set(key, value),
    asked: () => Number(tab.get(ASKED) ?? 0),
    countAsked: () => tab.set(ASKED, String(Number(tab.get(ASKED) ?? 0) + 1)),
  };
}
