import pg from 'pg';
import { setTimeout as delay } from 'node:timers/promises';
import { clientConfig, type PoolOptions } from './pool.ts';

const PAUSE_MS = { first: 200, longest: 5_000 };

export interface ListenOptions extends Pick<PoolOptions, 'url' | 'schema' | 'role' | 'name'> {
  /** As in `pg_notify(channel, …)`. */
  readonly channel: string;
  /** Something was said, or may have been said while nobody listened. */
  readonly onHeard: () => void;
  /** The connection was lost, or could not be made; it is tried again. */
  readonly onTrouble: (error: unknown) => void;
}

/** A session of its own that hears what transactions announce (PostgreSQL LISTEN), made again when it is lost. */
export function listen({ channel, onHeard, onTrouble, ...where }: ListenOptions): { close(): Promise<void> } {
  const stop = new AbortController();

  async function hear(): Promise<void> {
    const client = new pg.Client({ ...clientConfig(where), keepAlive: true });
    const gone = Promise.withResolvers<void>();
    stop.signal.addEventListener('abort', () => gone.resolve(), { once: true });
    client.on('error', gone.reject).on('end', () => gone.resolve());
    try {
      await client.connect();
      client.on('notification', onHeard);
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
      onHeard();
      await gone.promise;
    } finally {
      await client.end();
    }
  }

  async function go(): Promise<void> {
    for (let pause = PAUSE_MS.first; !stop.signal.aborted; pause = Math.min(pause * 2, PAUSE_MS.longest)) {
      try {
        await hear();
        pause = PAUSE_MS.first;
      } catch (error) {
        onTrouble(error);
      }
      // Ends early when it is closed in the meantime, and only then.
      await delay(pause, undefined, { signal: stop.signal }).catch(() => undefined);
    }
  }

  const going = go();
  return {
    async close() {
      stop.abort();
      await going;
    },
  };
}
