/**
 * The composition this page knows. It starts as the one in the document and is read again when an
 * answer of the composer carries a newer revision, when the page comes back into view, and while
 * a slot waits to heal.
 */
import {
  COMPOSITION_PATH,
  type PublicComposition,
  type PublicRemote,
} from '@suvarna/contracts/release-delivery/public-composition';
import { asOverridden } from './remote-override.ts';

const READ_DEADLINE_MS = 5_000;

export interface LiveComposition {
  readonly get: () => PublicComposition;
  readonly remote: (name: string) => PublicRemote | undefined;
  /** A newer revision was seen somewhere: the next `settled()` reads it. */
  readonly notice: (revision: number) => void;
  /** Reads the composition now. Keeps the known one when it cannot be read. */
  readonly refresh: () => Promise<void>;
  /** Waits until a noticed revision has been read. */
  readonly settled: () => Promise<void>;
  readonly subscribe: (listener: (composition: PublicComposition) => void) => void;
}

export function createLiveComposition(
  initial: PublicComposition,
  report: (error: unknown) => void,
): LiveComposition {
  let current = asOverridden(initial);
  let noticed = initial.revision;
  let reading: Promise<void> | undefined;
  const listeners: ((composition: PublicComposition) => void)[] = [];

  const read = async (): Promise<void> => {
    const response = await fetch(COMPOSITION_PATH, { signal: AbortSignal.timeout(READ_DEADLINE_MS) });
    if (!response.ok) throw new Error(`composition: answer ${response.status}`);
    const next = (await response.json()) as PublicComposition;
    noticed = Math.max(noticed, next.revision);
    if (next.revision === current.revision && next.shell?.version === current.shell?.version) return;
    current = asOverridden(next);
    for (const listener of listeners) listener(current);
  };
  const refresh = (): Promise<void> => {
    reading ??= read()
      .catch(report)
      .finally(() => {
        reading = undefined;
      });
    return reading;
  };

  return {
    get: () => current,
    remote: (name) => current.remotes.find((remote) => remote.name === name),
    notice: (revision) => {
      if (revision <= noticed) return;
      noticed = revision;
      void refresh();
    },
    refresh,
    settled: () => reading ?? Promise.resolve(),
    subscribe: (listener) => {
      listeners.push(listener);
    },
  };
}
