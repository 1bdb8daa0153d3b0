import type { Pool } from '@suvarna/database/pool';
import type { Release, ReleaseStore } from '../domain/ports.ts';
import { appendAudit, type SignedLog } from './audit.store.ts';
import { inTransaction } from './transaction.ts';

const SELECT = `select release, remote, version, descriptor, published_at as "publishedAt", published_by as "publishedBy" from release`;

export function createReleaseStore(pool: Pool, log: SignedLog): ReleaseStore {
  const one = async (where: string, values: readonly string[]): Promise<Release | null> => {
    const { rows } = await pool.query<Release>(`${SELECT} where ${where}`, [...values]);
    return rows[0] ?? null;
  };

  return {
    byHash: (release) => one('release = $1', [release]),
    byVersion: (remote, version) => one('remote = $1 and version = $2', [remote, version]),

    async list(remote) {
      const { rows } = await pool.query<Release>(
        `${SELECT} where remote = $1 order by published_at desc, version desc limit 200`,
        [remote],
      );
      return rows;
    },

    async insert(fresh) {
      const audit = await insert(fresh);
      if (audit) await log.memory.remember({ audit });
      return audit !== null;
    },
  };

  function insert({ release, remote, version, descriptor, publishedAt, publishedBy }: Release) {
    return inTransaction(pool, async (client) => {
      const { rowCount } = await client.query(
        `insert into release (release, remote, version, descriptor, published_at, published_by)
         values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
        [release, remote, version, descriptor, publishedAt, publishedBy],
      );
      if (rowCount !== 1) return null;
      return appendAudit(client, log, {
        at: publishedAt.toISOString(),
        actor: publishedBy,
        action: 'publish',
        channel: null,
        revision: null,
        remote,
        version,
        release,
        reason: null,
      });
    });
  }
}
