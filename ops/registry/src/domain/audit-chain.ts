/** The audit log's arithmetic: every row carries the hash of all rows before it. */
import { createHash } from 'node:crypto';

export type AuditAction = 'publish' | 'swap' | 'rollback' | 'kill' | 'revive';

export interface AuditRecord {
  readonly at: string;
  readonly actor: string;
  readonly action: AuditAction;
  readonly channel: string | null;
  /** Revision this action made live; `null` for a publication. */
  readonly revision: number | null;
  readonly remote: string | null;
  readonly version: string | null;
  readonly release: string | null;
  readonly reason: string | null;
}

export interface ChainLink {
  readonly seq: number;
  /** JSON of an `AuditRecord` with its `seq`, exactly as hashed. */
  readonly entry: string;
  readonly previous: Buffer;
  readonly hash: Buffer;
}

export type ChainVerdict =
  | { readonly ok: true; readonly rows: number; readonly lastRevision: number | null }
  | { readonly ok: false; readonly seq: number; readonly why: string };

export const GENESIS = Buffer.alloc(32);

export function linkAfter(head: { readonly seq: number; readonly hash: Buffer }, record: AuditRecord): ChainLink {
  const seq = head.seq + 1;
  const entry = JSON.stringify({ seq, ...record });
  return { seq, entry, previous: head.hash, hash: linkHash(head.hash, entry) };
}

export function linkHash(previous: Buffer, entry: string): Buffer {
  return createHash('sha256').update(previous).update(entry, 'utf8').digest();
}

export function readEntry(link: ChainLink): AuditRecord & { readonly seq: number } {
  return JSON.parse(link.entry) as AuditRecord & { readonly seq: number };
}

/**
 * Walks the chain from its first row. `head` is the end the writers keep: a log that lost its
 * last rows is a valid chain, but a shorter one.
 */
export async function verifyChain(
  links: AsyncIterable<ChainLink>,
  head: { readonly seq: number; readonly hash: Buffer },
): Promise<ChainVerdict> {
  let seq = 0;
  let hash: Buffer = GENESIS;
  let lastRevision: number | null = null;
  for await (const link of links) {
    seq += 1;
    if (link.seq !== seq) return { ok: false, seq, why: `row ${seq} is missing` };
    if (!link.previous.equals(hash)) return { ok: false, seq, why: `row ${seq} does not follow the row before it` };
    hash = linkHash(hash, link.entry);
    if (!link.hash.equals(hash)) return { ok: false, seq, why: `row ${seq} was changed after it was written` };
    const record = readEntry(link);
    if (record.seq !== seq) return { ok: false, seq, why: `row ${seq} carries the number ${record.seq}` };
    lastRevision = record.revision ?? lastRevision;
  }
  if (seq !== head.seq || !hash.equals(head.hash)) {
    return { ok: false, seq, why: `the log ends at row ${seq}, but ${head.seq} rows were written` };
  }
  return { ok: true, rows: seq, lastRevision };
}
