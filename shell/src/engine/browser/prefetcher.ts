/**
 * Gets pages ready before they are asked for: code when a link comes into view, code and data when
 * a finger or pointer is on it. Keeps a few, for a short while, and nothing on a metered line.
 */
import type { Prepared, RemoteModule } from '@suvarna/remote-kit/host';
import type { Destination } from './signpost.ts';

const KEPT = 16;
const FRESH_MS = 30_000;

export interface Ready {
  readonly module: RemoteModule;
  readonly prepared: Prepared;
}

interface Entry {
  readonly ready: Promise<Ready>;
  readonly revision: number;
  readonly madeAt: number;
}

export interface Prefetcher {
  /** Starts to prepare a page, unless that is already under way. */
  readonly start: (destination: Destination) => void;
  /** Hands a prepared page over, once. `undefined` when there is none, or it is stale. */
  readonly take: (destination: Destination) => Promise<Ready> | undefined;
}

interface Options {
  readonly prepare: (destination: Destination, signal: AbortSignal) => Promise<Ready>;
  readonly revision: () => number;
  readonly now: () => number;
}

export function createPrefetcher({ prepare, revision, now }: Options): Prefetcher {
  const entries = new Map<string, Entry>();

  const usable = (entry: Entry): boolean => entry.revision === revision() && now() - entry.madeAt < FRESH_MS;

  return {
    start: (destination) => {
      const key = destination.url.href;
      const known = entries.get(key);
      if (known && usable(known)) return;
      const ready = prepare(destination, new AbortController().signal);
      // The visit that takes it sees the failure; one nobody takes is only forgotten.
      ready.catch(() => entries.delete(key));
      entries.delete(key);
      entries.set(key, { ready, revision: revision(), madeAt: now() });
      const oldest = entries.keys().next();
      if (entries.size > KEPT && !oldest.done) entries.delete(oldest.value);
    },
    take: (destination) => {
      const key = destination.url.href;
      const known = entries.get(key);
      entries.delete(key);
      return known && usable(known) ? known.ready : undefined;
    },
  };
}

/** Honours a shopper who saves data, and lines too slow to share or not there. */
export function connectionIsGenerous(): boolean {
  if (!navigator.onLine) return false;
  const line = (navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } })
    .connection;
  return !line?.saveData && !(line?.effectiveType ?? '').endsWith('2g');
}
