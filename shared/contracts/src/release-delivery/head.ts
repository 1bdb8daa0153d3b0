/**
 * A head: what the registry's key says about the end of its history, on request. A composer without
 * memory asks for it before it believes its first composition. Signed like a composition; the two
 * cannot be taken for each other, since both are closed and only one has a `kind`.
 */
import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import { AuditEnd } from './composition.ts';
import { parseJsonBytes } from './json-bytes.ts';
import { openEnvelope, type CompositionKeys, type EnvelopeRefusal } from './verify.ts';

const closed = { additionalProperties: false } as const;

/** Made up by who asks, so that an older head cannot answer: 16 to 64 characters of base64url. */
export const HeadNonce = Type.String({ pattern: '^[A-Za-z0-9_-]{16,64}$' });

export const Head = Type.Object(
  {
    schema: Type.Literal(1),
    kind: Type.Literal('head'),
    channel: Type.String({ pattern: '^[a-z][a-z0-9-]{0,30}$' }),
    /** Highest revision that was signed, or that a composer has shown to have taken. */
    revision: Type.Integer({ minimum: 0 }),
    /** Highest sequence, likewise. */
    sequence: Type.Integer({ minimum: 0 }),
    /** End of the audit log, or a later row that a composer has shown to be signed. */
    audit: AuditEnd,
    /** `null` in a head the registry keeps for itself. */
    nonce: Type.Union([HeadNonce, Type.Null()]),
    issuedAt: Type.String(),
  },
  closed,
);
export type Head = Static<typeof Head>;

export type HeadRefusal = EnvelopeRefusal | 'HEAD.SCHEMA' | 'HEAD.CHANNEL' | 'HEAD.NONCE';

export type HeadVerdict =
  | { readonly ok: true; readonly head: Head }
  | { readonly ok: false; readonly reason: HeadRefusal };

const isHead = Compile(Head);

/** Believes a head only when schema, key, signature, channel and nonce all hold. Never throws. */
export function verifyHead(
  envelope: unknown,
  keys: CompositionKeys,
  expected: { readonly nonce: string | null; readonly channel?: string },
): HeadVerdict {
  const opened = openEnvelope(envelope, keys);
  if (!opened.ok) return opened;
  const head = parseJsonBytes(opened.payload);
  if (!isHead.Check(head)) return { ok: false, reason: 'HEAD.SCHEMA' };
  if (head.channel !== (expected.channel ?? 'production')) return { ok: false, reason: 'HEAD.CHANNEL' };
  if (head.nonce !== expected.nonce) return { ok: false, reason: 'HEAD.NONCE' };
  return { ok: true, head };
}
