/** Parts of what composers report: sums of a minute, nothing of anybody. */
import { Type } from 'typebox';
import type { Speed } from './canary-reports.ts';

const closed = { additionalProperties: false } as const;

export const Count = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });

const Bins = Type.Record(Type.String({ pattern: '^\\d{1,3}$' }), Count, { ...closed, maxProperties: 400 });

/** Views by how long they took, as `binOf` says. */
export const Speeds = Type.Partial(
  Type.Object(
    { LCP: Bins, INP: Bins, 'soft-LCP': Bins, 'soft-INP': Bins } satisfies Record<Speed, typeof Bins>,
    closed,
  ),
);

/** Of each report. */
export const counted = {
  /** Which process counted: a name of its own, made at its start. */
  composer: Type.String({ pattern: '^[0-9a-f]{16}$' }),
  /** When the span began, ISO, a whole minute. */
  slot: Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:00\\.000Z$' }),
} as const;
