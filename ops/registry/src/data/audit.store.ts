import type { Pool, PoolClient } from '@suvarna/database/pool';
import { linkAfter, type AuditRecord, type ChainLink } from '../domain/audit-chain.ts';
import type { AuditStore } from '../domain/ports.ts';

const PAGE = 500;
const COLUMNS = 'seq, entry, previous, hash';

/** Adds one row at the end of the chain, inside the caller's transaction. */
export async function appendAudit(client: PoolClient, record: AuditRecord): Promise<void> {
  const { rows } = await client.query<{ seq: number; hash: Buffer }>('select seq, hash from audit_head for update');
  const [head] = rows;
  if (!head) throw new Error('the audit log has lost its head row');
  const link = linkAfter(head, record);
  await client.query('insert into audit (seq, entry, previous, hash) values ($1, $2, $3, $4)', [link.seq, link.entry, link.previous, link.hash]);
  await client.query('update audit_head set seq = $1, hash = $2', [link.seq, link.hash]);
}

export function createAuditStore(pool: Pool): AuditStore {
  return {
    async list(limit, before) {
      const { rows } = await pool.query<ChainLink>(
        `select ${COLUMNS} from audit where seq < $1 order by seq desc limit $2`, [before ?? Number.MAX_SAFE_INTEGER, limit],
      );
      return rows;
    },

    async *walk(last) {
      let read = 0;
      for (;;) {
        const { rows } = await pool.query<ChainLink>(
          `select ${COLUMNS} from audit where seq > $1 and seq <= $2 order by seq limit $3`, [read, last, PAGE],
        );
        yield* rows;
        if (rows.length < PAGE) return;
        read = rows.at(-1)?.seq ?? read;
      }
    },

    async head() {
      const { rows } = await pool.query<{ seq: number; hash: Buffer }>('select seq, hash from audit_head');
      return rows[0] ?? { seq: 0, hash: Buffer.alloc(0) };
    },
  };
}
