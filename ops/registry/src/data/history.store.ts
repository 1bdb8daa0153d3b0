import type { Pool } from '@suvarna/database/pool';
import { readEntry } from '../domain/audit-chain.ts';
import type { AuditStore, HistoryStore, LastChange } from '../domain/ports.ts';

/** Revisions that are compared one by one; what changed before them is told by the log alone. */
const COMPARED = 2_000;
const MOST_ROWS = 50;

export function createHistoryStore(pool: Pool, audit: Pick<AuditStore, 'list' | 'ofRevision'>): HistoryStore {
  const changeIn = async (channel: string, revision: number): Promise<LastChange | null> => {
    const row = await audit.ofRevision(channel, revision);
    return row && { ...readEntry(row), revision };
  };
  /** Of the rows that name this remote, the newest that made a revision live. */
  const namedLast = async (remote: string): Promise<LastChange | null> => {
    const { links } = await audit.list({ remote, limit: MOST_ROWS });
    for (const entry of links.map(readEntry))
      if (entry.revision !== null) return { ...entry, revision: entry.revision };
    return null;
  };
  return {
    async lastChanges(channel, remotes) {
      const { rows } = await pool.query<{ name: string; revision: number }>(...changesOf(channel, remotes));
      const known = new Map(rows.map(({ name, revision }) => [name, revision]));
      const changes = remotes.map(async (remote): Promise<[string, LastChange | null]> => {
        const revision = known.get(remote);
        return [remote, await (revision === undefined ? namedLast(remote) : changeIn(channel, revision))];
      });
      return new Map(await Promise.all(changes));
    },
  };
}

/** Compared and not looked up: a rollback changes remotes that its row of the log does not name. */
export const changesOf = (channel: string, remotes: readonly string[]): [text: string, values: unknown[]] => [
  `select distinct on (name) name, revision
   from (
     select revision, remotes, lag(remotes) over (order by revision) as before
     from (select revision, remotes from revision where channel = $1 order by revision desc limit $3) newest
   ) followed cross join unnest($2::text[]) name
   where before is not null and remotes -> name is distinct from before -> name
   order by name, revision desc`,
  [channel, [...remotes], COMPARED],
];
