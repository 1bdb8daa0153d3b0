/**
 * A composition: which release of every remote is live on a channel. Signed Ed25519 over the
 * exact payload bytes, so no reader has to agree on a canonical JSON.
 */
import { Type, type Static } from 'typebox';
import { ComposedCanary } from './canary.ts';
import { ComposedRemote } from './composed-remote.ts';
import { RemoteName } from './descriptor.ts';

const closed = { additionalProperties: false } as const;

/** Where the registry's audit log ends: its last row and that row's hash, through which all rows before it. */
export const AuditEnd = Type.Object(
  {
    seq: Type.Integer({ minimum: 0 }),
    /** Hexadecimal. */
    hash: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  },
  closed,
);
export type AuditEnd = Static<typeof AuditEnd>;

export const Composition = Type.Object(
  {
    schema: Type.Literal(1),
    channel: Type.String({ pattern: '^[a-z][a-z0-9-]{0,30}$' }),
    /** Grows by one with every swap, rollback, kill and revival. */
    revision: Type.Integer({ minimum: 0 }),
    /** Grows with every signature, so an old envelope cannot be replayed. */
    sequence: Type.Integer({ minimum: 1 }),
    issuedAt: Type.String(),
    expires: Type.String(),
    remotes: Type.Record(RemoteName, ComposedRemote, closed),
    /**
     * End of the audit log when this was signed, the row of its own change included. The registry
     * always writes it; only what was signed before it did has none.
     */
    audit: Type.Optional(AuditEnd),
    /** What some shoppers get instead of `remotes`. */
    canary: Type.Optional(ComposedCanary),
  },
  closed,
);
export type Composition = Static<typeof Composition>;

export const CompositionEnvelope = Type.Object(
  {
    keyId: Type.String({ maxLength: 64 }),
    /** base64 of the UTF-8 bytes of a `Composition`. */
    payload: Type.String({ maxLength: 200_000 }),
    /** base64 of the Ed25519 signature over those bytes. */
    signature: Type.String({ maxLength: 128 }),
  },
  closed,
);
export type CompositionEnvelope = Static<typeof CompositionEnvelope>;
