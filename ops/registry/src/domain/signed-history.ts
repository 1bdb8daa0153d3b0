/**
 * What the registry's key says about its own history. The key is not in the database, so an attacker who
 * owns the database can lose history, but cannot write another one that verifies.
 */
import { createHash, verify } from 'node:crypto';
import type {
  ComposedReleases,
  CompositionEnvelope,
  CompositionKeys,
  Head,
} from '@suvarna/contracts/release-delivery';
import type { Remotes, Signer } from './ports.ts';
import { envelopeOf } from './sign-composition.ts';

export interface Signature {
  readonly keyId: string;
  readonly signature: Buffer;
}

/** Signs with the key in use, believes every key this registry ever signed with. */
export interface HistorySigner {
  readonly keys: CompositionKeys;
  readonly keyId: string;
  sign(text: string): Signature;
  holds(text: string, signature: Signature | null): boolean;
  head(head: Omit<Head, 'schema' | 'kind'>): CompositionEnvelope;
  releases(list: Omit<ComposedReleases, 'schema' | 'kind'>): CompositionEnvelope;
  /** What was decided of a canary, and by which counts. */
  decision(decision: object): CompositionEnvelope;
}

export function createHistorySigner(signer: Signer, keys: CompositionKeys): HistorySigner {
  const sealed = (
    statement: Head | ComposedReleases | { readonly kind: 'canary-decision' },
  ): CompositionEnvelope => {
    const payload = Buffer.from(JSON.stringify(statement), 'utf8');
    return envelopeOf({ keyId: signer.keyId, payload, signature: signer.sign(payload) });
  };
  return {
    keys,
    keyId: signer.keyId,
    sign: (text) => ({ keyId: signer.keyId, signature: signer.sign(Buffer.from(text, 'utf8')) }),
    holds(text, signature) {
      const key = signature && keys.get(signature.keyId);
      return Boolean(key && verify(null, Buffer.from(text, 'utf8'), key, signature.signature));
    },
    head: (head) => sealed({ schema: 1, kind: 'head', ...head }),
    releases: (list) => sealed({ schema: 1, kind: 'releases', ...list }),
    decision: (decision) => sealed({ ...decision, kind: 'canary-decision' }),
  };
}

export const auditSubject = (seq: number): string => `audit ${seq}`;
export const revisionSubject = (channel: string, revision: number): string =>
  `revision ${channel} ${revision}`;

/** What is signed for a row of the audit log: its place, and through its hash all rows up to it. */
export const auditText = (seq: number, hash: Buffer): string =>
  `suvarna ${auditSubject(seq)} ${hash.toString('hex')}`;

/** What is signed for a revision: what it composed and where a rollback from it leads. */
export function revisionText(
  channel: string,
  revision: number,
  {
    remotes,
    undoesTo,
    canary,
  }: { readonly remotes: Remotes; readonly undoesTo: number | null; readonly canary: Remotes | null },
): string {
  const beside = canary ? ` canary ${digestOf(canary)}` : '';
  return `suvarna ${revisionSubject(channel, revision)} ${undoesTo ?? 'nothing'} ${digestOf(remotes)}${beside}`;
}

function digestOf(remotes: Remotes): string {
  // The database has no order of names.
  const composed = Object.entries(remotes)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, { version, release, killed }]) => [name, version, release, killed]);
  return createHash('sha256').update(JSON.stringify(composed)).digest('hex');
}
