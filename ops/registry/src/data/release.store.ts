import type { Pool } from '@suvarna/database/pool';
import type { ListedRelease, Release, ReleaseStore } from '../domain/ports.ts';
import { appendAudit, type SignedLog } from './audit.store.ts';
import { inTransaction } from './transaction.ts';

const COLUMNS = 'release, remote, version, published_at as "publishedAt", published_by as "publishedBy"';
const SIGNATURE = `case when team_key is null then null else
  json_build_object('keyId', team_key, 'signature', encode(team_signature, 'base64')) end as signature`;
const SELECT = `select ${COLUMNS}, descriptor, ${SIGNATURE} from release`;

export function createReleaseStore(pool: Pool, log: SignedLog): ReleaseStore {
  const one = async (where: string, values: readonly string[]): Promise<Release | null> => {
    const { rows } = await pool.query<Release>(`${SELECT} where ${where}`, [...values]);
    return rows[0] ?? null;
  };

  return {
    byHash: (release) => one('release = $1', [release]),
    byVersion: (remote, version) => one('remote = $1 and version = $2', [remote, version]),

    async listed(hashes) {
      const { rows } = await pool.query<ListedRelease>(
        `select ${COLUMNS}, commit, bytes from release where release = any($1)`,
        [[...hashes]],
      );
      return rows;
    },

    async list(remote, page) {
      const { rows } = await pool.query<ListedRelease>(...releasePage(remote, page));
      const last = rows.at(-1);
      if (!last) return { releases: [], more: false };
      const { rowCount: older } = await pool.query(...olderReleases(remote, last.publishedAt));
      return { releases: rows, more: older === 1 };
    },

    async insert(fresh) {
      const audit = await insert(fresh);
      if (audit) await log.memory.remember({ audit });
      return audit !== null;
    },
  };

  function insert({ release, remote, version, descriptor, publishedAt, publishedBy, signature }: Release) {
    return inTransaction(pool, async (client) => {
      const { rowCount } = await client.query(
        `insert into release (release, remote, version, descriptor, published_at, published_by, team_key, team_signature)
         values ($1, $2, $3, $4, $5, $6, $7, decode($8, 'base64')) on conflict do nothing`,
        [
          release,
          remote,
          version,
          descriptor,
          publishedAt,
          publishedBy,
          signature?.keyId ?? null,
          signature?.signature ?? null,
        ],
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

type Statement = [text: string, values: unknown[]];

/** Figures of lists stand beside the descriptors, which are up to 2 MB each. */
export const releasePage = (
  remote: string,
  { limit, before }: { readonly limit: number; readonly before?: Date },
): Statement => [
  `select ${COLUMNS}, commit, bytes from release where remote = $1 and published_at < coalesce($2::timestamptz, 'infinity')
   order by published_at desc fetch first $3 rows with ties`,
  [remote, before, limit],
];

export const olderReleases = (remote: string, than: Date): Statement => [
  'select from release where remote = $1 and published_at < $2 order by published_at desc limit 1',
  [remote, than],
];
