/**
 * Rows of the audit log that are known to have been signed from elsewhere than the log: from what
 * lies beside the key, and from what composers have shown. One that the log does not account for
 * means that it was set back or written again.
 */
import type { AuditEnd } from '@suvarna/contracts/release-delivery';
import type { Pool } from '@suvarna/database/pool';
import { accountsFor, type ChainLink } from '../domain/audit-chain.ts';
import type { HeadMemory } from '../domain/ports.ts';

type Client = Pick<Pool, 'query'>;

/** Latest first. */
export async function knownRows(client: Client, memory: HeadMemory): Promise<AuditEnd[]> {
  const { rows } = await client.query<AuditEnd>(`select seq, encode(hash, 'hex') as hash from missing_row`);
  const remembered = memory.known()?.audit;
  return [...(remembered ? [remembered] : []), ...rows]
    .filter(({ seq }) => seq > 0)
    .sort((a, b) => b.seq - a.seq);
}

/** The latest row that was signed and that the log does not account for. */
export async function missingRow(client: Client, memory: HeadMemory): Promise<AuditEnd | null> {
  for (const row of await knownRows(client, memory)) if (!(await holdsRow(client, row))) return row;
  return null;
}

/** Whether the log holds this row, or says itself that it lost it. */
export async function holdsRow(client: Client, row: AuditEnd): Promise<boolean> {
  if (row.seq === 0) return true;
  const { rowCount } = await client.query(`select 1 from audit where seq = $1 and hash = decode($2, 'hex')`, [
    row.seq,
    row.hash,
  ]);
  if (rowCount === 1) return true;
  const { rows } = await client.query<ChainLink & { readonly before: number }>(
    `select seq, entry, previous, hash, (select coalesce(max(seq), 0) from audit b where b.seq < a.seq) as before
     from audit a where entry like '%"setBack":%'`,
  );
  return rows.some(({ before, ...link }) => accountsFor(link, before, row));
}
