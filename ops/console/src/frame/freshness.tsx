/** Whether what is shown is still what the registry says. */
import { useQuery } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { useApi, useChanges } from '../api/api-context.tsx';
import type { Live } from '../api/answers.ts';
import { liveQuery } from '../api/queries.ts';

/** Without an answer for so long, nothing on the page can be relied on. */
const STALE_AFTER_MS = 30_000;
/** A stream that is open may be dead; then this shows it. */
const BESIDE_STREAM_MS = 10_000;
const INSTEAD_OF_STREAM_MS = 4_000;

const isStaleAt = (now: number, answeredAt: number): boolean => now - answeredAt > STALE_AFTER_MS;

const started = Date.now();

/** What is live: asked again with every news, and from time to time for the case that none come in. */
export function useLive() {
  const api = useApi();
  const changes = useChanges();
  const isStreaming = useSyncExternalStore(changes.subscribe, changes.isOpen);
  return useQuery({
    ...liveQuery(api),
    refetchInterval: isStreaming ? BESIDE_STREAM_MS : INSTEAD_OF_STREAM_MS,
    refetchIntervalInBackground: true,
  });
}

/** What is live, on pages below one that shows nothing without it. */
export function useShownLive(): Live {
  const { data } = useLive();
  if (!data) throw new Error('what is live is not known here');
  return data;
}

/** @returns since when nothing was heard, milliseconds; `null` while all is well */
export function useStaleSince(): number | null {
  const { dataUpdatedAt } = useLive();
  const answeredAt = dataUpdatedAt === 0 ? started : dataUpdatedAt;
  const isStale = useSyncExternalStore(
    everySecond,
    useCallback(() => isStaleAt(Date.now(), answeredAt), [answeredAt]),
  );
  return isStale ? answeredAt : null;
}

export const useIsStale = (): boolean => useStaleSince() !== null;

function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, 1_000);
  return () => clearInterval(timer);
}

const HALF_A_MINUTE = 30_000;

/** The time, half a minute exact: for what is said as "5 minutes ago". */
export const useNow = (): number => useSyncExternalStore(everyHalfMinute, halfMinute);
const halfMinute = (): number => Math.floor(Date.now() / HALF_A_MINUTE) * HALF_A_MINUTE;
function everyHalfMinute(tick: () => void): () => void {
  const timer = setInterval(tick, HALF_A_MINUTE);
  return () => clearInterval(timer);
}
