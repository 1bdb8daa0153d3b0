/**
 * News of compositions, and of all that is shown to people, across registry processes: Postgres
 * notifications on a connection of its own. When that connection breaks it is made again, and everybody is notified to look.
 */
import { clientConfig } from '@suvarna/database/pool';
import pg from 'pg';
import { CHANGE_TOPIC, isChangeKind, type ChangeKind } from './change-news.ts';

export const COMPOSITION_TOPIC = 'registry_composition';

interface CompositionNews {
  readonly channel: string;
  readonly revision: number;
  readonly sequence: number;
}

export interface CompositionFeed {
  /** `null` means: something may have been missed, read again. The answer unsubscribes. */
  subscribe(listener: (news: CompositionNews | null) => void): () => void;
  /** That something of this kind is new; `null` as above. The answer unsubscribes. */
  onChange(listener: (kind: ChangeKind | null) => void): () => void;
  stop(): Promise<void>;
}

const RETRY = 1_000;

export async function startCompositionFeed(
  url: string,
  onError: (error: Error) => void,
): Promise<CompositionFeed> {
  const listeners = new Set<(news: CompositionNews | null) => void>();
  const viewers = new Set<(kind: ChangeKind | null) => void>();
  const tell = (kind: ChangeKind | null): void => {
    for (const viewer of viewers) viewer(kind);
  };
  const notify = (news: CompositionNews | null): void => {
    for (const listener of listeners) listener(news);
    tell(news && 'composition');
  };
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let stopped = false;

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({
      ...clientConfig({ url, schema: 'registry', name: 'registry-feed' }),
      keepAlive: true,
    });
    fresh.on('notification', ({ channel, payload }) => {
      if (channel === COMPOSITION_TOPIC) notify(JSON.parse(payload ?? 'null') as CompositionNews | null);
      else if (isChangeKind(payload)) tell(payload);
    });
    fresh.on('error', onError);
    fresh.once('end', again);
    await fresh.connect();
    await fresh.query(`listen ${COMPOSITION_TOPIC}; listen ${CHANGE_TOPIC}`);
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
    onChange(viewer) {
      viewers.add(viewer);
      return () => {
        viewers.delete(viewer);
      };
    },
    async stop() {
      stopped = true;
      clearTimeout(retry);
      listeners.clear();
      viewers.clear();
      await client?.end();
    },
  };
}
