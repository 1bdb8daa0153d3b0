import { CompositionEnvelope, RemoteName, Sha384, Version } from '@suvarna/contracts/release-delivery';
import { Type } from 'typebox';
import { ErrorAnswer } from './errors.ts';

export const closed = { additionalProperties: false } as const;

export const Channel = Type.String({ pattern: '^[a-z][a-z0-9-]{0,30}$' });

/** A hash in an address: base64url, or base64 with its slashes escaped. */
export const HashInAddress = Type.String({ pattern: '^sha384-[A-Za-z0-9+/_-]{64}$' });

/** One line of text that says something. */
const Reason = Type.String({
  minLength: 3,
  maxLength: 500,
  pattern: '^(?=.*\\S.*\\S)[^\\u0000-\\u001f\\u007f]+$',
});

export const Text = Type.String();

/** Failures any route may answer, beside its own answers. */
export const failures = { '4xx': ErrorAnswer, '5xx': ErrorAnswer } as const;

const order = {
  channel: Channel,
  reason: Reason,
  /** Revision the operator looked at. Another one live now: 409, nothing changes. */
  expectedRevision: Type.Integer({ minimum: 0 }),
};

export const SwapOrder = Type.Object({ ...order, remote: RemoteName, version: Version }, closed);
export const RemoteOrder = Type.Object({ ...order, remote: RemoteName }, closed);
export const RollbackOrder = Type.Object(order, closed);

export const ChangeAnswer = Type.Object({
  revision: Type.Integer(),
  sequence: Type.Integer(),
  envelope: CompositionEnvelope,
  /** Checks the promotion gate made. */
  checks: Type.Array(Type.String()),
});

export const ReleaseAnswer = Type.Object({
  remote: RemoteName,
  version: Version,
  release: Sha384,
  commit: Type.String(),
  bytes: Type.Integer(),
  publishedAt: Type.String(),
  publishedBy: Type.String(),
});
