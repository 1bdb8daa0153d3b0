import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
const LOOK_MS = 15_000;

const subscribe = (tell: () => void): (() => void) => {
  const timer = setInterval(tell, LOOK_MS);
  return () => clearInterval(timer);
};
const minute = (): number => Math.floor(Date.now() / MINUTE_MS);
const unknownYet = (): null => null;

/** The minute it is in the browser; `null` on the server and while its page, maybe of yesterday, is taken over. */
export function useMinute(): Date | null {
  const now = useSyncExternalStore<number | null>(subscribe, minute, unknownYet);
  return now === null ? null : new Date(now * MINUTE_MS);
}
