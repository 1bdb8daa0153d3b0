/** What a canary is judged by. Each measure has its part of the false alarms that all together may make. */
import { CANARY_SPEEDS, type Speed } from '@suvarna/contracts/release-delivery';
import {
  LESS_OFTEN,
  logRatio,
  MORE_OFTEN,
  noEvidence,
  SLOWER,
  weigh,
  type Alternative,
  type Evidence,
  type Marked,
} from './likelihood-ratio.ts';
import {
  allOf,
  binsOf,
  binsOfFactor,
  countAbove,
  NO_COUNTS,
  quantileBin,
  together,
  type Bins,
  type CanarySlot,
} from './counts.ts';

/** Probability that a canary which does no harm is ever found harmful, over all measures and looks. */
export const FALSE_ALARMS = 0.01;

/** A view of the canary is slow when it took this much longer than the control's quantile. */
const MARGIN = binsOfFactor(1.1);
/** Views of the control that a quantile is read from. */
const LEAST_VIEWS = 200;
/** From here on bags and orders count: below it they say little, and nothing makes a canary go faster. */
const SALES_FROM_PERCENT = 25;
/** A share that few sessions show is drawn towards the one that was set. */
const SHARE_PRIOR = 20;
/** Browsers report up to ten seconds after a page is there, and composers some seconds later. */
export const REPORTED_AFTER_SLOTS = 2;

type MeasureName = 'faulty' | 'silent' | 'bagged' | 'ordered' | `${Speed} p75` | `${Speed} p95`;

interface Measure {
  readonly name: MeasureName;
  /** Of all false alarms, the part this measure may make. */
  readonly alarms: number;
  readonly alternatives: readonly Alternative[];
}

const slow = CANARY_SPEEDS.flatMap((name) => [`${name} p75`, `${name} p95`] as const);

/** Faults have most of it: they have to be found within few sessions, the others have thousands of views. */
const MEASURES: readonly Measure[] = [
  { name: 'faulty', alarms: FALSE_ALARMS * 0.85, alternatives: MORE_OFTEN },
  { name: 'silent', alarms: FALSE_ALARMS * 0.03, alternatives: MORE_OFTEN },
  ...slow.map((name): Measure => ({ name, alarms: FALSE_ALARMS * 0.01, alternatives: SLOWER })),
  { name: 'bagged', alarms: FALSE_ALARMS * 0.02, alternatives: LESS_OFTEN },
  { name: 'ordered', alarms: FALSE_ALARMS * 0.02, alternatives: LESS_OFTEN },
];

export interface Tally {
  readonly evidence: Readonly<Record<MeasureName, Evidence>>;
  /** What was marked so far. */
  readonly marked: Readonly<Record<MeasureName, { readonly canary: number; readonly control: number }>>;
  /** Of the step that runs. */
  readonly step: {
    readonly percent: number;
    readonly canary: number;
    readonly control: number;
    readonly canaryDocuments: number;
    readonly controlDocuments: number;
  };
  /** Latest views of the control by speed, until there are enough: newest last. */
  readonly recent: Readonly<Record<Speed, readonly Bins[]>>;
  readonly total: Pick<CanarySlot, 'canary' | 'control'>;
}

const eachSpeed = <Value>(value: (name: Speed) => Value): Record<Speed, Value> =>
  Object.fromEntries(CANARY_SPEEDS.map((name) => [name, value(name)])) as Record<Speed, Value>;
const each = <Value>(value: (measure: Measure) => Value): Record<MeasureName, Value> =>
  Object.fromEntries(MEASURES.map((measure) => [measure.name, value(measure)])) as Record<MeasureName, Value>;

export const EMPTY: Tally = {
  evidence: each(({ alternatives }) => noEvidence(alternatives)),
  marked: each(() => ({ canary: 0, control: 0 })),
  step: { percent: 0, canary: 0, control: 0, canaryDocuments: 0, controlDocuments: 0 },
  recent: eachSpeed(() => []),
  total: { canary: NO_COUNTS, control: NO_COUNTS },
};

