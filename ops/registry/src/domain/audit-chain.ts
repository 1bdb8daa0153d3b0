/** The audit log's arithmetic: every row carries the hash of all rows before it. */
import { createHash } from 'node:crypto';
import type { AuditEnd } from '@suvarna/contracts/release-delivery';

export type CanaryAction = `canary-${'start' | 'raise' | 'hold' | 'halt' | 'resume' | 'promote' | 'abort'}`;
/** Orders that wait, and what holds others up. */
type RuleAction = 'freeze' | 'unfreeze' | 'lock' | 'unlock' | 'order' | 'approve' | 'withdraw';
/** Who may do what. */
type PeopleAction =
  | 'invite'
  | 'enrol'
  | 'change-role'
  | 'disable'
  | 'token'
  | 'revoke-token'
  | 'team-key'
  | 'revoke-team-key';
export type AuditAction =
  | 'publish'
  | 'swap'
  | 'rollback'
  | 'kill'
  | 'revive'
  | CanaryAction
  | RuleAction
  | PeopleAction;

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
  /** Person or token whose rights it changed. */
  readonly subject?: string;
  /** What became of a canary, and the releases in which it differs from the others. */
  readonly canary?: {
    readonly id: number;
    readonly percent: number;
    readonly remotes: Readonly<Record<string, string>>;
  };
  /**
   * Row that was signed once and is not in the log any more, or is another: the log was set back
   * before this row, whose number is above it.
   */
  readonly setBack?: AuditEnd;
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

/** Numbers never fall below a row that was signed: composers refuse a log that ends before what they believed. */
export function linkAfter(
  head: { readonly seq: number; readonly hash: Buffer },
  record: AuditRecord,
): ChainLink {
  const seq = Math.max(head.seq, record.setBack?.seq ?? 0) + 1;
  const entry = JSON.stringify({ seq, ...record });
  return { seq, entry, previous: head.hash, hash: linkHash(head.hash, entry) };
}

export function linkHash(previous: Buffer, entry: string): Buffer {
  return createHash('sha256').update(previous).update(entry, 'utf8').digest();
}

export function readEntry(link: ChainLink): AuditRecord & { readonly seq: number } {
  return JSON.parse(link.entry) as AuditRecord & { readonly seq: number };
}

/** Whether this row, which follows row `before`, is the row that was signed or says that the log lost it. */
export function accountsFor(link: ChainLink, before: number, signed: AuditEnd): boolean {
  if (link.seq === signed.seq && link.hash.toString('hex') === signed.hash) return true;
  const { setBack } = readEntry(link);
  if (!setBack) return false;
  return (
    (before < signed.seq && signed.seq < link.seq) ||
    (setBack.seq === signed.seq && setBack.hash === signed.hash)
  );
}

/**
 * Walks the chain from its first row. `head` is the end the writers remember: a log that lost its
 * last rows is a valid chain, but a shorter one.
 */
export async function verifyChain(
  links: AsyncIterable<SignedLink>,
  head: AuditEnd,
  /** Rows that are known to have been signed from elsewhere than the log, latest first. */
  known: readonly AuditEnd[],
): Promise<ChainVerdict> {
  let rows = 0;
  let seq = 0;
  let hash: Buffer = GENESIS;
  let lastRevision: number | null = null;
  let unsigned: number | null = null;
  const missing = new Set(known);
  const setBackBefore: number[] = [];
  for await (const link of links) {
    const before = seq;
    if (!link.previous.equals(hash))
      return link.seq === before + 1
        ? { ok: false, seq: link.seq, why: `row ${link.seq} does not follow the row before it` }
        : { ok: false, seq: before + 1, why: `row ${before + 1} is missing` };
    rows += 1;
    seq = link.seq;
    hash = linkHash(hash, link.entry);
    if (!link.hash.equals(hash))
      return { ok: false, seq, why: `row ${seq} was changed after it was written` };
    const record = readEntry(link);
    if (record.seq !== seq) return { ok: false, seq, why: `row ${seq} carries the number ${record.seq}` };
    // Rows are left out only where the next one says what was lost.
    if (seq !== before + 1 && seq !== (record.setBack?.seq ?? 0) + 1)
      return { ok: false, seq: before + 1, why: `row ${before + 1} is missing` };
    if (!link.signed) unsigned ??= seq;
    for (const row of missing) if (accountsFor(link, before, row)) missing.delete(row);
    if (record.setBack) setBackBefore.push(seq);
    lastRevision = record.revision ?? lastRevision;
  }
  if (seq !== head.seq || hash.toString('hex') !== head.hash) {
    return { ok: false, seq, why: `the log ends at row ${seq}, but row ${head.seq} was written last` };
  }
  if (unsigned !== null)
    return {
      ok: false,
      seq: unsigned,
      why: `row ${unsigned} was not written by this registry: its key did not sign it`,
    };
  const [lost] = missing;
  return lost ? withoutRow(lost, seq) : { ok: true, rows, lastRevision, setBackBefore };
}

/** @param end - the last row of the log */
const withoutRow = (lost: AuditEnd, end: number): ChainVerdict =>
  end < lost.seq
    ? {
        ok: false,
        seq: end,
        why: `the log was set back: it ends at row ${end}, and row ${lost.seq} was signed`,
      }
    : { ok: false, seq: lost.seq, why: `row ${lost.seq} is another than the one that was signed` };
