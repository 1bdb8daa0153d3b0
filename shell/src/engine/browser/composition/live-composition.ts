/**
 * The composition this page knows. It starts as the one in the document and is read again when an
 * answer of the composer carries a newer revision, when the page comes back into view, and while
 * a slot waits to heal. The document knows its own route alone: the others are read once the page
 * is there, or as soon as a shopper wants to leave it.
 */
import {
  CANARY_COHORT,
  COMPOSITION_PATH,
  type PublicComposition,
  type PublicRemote,
  type PublicRoute,
} from '@suvarna/contracts/public-composition';
import type { createMatcher, Matcher } from '@suvarna/remote-kit/routing';
import { asOverridden } from './remote-override.ts';
import { waitingForConnection, withOneRetry } from './retry.ts';

const READ_DEADLINE_MS = 5_000;
/** Code that waits for the routes would otherwise wait for a whole document over the same line. */
const ROUTES_DEADLINE_MS = 20_000;

export interface LiveComposition {
  readonly get: () => PublicComposition;
  readonly remote: (name: string) => PublicRemote | undefined;
  /** Whose page a language-neutral path is. No remote's while the composition is partial. */
  readonly match: Matcher<PublicRemote, PublicRoute>;
  /** A newer revision was seen somewhere: the next `settled()` reads it. */
  readonly notice: (revision: number) => void;
  /** Reads the composition now. Keeps the known one when it cannot be read. */
  readonly refresh: () => Promise<void>;
  /** Waits until a noticed revision has been read, and routes beyond the document's own. */
  readonly settled: () => Promise<void>;
  /** Resolves once all routes are known; without a line that is when there is one again. */
  readonly whole: () => Promise<void>;
  readonly subscribe: (listener: (composition: PublicComposition) => void) => void;
}

export function createLiveComposition(
  initial: PublicComposition,
  report: (error: unknown) => void,
): LiveComposition {
  let current = asOverridden(initial);
  let noticed = initial.revision;
  let reading: Promise<void> | undefined;
  let known:
    | { readonly composition: PublicComposition; readonly match: Matcher<PublicRemote, PublicRoute> }
    | undefined;
  /** What finds a route comes with the routes: the first view needs neither. */
  let matcher: typeof createMatcher | undefined;
  const listeners: ((composition: PublicComposition) => void)[] = [];

  const read = async (): Promise<void> => {
    const [response, routing] = await Promise.all([
      // Of a canary until it is over, whatever the visitor's next document will be of.
      fetch(
        current.cohort === CANARY_COHORT ? `${COMPOSITION_PATH}?cohort=${CANARY_COHORT}` : COMPOSITION_PATH,
        {
          signal: AbortSignal.timeout(current.partial ? ROUTES_DEADLINE_MS : READ_DEADLINE_MS),
        },
      ),
      import(/* webpackChunkName: "routing" */ '@suvarna/remote-kit/routing'),
    ]);
    matcher = routing.createMatcher;
    if (!response.ok) throw new Error(`composition: answer ${response.status}`);
    const next = (await response.json()) as PublicComposition;
    noticed = Math.max(noticed, next.revision);
    const isSame = next.revision === current.revision && next.shell?.version === current.shell?.version;
    if (isSame && !current.partial) return;
    current = asOverridden(next);
    if (isSame) return;
    for (const listener of listeners) listener(current);
  };
  /** One reading at a time, however many ask. */
  const readOnce = (): Promise<void> => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };
  const refresh = (): Promise<void> => readOnce().catch(report);
  const settled = (): Promise<void> =>
    reading || current.partial || noticed > current.revision ? refresh() : Promise.resolve();

  return {
    get: () => current,
    remote: (name) => current.remotes.find((remote) => remote.name === name),
    notice: (revision) => {
      if (revision <= noticed) return;
      noticed = revision;
      void refresh();
    },
    match: (path) => {
      if (current.partial || !matcher) return null;
      if (known?.composition !== current) known = { composition: current, match: matcher(current.remotes) };
      return known.match(path);
    },
    refresh,
    settled,
    whole: async () => {
      if (current.partial) await waitingForConnection(() => withOneRetry(readOnce)).catch(report);
    },
    subscribe: (listener) => {
      listeners.push(listener);
    },
  };
}
