/**
 * News of compositions across registry processes: Postgres notifications on a connection of its
 * own. When that connection breaks it is made again, and everybody is notified to look.
 */
import { clientConfig } from '@suvarna/database/pool';
import pg from 'pg';

export const COMPOSITION_TOPIC = 'registry_composition';

interface CompositionNews {
  readonly channel: string;
  readonly revision: number;
  readonly sequence: number;
}

export interface CompositionFeed {
  /** `null` means: something may have been missed, read again. The answer unsubscribes. */
  subscribe(listener: (news: CompositionNews | null) => void): () => void;
  stop(): Promise<void>;
}

const RETRY = 1_000;

export async function startCompositionFeed(
  url: string,
  onError: (error: Error) => void,
): Promise<CompositionFeed> {
  const listeners = new Set<(news: CompositionNews | null) => void>();
  const notify = (news: CompositionNews | null): void => {
    for (const listener of listeners) listener(news);
  };
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      ...clientConfig({ url, schema: 'registry', name: 'registry-feed' }),
      keepAlive: true,
    });
    fresh.on('notification', ({ payload }) =>
      notify(JSON.parse(payload ?? 'null') as CompositionNews | null),
    );
    fresh.on('error', onError);
    fresh.once('end', again);
    await fresh.connect();
    await fresh.query(`listen ${COMPOSITION_TOPIC}`);
    client = fresh;
  };
  const again = (): void => {
    if (stopped) return;
    clearTimeout(retry);
    retry = setTimeout(() => {
      connect().then(
        () => notify(null),
        (error: unknown) => {
          onError(error instanceof Error ? error : new Error(String(error)));
          again();
        },
      );
    }, RETRY);
  };

  await connect();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    async stop() {
      stopped = true;
      clearTimeout(retry);
      listeners.clear();
      await client?.end();
    },
  };
}
