/** What this composer has seen of a canary, minute by minute, for the registry that judges it. */
import { randomBytes } from 'node:crypto';
import {
  binOf,
  CANARY_SPEEDS,
  type CanaryReport,
  type Cohort,
  type Speed,
} from '@suvarna/contracts/release-delivery';
import type { Visit, Vital } from '@suvarna/contracts/events';
import type { ComposerLog } from '../log.ts';
import type { RegistryClient } from './registry-client.ts';
import type { CanaryLive, Live } from './live.ts';
import { addOne, createMinuteReports, minuteOf, slotOfMinute, type Slot } from './minute-reports.ts';

export interface CanaryCounter {
  /** A document was sent. */
  sent(canary: number, cohort: Cohort): void;
  /** A browser says how its visit goes. One that is in no comparison counts for nothing. */
  said(visit: Visit, vitals: readonly Vital[]): void;
  /** Tells the registry what is new. Never rejects. */
  report(): Promise<void>;
  close(): Promise<void>;
}

const MOST_FAULTS = 200;

type Counts = Mutable<CanaryReport['control']>;
type Mutable<Value> = { -readonly [Name in keyof Value]: Value[Name] };
type Report = CanaryReport & { readonly control: Counts; readonly cohort: Counts };

const noCounts = (): Counts => ({
  documents: 0,
  shown: 0,
  sessions: 0,
  faulty: 0,
  bagged: 0,
  ordered: 0,
  faults: {},
  speed: {},
});

export const isSpeed = (name: Vital['name']): name is Speed => CANARY_SPEEDS.some((speed) => speed === name);

export function createCanaryCounter({
  live,
  registry,
  log,
  now = Date.now,
}: {
  readonly live: () => Live | null;
  readonly registry: Pick<RegistryClient, 'reportCanary'>;
  readonly log: ComposerLog;
  readonly now?: () => number;
}): CanaryCounter {
  const composer = randomBytes(8).toString('hex');
  const reports = createMinuteReports<Report>({
    send: (fresh) => registry.reportCanary(fresh),
    log,
    untold: 'the registry could not be told how the canary does',
  });

  /** Where documents of this minute are counted: found once, not for each of them. */
  let latest:
    | { readonly minute: number; readonly canary: CanaryLive; readonly slot: Slot<Report> }
    | undefined;
  const slotOf = ({ id, percent }: CanaryLive, minute: number): Slot<Report> => {
    const slot = slotOfMinute(minute);
    return reports.of(`${id} ${slot} ${percent}`, () => ({
      canary: id,
      composer,
      slot,
      percent,
      control: noCounts(),
      cohort: noCounts(),
    }));
  };

  /** Of the canary that runs now; what is said of another one counts for nothing. */
  const countsOf = (id: number | undefined, cohort: Cohort): Counts | null => {
    const canary = live()?.canary;
    if (!canary || canary.id !== id) return null;
    const minute = minuteOf(now());
    if (latest?.minute !== minute || latest.canary !== canary)
      latest = { minute, canary, slot: slotOf(canary, minute) };
    const known = latest.slot;
    known.isNew = true;
    return known.report[cohort === 'canary' ? 'cohort' : 'control'];
  };

  return {
    sent(canary, cohort) {
      const counts = countsOf(canary, cohort);
      if (counts) counts.documents += 1;
    },
    said({ canary, cohort, shown, begun, faulty, bagged, ordered, faults }, vitals) {
      const counts = countsOf(canary, cohort);
      if (!counts) return;
      if (shown) counts.shown += 1;
      if (begun) counts.sessions += 1;
      if (faulty) counts.faulty += 1;
      if (bagged) counts.bagged += 1;
      if (ordered) counts.ordered += 1;
      for (const { kind, remote, version } of faults)
        if (Object.keys(counts.faults).length < MOST_FAULTS)
          addOne(counts.faults, `${kind} ${remote}@${version}`);
      for (const { name, value } of vitals)
        if (isSpeed(name)) addOne((counts.speed[name] ??= {}), String(binOf(value)));
    },
    report: reports.report,
    close: reports.close,
  };
}
