/** What browsers and composers saw of a canary and of everybody else: sums of a few minutes, nothing of anybody. */
import {
  BIN_WIDTH,
  CANARY_SPEEDS,
  type CanaryCounts,
  type ReleaseHealth,
  type Speed,
} from '@suvarna/contracts/release-delivery';

/** Both cohorts in the same minutes. Only visitors with an id count: without one everybody sees the control. */
export interface CanarySlot {
  /** When it began, ISO. */
  readonly at: string;
  /** Share that the canary was set to. */
  readonly percent: number;
  readonly canary: CanaryCounts;
  readonly control: CanaryCounts;
}

export const NO_COUNTS: CanaryCounts = {
  documents: 0,
  shown: 0,
  sessions: 0,
  faulty: 0,
  bagged: 0,
  ordered: 0,
  faults: {},
  speed: {},
};

const addUp = (
  one: Readonly<Record<string, number>>,
  other: Readonly<Record<string, number>>,
): Record<string, number> => {
  const sum = { ...one };
  for (const [key, count] of Object.entries(other)) sum[key] = (sum[key] ?? 0) + count;
  return sum;
};

/** Views of both. */
function speedsTogether(one: ReleaseHealth['speed'], other: ReleaseHealth['speed']): ReleaseHealth['speed'] {
  const speed = { ...one };
  for (const name of CANARY_SPEEDS) {
    const bins = other[name];
    if (bins) speed[name] = addUp(speed[name] ?? {}, bins);
  }
  return speed;
}

/** Counts of two composers, or of two spans, together. */
export function together(one: CanaryCounts, other: CanaryCounts): CanaryCounts {
  return {
    documents: one.documents + other.documents,
    shown: one.shown + other.shown,
    sessions: one.sessions + other.sessions,
    faulty: one.faulty + other.faulty,
    bagged: one.bagged + other.bagged,
    ordered: one.ordered + other.ordered,
    faults: addUp(one.faults, other.faults),
    speed: speedsTogether(one.speed, other.speed),
  };
}

/** Views by bin, lowest first. */
export type Bins = readonly (readonly [bin: number, views: number])[];

// Names that are whole numbers come in their order.
export const binsOf = ({ speed }: Pick<ReleaseHealth, 'speed'>, name: Speed): Bins =>
  Object.entries(speed[name] ?? {}).map(([bin, count]) => [Number(bin), count]);

export const allOf = (bins: Bins): number => bins.reduce((sum, [, views]) => sum + views, 0);

/** The bin in which a quantile lies; `null` of no views. */
export function quantileBin(bins: Bins, quantile: number): number | null {
  const all = allOf(bins);
  let below = 0;
  for (const [bin, count] of bins) {
    below += count;
    if (below >= quantile * all) return bin;
  }
  return null;
}

/** Views in bins above this one. */
export const countAbove = (bins: Bins, limit: number): number =>
  bins.reduce((sum, [bin, count]) => (bin > limit ? sum + count : sum), 0);

/** How many bins a factor is, rounded up: a margin is never less than it says. */
export const binsOfFactor = (factor: number): number =>
  Math.ceil(Math.log(factor) / Math.log(BIN_WIDTH) - 1e-9);
