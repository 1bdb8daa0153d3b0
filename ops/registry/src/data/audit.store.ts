import type { AuditEnd } from '@suvarna/contracts/release-delivery';
import type { Pool, PoolClient } from '@suvarna/database/pool';
import { linkAfter, type AuditRecord, type ChainLink } from '../domain/audit-chain.ts';
import type { AuditQuery, AuditStore, HeadMemory } from '../domain/ports.ts';
import { auditSubject, auditText, type HistorySigner } from '../domain/signed-history.ts';
import { tellOfChange } from './change-news.ts';
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
  await tellOfChange(client, 'audit');
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
    async list({ limit, ...wanted }) {
      const { rows } = await pool.query<ChainLink>(...rowsOf(limit + 1, wanted));
      return { links: rows.slice(0, limit), more: rows.length > limit };
    },

    async ofRevision(channel, revision) {
      const { rows } = await pool.query<ChainLink>(...rowOfRevision(channel, revision));
      return rows[0] ?? null;
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

export const rowOfRevision = (channel: string, revision: number): [text: string, values: unknown[]] => [
  `select ${COLUMNS} from audit where entry::jsonb ->> 'revision' = $1 and entry::jsonb ->> 'channel' = $2 order by seq desc limit 1`,
  [String(revision), channel],
];

/** The statement for these rows, newest first: as indexes have the expressions it compares. */
export function rowsOf(
  limit: number,
  { before = Number.MAX_SAFE_INTEGER, remote, actor, action }: Omit<AuditQuery, 'limit'>,
): [text: string, values: unknown[]] {
  const values: unknown[] = [before, limit];
  const valueOf = (value: unknown): string => `$${values.push(value)}`;
  const conditions = ['seq < $1'];
  if (actor !== undefined) conditions.push(`entry::jsonb ->> 'actor' = ${valueOf(actor)}`);
  if (action !== undefined) conditions.push(`entry::jsonb ->> 'action' = ${valueOf(action)}`);
  const rows = (...also: readonly string[]): string =>
    `select ${COLUMNS} from audit where ${[...conditions, ...also].join(' and ')} order by seq desc limit $2`;
  if (remote === undefined) return [rows(), values];
  const name = valueOf(remote);
  const about = rows(`entry::jsonb ->> 'remote' = ${name}`);
  const canaries = rows(`entry::jsonb ? 'canary'`, `entry::jsonb #> '{canary,remotes}' ? ${name}`);
  return [`select ${COLUMNS} from ((${about}) union (${canaries})) found order by seq desc limit $2`, values];
}
