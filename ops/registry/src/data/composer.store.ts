import type { Pool } from '@suvarna/database/pool';
import type { ComposerStore, SeenComposer } from '../domain/ports.ts';
import { tellOfChange } from './change-news.ts';

/** Three times as long as composers wait before they say so again. */
const GONE_AFTER_MS = 90_000;
const FORGOTTEN_AFTER_MS = 24 * 3_600_000;

export function createComposerStore(pool: Pool, now: () => Date): ComposerStore {
  const ago = (milliseconds: number): Date => new Date(now().getTime() - milliseconds);
  return {
    async seen(channel, { composer, revision, shell }) {
      await pool.query(
        `insert into composer (channel, composer, revision, shell, seen_at) values ($1, $2, $3, $4, $5)
         on conflict (channel, composer) do update set revision = excluded.revision, shell = excluded.shell, seen_at = excluded.seen_at`,
        [channel, composer, revision, shell, now()],
      );
      await pool.query('delete from composer where seen_at < $1', [ago(FORGOTTEN_AFTER_MS)]);
      await tellOfChange(pool, 'composers');
    },
    async running(channel) {
      const { rows } = await pool.query<SeenComposer>(
        'select composer, revision, shell, seen_at as "seenAt" from composer where channel = $1 and seen_at >= $2 order by composer',
        [channel, ago(GONE_AFTER_MS)],
      );
      return rows;
    },
  };
}
