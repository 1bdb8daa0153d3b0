/**
 * A canary: a whole composition that some shoppers get before all do. It is part of the composition it is
 * beside, so that one signature and one revision say both, and composers never mix them.
 */
import { createHash } from 'node:crypto';
import { Type, type Static } from 'typebox';
import { ComposedRemote } from './composed-remote.ts';
import { Count, counted, Speeds } from './counts.ts';
import { RemoteName } from './descriptor.ts';

const closed = { additionalProperties: false } as const;

export const CanaryPolicy = Type.Object(
  {
    /** Shares in per cent, one step after the other. The last one is followed by the promotion. */
    steps: Type.Array(Type.Integer({ minimum: 1, maximum: 100 }), { minItems: 1, maxItems: 10 }),
    /** How long a step lasts at least. */
    minutes: Type.Integer({ minimum: 0, maximum: 40_320 }),
    /** How many sessions of the canary a step has at least. */
    sessions: Type.Integer({ minimum: 0, maximum: 10_000_000 }),
    /** Whether a step that is over is followed by the next without anybody's order. */
    automatic: Type.Boolean(),
    /** What happens when it does harm. A person can always decide otherwise. */
    onHarm: Type.Union([Type.Literal('turn-back'), Type.Literal('halt'), Type.Literal('hold')]),
  },
  closed,
);
export type CanaryPolicy = Static<typeof CanaryPolicy>;

export const CanaryState = Type.Union([
  /** Steps follow each other. */
  Type.Literal('running'),
  /** No further step before a person says so. */
  Type.Literal('held'),
  /** As `held`, because harm was found. */
  Type.Literal('halted'),
]);
export type CanaryState = Static<typeof CanaryState>;

export const ComposedCanary = Type.Object(
  {
    /** Revision it began with: its name. */
    id: Type.Integer({ minimum: 1 }),
    /** Share of visitors with an id, in per cent. */
    percent: Type.Integer({ minimum: 1, maximum: 100 }),
    state: CanaryState,
    /** When it began and when its present step did, ISO. */
    begun: Type.String(),
    since: Type.String(),
    policy: CanaryPolicy,
    /** All remotes as the canary has them, the unchanged among them. */
    remotes: Type.Record(RemoteName, ComposedRemote, closed),
  },
  closed,
);
export type ComposedCanary = Static<typeof ComposedCanary>;

export type Cohort = 'control' | 'canary';

/** How many groups of visitors there are. A cookie holds the number of one: too few to know anybody by. */
export const VISITOR_GROUPS = 10_000;

/**
 * Which composition a group of visitors gets. By the canary's id it is another part of all groups each time;
 * a larger share has all that a smaller one had.
 */
export function cohortOf(group: number, { id, percent }: Pick<ComposedCanary, 'id' | 'percent'>): Cohort {
  const drawn = createHash('sha256').update(`${id} ${group}`).digest().readUInt32BE(0) / 2 ** 32;
  return drawn * 100 < percent ? 'canary' : 'control';
}

/** What was seen of one cohort in some minutes. */
export const CanaryCounts = Type.Object(
  {
    /** Documents sent, and those that browsers said are shown. */
    documents: Count,
    shown: Count,
    /** Sessions of tabs, and those in which something failed. */
    sessions: Count,
    faulty: Count,
    /** Sessions in which something was put into the bag, and in which an order was placed. */
    bagged: Count,
    ordered: Count,
    /** Sessions by what failed first in them of its kind: `hydration catalog@1.4.0`. */
    faults: Type.Record(
      Type.String({ pattern: '^[a-z]{1,20} [a-z][a-z0-9-]{1,30}@[0-9A-Za-z.-]{1,60}$' }),
      Count,
      {
        ...closed,
        maxProperties: 200,
      },
    ),
    /** Views by how long they took, as {@link binOf} says. */
    speed: Speeds,
  },
  closed,
);
export type CanaryCounts = Static<typeof CanaryCounts>;

/** Span of time whose counts are stored together. */
export const CANARY_SLOT_MS = 60_000;

/** Counts that a composer has of one span so far: a later report of the same span replaces an earlier one. */
export const CanaryReport = Type.Object(
  {
    canary: Type.Integer({ minimum: 1 }),
    ...counted,
    percent: Type.Integer({ minimum: 1, maximum: 100 }),
    control: CanaryCounts,
    cohort: CanaryCounts,
  },
  closed,
);
export type CanaryReport = Static<typeof CanaryReport>;

/** Bins are 5 % wide, so that a margin of 10 % is two of them. */
export const BIN_WIDTH = 1.05;

/** @param milliseconds 0 to 600,000 */
export const binOf = (milliseconds: number): number =>
  Math.floor(Math.log(Math.max(1, milliseconds)) / Math.log(BIN_WIDTH));
