import type { AuditEnd } from '@suvarna/contracts/release-delivery';
import type { Pool, PoolClient } from '@suvarna/database/pool';
import { linkAfter, type AuditRecord, type ChainLink } from '../domain/audit-chain.ts';
import type { AuditStore, HeadMemory } from '../domain/ports.ts';
import { auditSubject, auditText, type HistorySigner } from '../domain/signed-history.ts';
import { holdsRow, knownRows, missingRow } from './missing-rows.ts';
import { insertSignature } from './signature.store.ts';

const PAGE = 500;
const COLUMNS = 'seq, entry, previous, hash';

export interface SignedLog {
  readonly historySigner: HistorySigner;
  readonly memory: HeadMemory;
}

/**
 * Adds one row at the end of the chain and its signature, inside the caller's transaction.
 *
 * @returns the new end, for the memory once the transaction is committed
 */
export async function appendAudit(
  client: PoolClient,
  { historySigner, memory }: SignedLog,
  record: AuditRecord,
): Promise<AuditEnd> {
  const { rows } = await client.query<{ seq: number; hash: Buffer }>(
    'select seq, hash from audit_head for update',
  );
  const [head] = rows;
  if (!head) throw new Error('the audit log has lost its head row');
  const setBack = await missingRow(client, memory);
  const link = linkAfter(head, setBack ? { ...record, setBack } : record);
  await client.query('insert into audit (seq, entry, previous, hash) values ($1, $2, $3, $4)', [
    link.seq,
    link.entry,
    link.previous,
    link.hash,
  ]);
  await insertSignature(client, auditSubject(link.seq), historySigner.sign(auditText(link.seq, link.hash)));
  await client.query('update audit_head set seq = $1, hash = $2', [link.seq, link.hash]);
  return { seq: link.seq, hash: link.hash.toString('hex') };
}

export async function auditEnd(client: Pick<Pool, 'query'>): Promise<AuditEnd> {
  const { rows } = await client.query<AuditEnd>(`select seq, encode(hash, 'hex') as hash from audit_head`);
  if (!rows[0]) throw new Error('the audit log has lost its head row');
  return rows[0];
}

export function createAuditStore({
  pool,
  historySigner,
  memory,
  now,
}: SignedLog & { readonly pool: Pool; readonly now: () => Date }): AuditStore {
  return {
    async list(limit, before) {
      const { rows } = await pool.query<ChainLink>(
        `select ${COLUMNS} from audit where seq < $1 order by seq desc limit $2`,
        [before ?? Number.MAX_SAFE_INTEGER, limit],
      );
      return rows;
    },

    async *walk(last) {
      let read = 0;
      for (;;) {
        const { rows } = await pool.query<
          ChainLink & { readonly key_id: string | null; readonly signature: Buffer | null }
        >(
          `select ${COLUMNS}, key_id, signature from audit left join signature on subject = 'audit ' || seq
           where seq > $1 and seq <= $2 order by seq limit $3`,
          [read, last, PAGE],
        );
        for (const { key_id: keyId, signature, ...link } of rows) {
          yield {
            ...link,
            signed:
              keyId !== null &&
              signature !== null &&
              historySigner.holds(auditText(link.seq, link.hash), { keyId, signature }),
          };
        }
        if (rows.length < PAGE) return;
        read = rows.at(-1)?.seq ?? read;
      }
    },

    end: () => auditEnd(pool),
    known: () => knownRows(pool, memory),
    missing: () => missingRow(pool, memory),

    async show(row) {
      const held = await holdsRow(pool, row);
      if (!held)
        await pool.query(
          `insert into missing_row (seq, hash, at) values ($1, decode($2, 'hex'), $3) on conflict do nothing`,
          [row.seq, row.hash, now()],
        );
      return held;
    },
  };
}
