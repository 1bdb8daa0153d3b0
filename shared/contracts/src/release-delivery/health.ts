/** How releases do, whether a canary runs or not: what composers report by minute. */
import { Type, type Static } from 'typebox';
import { Count, counted, Speeds } from './counts.ts';

const closed = { additionalProperties: false } as const;

export const ReleaseHealth = Type.Object(
  {
    /** Sessions that saw a page of it, and those in which something failed that is laid to it. */
    sessions: Count,
    faulty: Count,
    /** How often a page of it was shown, and how long these took. */
    views: Count,
    speed: Speeds,
  },
  closed,
);
export type ReleaseHealth = Static<typeof ReleaseHealth>;

/** What was seen of one cohort; without a canary everybody is the control. */
export const HealthCounts = Type.Object(
  {
    /** Documents sent to be shown. */
    documents: Count,
    /** Sessions of tabs with this composition, and those in which something failed. */
    sessions: Count,
    faulty: Count,
    /** By `remote@version`. */
    releases: Type.Record(
      Type.String({ pattern: '^[a-z][a-z0-9-]{1,30}@[0-9A-Za-z.-]{1,60}$' }),
      ReleaseHealth,
      { ...closed, maxProperties: 100 },
    ),
  },
  closed,
);
export type HealthCounts = Static<typeof HealthCounts>;

/** What a composer has of one minute so far: a later report of the same minute replaces an earlier one. */
export const HealthReport = Type.Object(
  {
    ...counted,
    /** How often something was added: a report that was overtaken by a later one has less. */
    additions: Count,
    control: HealthCounts,
    canary: HealthCounts,
  },
  closed,
);
export type HealthReport = Static<typeof HealthReport>;
