/** What the chrome says about the store: refreshed in the background, beside the documents; none of them waits for it. */
import type { ComposerLog } from '../log.ts';
import type { PolledValue, SiteTools } from '../site.ts';
import { createApiReader, type CallHeaders } from './api-reader.ts';
import type { Commerce } from './commerce.ts';

const ASK_AGAIN_MS = 10 * 60_000;
/** After a failure, so that a back end in trouble is not asked by every document. */
const PATIENCE_MS = 15_000;
const DEADLINE_MS = 4_000;

export interface PolledValues {
  readonly poll: SiteTools['poll'];
  /**
   * Resolves when every value has been read once, or could not be. The first documents wait for it:
   * without it a restart would send other bytes for pages that did not change.
   */
  readonly readOnce: () => Promise<void>;
}

export function createPolledValues(
  commerce: Commerce,
  headersOf: (at: PolledValue<unknown>['at']) => CallHeaders,
  log: ComposerLog,
): PolledValues {
  const firstReads: (() => Promise<void>)[] = [];
  return {
    poll(value) {
      const { current, first } = refreshInBackground(value, () => headersOf(value.at), commerce, log);
      firstReads.push(first);
      return current;
    },
    readOnce: async () => {
      await Promise.all(firstReads.map((first) => first()));
    },
  };
}

interface Refreshed<Known> {
  /** What is known now, the same object as long as it is the same; asks anew when prices may have changed since. */
  readonly current: () => Known | undefined;
  /** Resolves when the first read has ended, and begins it. */
  readonly first: () => Promise<void>;
}

export function refreshInBackground<Known>(
  { what, read }: Pick<PolledValue<Known>, 'what' | 'read'>,
  headers: () => CallHeaders,
  commerce: Commerce,
  log: ComposerLog,
  now: () => number = Date.now,
): Refreshed<Known> {
  let known: Known | undefined;
  let version: string | undefined;
  let askAgainAt = 0;
  let asking = false;
  let firstRead: Promise<void> | undefined;

  const ask = async (): Promise<void> => {
    asking = true;
    try {
      const next = await read(createApiReader(commerce, headers(), AbortSignal.timeout(DEADLINE_MS)));
      // What was drawn with the same stays good.
      if (JSON.stringify(next) !== JSON.stringify(known)) known = next;
      askAgainAt = now() + ASK_AGAIN_MS;
    } catch (error) {
      log.warn({ error }, `${what} could not be read`);
      askAgainAt = now() + PATIENCE_MS;
    } finally {
      version = commerce.dataVersion();
      asking = false;
    }
  };
  const first = (): Promise<void> => (firstRead ??= ask());

  return {
    first,
    current() {
      if (firstRead === undefined) void first();
      else if (!asking && (version !== commerce.dataVersion() || now() >= askAgainAt)) void ask();
      return known;
    },
  };
}
