/**
 * Gets pages ready before they are asked for: code when a link comes into view, code and data when
 * a finger or pointer is on it. Keeps a few, for a short while, and nothing on a metered line.
 */
import type { Prepared, RemoteModule } from '@suvarna/remote-kit/host';
import type { Destination } from '../navigation/signpost.ts';

const KEPT = 16;
const FRESH_MS = 30_000;
/** The way back shows a page as it was left, about as long as a shopper looks at the next one. */
const LEFT_FRESH_MS = 5 * 60_000;
const LEFT_KEPT = 8;

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
  /**
   * The same for a page that no shopper is about to visit: when its code is there, in a task of its own.
   * Several whose code came in one file took the thread together, for a tenth of a second on a slow phone.
   */
  readonly startInTurn: (destination: Destination, code: Promise<void>) => void;
  /** Hands a prepared page over, once. `undefined` when there is none, or it is stale. */
  readonly take: (destination: Destination) => Promise<Ready> | undefined;
  /** A page that was on screen is left: the way back need not ask for it again. Only for pages that are about no person. */
  readonly leave: (destination: Destination, ready: Ready) => void;
  /** Hands a page over that was left lately. */
  readonly takeLeft: (destination: Destination) => Promise<Ready> | undefined;
}

interface Options {
  readonly prepare: (destination: Destination, signal: AbortSignal) => Promise<Ready>;
  readonly revision: () => number;
  readonly now: () => number;
  /** Lets the browser paint and take input. */
  readonly pause: () => Promise<void>;
}

export function createPrefetcher({ prepare, revision, now, pause }: Options): Prefetcher {
  const entries = new Map<string, Entry>();
  const left = new Map<string, Entry>();

  const usable = (entry: Entry, freshMs = FRESH_MS): boolean =>
    entry.revision === revision() && now() - entry.madeAt < freshMs;
  const add = (to: Map<string, Entry>, key: string, ready: Promise<Ready>, most: number): void => {
    to.delete(key);
    to.set(key, { ready, revision: revision(), madeAt: now() });
    const oldest = to.keys().next();
    if (to.size > most && !oldest.done) to.delete(oldest.value);
  };

  const start = (destination: Destination): void => {
    const key = destination.url.href;
    const known = entries.get(key);
    if (known && usable(known)) return;
    const ready = prepare(destination, new AbortController().signal);
    // The visit that takes it sees the failure; one that is not taken is only forgotten.
    ready.catch(() => entries.delete(key));
    add(entries, key, ready, KEPT);
  };
  let turn = Promise.resolve();

  return {
    start,
    startInTurn: (destination, code) => {
      // Whose code is slow to come holds up no other page.
      void code.then(() => {
        turn = turn.then(pause).then(() => start(destination));
      });
    },
    take: (destination) => {
      const key = destination.url.href;
      const known = entries.get(key);
      entries.delete(key);
      return known && usable(known) ? known.ready : undefined;
    },
    leave: ({ url }, ready) => add(left, url.href, Promise.resolve(ready), LEFT_KEPT),
    takeLeft: ({ url }) => {
      const known = left.get(url.href);
      left.delete(url.href);
      return known && usable(known, LEFT_FRESH_MS) ? known.ready : undefined;
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
