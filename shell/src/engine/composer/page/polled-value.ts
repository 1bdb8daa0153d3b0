/** What the chrome says about the store: refreshed in the background; documents wait for it only when prices may have changed. */
import type { ComposerLog } from '../log.ts';
import type { PolledValue, SiteTools } from '../site.ts';
import { createApiReader, type CallHeaders } from './api-reader.ts';
import type { Commerce } from './commerce.ts';

const ASK_AGAIN_MS = 10 * 60_000;
/** After a failure, so that a back end in trouble is not asked by every document. */
const PATIENCE_MS = 15_000;
const DEADLINE_MS = 4_000;
/** So long a document waits for a header of its own version. */
const CATCH_UP_MS = 1_500;
/** A read during which the version moves again is of neither. */
const TRIES = 2;

export interface PolledValues {
  readonly poll: SiteTools['poll'];
  /**
   * Resolves when every value has been read once, or could not be. The first documents wait for it:
   * without it a restart would send other bytes for pages that did not change.
   */
  readonly readOnce: () => Promise<void>;
  /**
   * Waits for every value that is being asked for, as those that were just looked at while behind.
   *
   * A value that could not be read stays, so that one call in trouble does not empty the cache of pages.
   */
  readonly catchUp: () => Promise<CaughtUp>;
}

/** Nothing was asked for; what was is there; or it took too long, and a document made now may say two versions. */
export type CaughtUp = 'current' | 'renewed' | 'behind';

export function createPolledValues(
  commerce: Commerce,
  headersOf: (at: PolledValue<unknown>['at']) => CallHeaders,
  log: ComposerLog,
): PolledValues {
  const values: Refreshed<unknown>[] = [];
  return {
    poll(value) {
      const refreshed = refreshInBackground(value, () => headersOf(value.at), commerce, log);
      values.push(refreshed);
      return refreshed.current;
    },
    readOnce: async () => {
      await Promise.all(values.map(({ first }) => first()));
    },
    async catchUp() {
      const awaited = values.flatMap(({ underWay, isBehind }) => {
        const read = underWay();
        return read === null ? [] : [{ read, isBehind }];
      });
      if (awaited.length === 0) return 'current';
      const deadline = Promise.withResolvers<CaughtUp>();
      const timer = setTimeout(() => deadline.resolve('behind'), CATCH_UP_MS);
      const all = Promise.all(awaited.map(({ read }) => read)).then((): CaughtUp =>
        awaited.some(({ isBehind }) => isBehind()) ? 'behind' : 'renewed',
      );
      return Promise.race([all, deadline.promise]).finally(() => clearTimeout(timer));
    },
  };
}

interface Refreshed<Known> {
  /** What is known now, the same object as long as it is the same; asks again when prices may have changed since. */
  readonly current: () => Known | undefined;
  /** Resolves when the first read has ended, and begins it. */
  readonly first: () => Promise<void>;
  readonly underWay: () => Promise<void> | null;
  /** It is of another data version than the newest. */
  readonly isBehind: () => boolean;
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
  let asking: Promise<void> | null = null;
  let firstRead: Promise<void> | undefined;

  const readNow = async (): Promise<void> => {
    let before = '';
    try {
      for (let attempt = 1; attempt <= TRIES; attempt += 1) {
        before = commerce.dataVersion();
        const next = await read(createApiReader(commerce, headers(), AbortSignal.timeout(DEADLINE_MS)));
        // What was drawn with the same stays good.
        if (JSON.stringify(next) !== JSON.stringify(known)) known = next;
        // The very first answer says the first version.
        if (before === '') before = commerce.dataVersion();
        if (before === commerce.dataVersion()) break;
      }
      askAgainAt = now() + ASK_AGAIN_MS;
      version = before;
    } catch (error) {
      log.warn({ error }, `${what} could not be read`);
      askAgainAt = now() + PATIENCE_MS;
      version = commerce.dataVersion();
    }
  };
  const ask = (): Promise<void> =>
    (asking ??= readNow().finally(() => {
      asking = null;
    }));
  const first = (): Promise<void> => (firstRead ??= ask());
  const isBehind = (): boolean => version !== commerce.dataVersion();

  return {
    first,
    isBehind,
    underWay: () => asking,
    current() {
      if (firstRead === undefined) void first();
      else if (isBehind() || now() >= askAgainAt) void ask();
      return known;
    },
  };
}