/** @param isSettled whether all reports of that slot are in: only then is a document that said nothing silent */
export function tallySlot(before: Tally, slot: CanarySlot, isSettled: boolean): Tally {
  const step = stepWith(before, slot);
  const recent = eachSpeed((name) => recentWith(before.recent[name], binsOf(slot.control, name)));
  const marked = markedBy(slot, step, recent, isSettled);
  return {
    evidence: each(({ name, alternatives }) => {
      const found = marked[name];
      return found ? weigh(before.evidence[name], alternatives, found) : before.evidence[name];
    }),
    marked: each(({ name }) => ({
      canary: before.marked[name].canary + (marked[name]?.canary ?? 0),
      control: before.marked[name].control + (marked[name]?.control ?? 0),
    })),
    step,
    recent,
    total: {
      canary: together(before.total.canary, slot.canary),
      control: together(before.total.control, slot.control),
    },
  };
}

/** How likely harm is by one measure: it is found where `log` reaches `bound`. */
export interface Look {
  readonly measure: MeasureName;
  readonly log: number;
  readonly bound: number;
  readonly canary: number;
  readonly control: number;
}

export const looksAt = ({ evidence, marked }: Tally): readonly Look[] =>
  MEASURES.map(({ name, alarms, alternatives }) => ({
    measure: name,
    log: logRatio(evidence[name], alternatives),
    bound: -Math.log(alarms),
    ...marked[name],
  }));

function stepWith({ step }: Tally, { percent, canary, control }: CanarySlot): Tally['step'] {
  const isSame = step.percent === percent;
  return {
    percent,
    canary: (isSame ? step.canary : 0) + canary.sessions,
    control: (isSame ? step.control : 0) + control.sessions,
    canaryDocuments: (isSame ? step.canaryDocuments : 0) + canary.documents,
    controlDocuments: (isSame ? step.controlDocuments : 0) + control.documents,
  };
}

/** The share that was seen, and where little was seen the one that was set. */
const shareOf = (canary: number, control: number, percent: number): number =>
  Math.min(0.999, (canary + (SHARE_PRIOR * percent) / 100) / (canary + control + SHARE_PRIOR));

function markedBy(
  { percent, canary, control }: CanarySlot,
  step: Tally['step'],
  recent: Tally['recent'],
  isSettled: boolean,
): Partial<Record<MeasureName, Marked>> {
  const share = shareOf(step.canary, step.control, percent);
  const marked: Partial<Record<MeasureName, Marked>> = {
    faulty: { canary: canary.faulty, control: control.faulty, share },
  };
  if (isSettled)
    marked.silent = {
      canary: Math.max(0, canary.documents - canary.shown),
      control: Math.max(0, control.documents - control.shown),
      share: shareOf(step.canaryDocuments, step.controlDocuments, percent),
    };
  if (percent >= SALES_FROM_PERCENT) {
    marked.bagged = { canary: canary.bagged, control: control.bagged, share };
    marked.ordered = { canary: canary.ordered, control: control.ordered, share };
  }
  for (const name of CANARY_SPEEDS)
    Object.assign(marked, slowBy(name, binsOf(canary, name), binsOf(control, name), recent[name]));
  return marked;
}

/** Slow is what takes longer than the control's quantile of these minutes; of the canary by more than the margin. */
function slowBy(
  name: Speed,
  canary: Bins,
  control: Bins,
  recent: readonly Bins[],
): Partial<Record<MeasureName, Marked>> {
  const [views, others] = [allOf(canary), allOf(control)];
  const reference =
    recent.length === 1 ? (recent[0] ?? []) : recent.flat().toSorted(([one], [other]) => one - other);
  if (views === 0 || others === 0 || allOf(reference) < LEAST_VIEWS) return {};
  const share = views / (views + others);
  return Object.fromEntries(
    ([75, 95] as const).map((percentile) => {
      const limit = quantileBin(reference, percentile / 100) ?? 0;
      return [
        `${name} p${percentile}`,
        { canary: countAbove(canary, limit + MARGIN), control: countAbove(control, limit), share },
      ];
    }),
  );
}

/** The newest that have enough views together. */
function recentWith(before: readonly Bins[], bins: Bins): readonly Bins[] {
  if (bins.length === 0) return before;
  const kept = [...before, bins];
  let views = kept.reduce((sum, one) => sum + allOf(one), 0);
  let dropped = 0;
  for (const one of before) {
    if (views - allOf(one) < LEAST_VIEWS) break;
    views -= allOf(one);
    dropped += 1;
  }
  return kept.slice(dropped);
}
