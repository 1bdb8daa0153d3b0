import {
  Composition,
  CompositionEnvelope,
  RemoteName,
  Sha384,
  Version,
} from '@suvarna/contracts/release-delivery';
import { Type } from 'typebox';
import { ErrorAnswer } from './errors.ts';

export const closed = { additionalProperties: false } as const;

export const Channel = Type.String({ pattern: '^[a-z][a-z0-9-]{0,30}$' });

/** A hash in an address: base64url, or base64 with its slashes escaped. */
export const HashInAddress = Type.String({ pattern: '^sha384-[A-Za-z0-9+/_-]{64}$' });

/** One line of text that says something. */
export const Reason = Type.String({
  minLength: 3,
  maxLength: 500,
  pattern: '^(?=.*\\S.*\\S)[^\\u0000-\\u001f\\u007f]+$',
});

export const Text = Type.String();

/** Failures any route may answer, beside its own answers. */
export const failures = { '4xx': ErrorAnswer, '5xx': ErrorAnswer } as const;

export const orderFields = {
  channel: Channel,
  reason: Reason,
  /** Revision the operator looked at. Another one live now: 409, nothing changes. */
  expectedRevision: Type.Integer({ minimum: 0 }),
  /** All checks are made, and nothing is changed. */
  dryRun: Type.Optional(Type.Boolean()),
};

/** ISO, with its zone. */
export const Moment = Type.String({
  pattern: '^\\d{4}-\\d\\d-\\d\\dT[0-9:.]{5,12}(Z|[+-]\\d\\d:\\d\\d)$',
  maxLength: 40,
});

/** How many rows an answer has at most: 1 to 500. */
export const Limit = Type.Optional(Type.String({ pattern: '^([1-9]\\d?|[1-4]\\d\\d|500)$' }));

/** When an order is to be carried out; left out: now. */
export const At = Type.Optional(Moment);

export const SwapOrder = Type.Object(
  { ...orderFields, remote: RemoteName, version: Version, at: At },
  closed,
);
export const RemoteOrder = Type.Object({ ...orderFields, remote: RemoteName }, closed);
export const PlainOrder = Type.Object(orderFields, closed);
/** With a remote: that one alone, to the release it had before. */
export const RollbackOrder = Type.Object({ ...orderFields, remote: Type.Optional(RemoteName) }, closed);

export const ChangeAnswer = Type.Object({
  revision: Type.Integer(),
  sequence: Type.Integer(),
  envelope: CompositionEnvelope,
  /** Checks the promotion gate made. */
  checks: Type.Array(Type.String()),
  /** What a rollback takes back. */
  undone: Type.Optional(
    Type.Object({
      revision: Type.Integer(),
      action: Type.String(),
      actor: Type.String(),
      remote: Type.Union([Type.String(), Type.Null()]),
      version: Type.Union([Type.String(), Type.Null()]),
      reason: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
  /** Of a dry run: what would be live. `envelope` is of what is. */
  planned: Type.Optional(Type.Pick(Composition, ['revision', 'remotes', 'canary'])),
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

/** Composers report every few seconds; one whose registry was away reports the minutes since. */
const MOST_LATE = 20 * 60_000;

/** Whether a report is of a minute that is still taken. */
export const isTimely = (slot: string, now: Date): boolean =>
  Math.abs(now.getTime() - Date.parse(slot)) < MOST_LATE && Date.parse(slot) > 0;
