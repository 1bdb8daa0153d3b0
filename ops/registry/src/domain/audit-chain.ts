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
  /** Row that was signed once and is not in the log any more, or is another: the log was set back before this row. */
  readonly setBack?: { readonly seq: number; readonly hash: string };
}

export interface ChainLink {
  readonly seq: number;
  /** JSON of an `AuditRecord` with its `seq`, exactly as hashed. */
  readonly entry: string;
  readonly previous: Buffer;
  readonly hash: Buffer;
}

export interface SignedLink extends ChainLink {
  /** Whether the registry's key has signed this row. */
  readonly signed: boolean;
}

export type ChainVerdict =
  | {
      readonly ok: true;
      readonly rows: number;
      readonly lastRevision: number | null;
      /** Rows before which the log was set back; written down in the row itself, and signed. */
      readonly setBackBefore: readonly number[];
    }
  | { readonly ok: false; readonly seq: number; readonly why: string };

export const GENESIS = Buffer.alloc(32);

export function linkAfter(
  head: { readonly seq: number; readonly hash: Buffer },
  record: AuditRecord,
): ChainLink {
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
 * Walks the chain from its first row. `head` is the end the writers remember: a log that lost its
 * last rows is a valid chain, but a shorter one.
 */
export async function verifyChain(
  links: AsyncIterable<SignedLink>,
  head: { readonly seq: number; readonly hash: Buffer },
  /** Last row this registry remembers to have signed, outside of its database. */
  remembered: { readonly seq: number; readonly hash: string } | null,
): Promise<ChainVerdict> {
  let seq = 0;
  let hash: Buffer = GENESIS;
  let lastRevision: number | null = null;
  let unsigned: number | null = null;
  let rememberedHash = remembered?.seq === 0 ? remembered.hash : null;
  const setBackBefore: number[] = [];
  for await (const link of links) {
    seq += 1;
    if (link.seq !== seq) return { ok: false, seq, why: `row ${seq} is missing` };
    if (!link.previous.equals(hash))
      return { ok: false, seq, why: `row ${seq} does not follow the row before it` };
    hash = linkHash(hash, link.entry);
    if (!link.hash.equals(hash))
      return { ok: false, seq, why: `row ${seq} was changed after it was written` };
    const record = readEntry(link);
    if (record.seq !== seq) return { ok: false, seq, why: `row ${seq} carries the number ${record.seq}` };
    if (!link.signed) unsigned ??= seq;
    if (seq === remembered?.seq) rememberedHash = hash.toString('hex');
    if (record.setBack) setBackBefore.push(seq);
    lastRevision = record.revision ?? lastRevision;
  }
  if (seq !== head.seq || !hash.equals(head.hash)) {
    return { ok: false, seq, why: `the log ends at row ${seq}, but ${head.seq} rows were written` };
  }
  if (unsigned !== null)
    return {
      ok: false,
      seq: unsigned,
      why: `row ${unsigned} was not written by this registry: its key did not sign it`,
    };
  if (remembered && seq < remembered.seq)
    return {
      ok: false,
      seq,
      why: `the log was set back: it ends at row ${seq}, and row ${remembered.seq} was signed`,
    };
  if (remembered && rememberedHash !== remembered.hash)
    return {
      ok: false,
      seq: remembered.seq,
      why: `row ${remembered.seq} is another than the one that was signed`,
    };
  return { ok: true, rows: seq, lastRevision, setBackBefore };
}
