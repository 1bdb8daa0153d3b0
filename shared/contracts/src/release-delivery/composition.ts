/**
 * A composition: which release of every remote is live on a channel. Signed Ed25519 over the
 * exact payload bytes, so nobody has to agree on a canonical JSON.
 */
import { Type, type Static } from 'typebox';
import { RemoteName, Sha384, Version } from './descriptor.ts';

const closed = { additionalProperties: false } as const;

export const ComposedRemote = Type.Object(
  {
    version: Version,
    /** Hash of the release's `remote.json` bytes; names the release. */
    release: Sha384,
    /** Switched off by an operator: its pages show the fallback slot. */
    killed: Type.Boolean(),
  },
  closed,
);
export type ComposedRemote = Static<typeof ComposedRemote>;

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
