/** What this composer has seen of a canary, minute by minute, for the registry that judges it. */
import { randomBytes } from 'node:crypto';
import {
  binOf,
  CANARY_SLOT_MS,
  CANARY_SPEEDS,
  type CanaryReport,
  type Cohort,
} from '@suvarna/contracts/release-delivery';
import type { CanaryVisit, Vital } from '@suvarna/contracts/events';
import type { ComposerLog } from '../log.ts';
import type { RegistryClient } from './registry-client.ts';
import type { CanaryLive, Live } from './live.ts';

export interface CanaryCounter {
  /** A document was sent. */
  sent(canary: number, cohort: Cohort): void;
  /** A browser says how its visit goes. */
  said(visit: CanaryVisit, vitals: readonly Vital[]): void;
  /** Tells the registry what is new. Never rejects. */
  report(): Promise<void>;
  close(): Promise<void>;
}

/** Minutes that the registry may not have yet: as many as it takes late reports of. */
const MOST_SLOTS = 20;
const MOST_FAULTS = 200;
const REPORT_EVERY_MS = 2_000;

type Counts = Mutable<CanaryReport['control']>;
type Mutable<Value> = { -readonly [Name in keyof Value]: Value[Name] };

interface Slot {
  readonly report: CanaryReport & { readonly control: Counts; readonly cohort: Counts };
  isNew: boolean;
}

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

const isSpeed = (name: Vital['name']): name is (typeof CANARY_SPEEDS)[number] =>
  CANARY_SPEEDS.some((speed) => speed === name);

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
  const slots = new Map<string, Slot>();
  let reachable = true;
  let reporting: Promise<void> = Promise.resolve();

  /** Where documents of this minute are counted: found once, not for each of them. */
  let latest: { readonly minute: number; readonly canary: CanaryLive; readonly slot: Slot } | undefined;
  const slotOf = (id: number, percent: number, minute: number): Slot => {
    const slot = new Date(minute * CANARY_SLOT_MS).toISOString();
    const key = `${id} ${slot} ${percent}`;
    const known = slots.get(key);
    if (known) return known;
    const fresh: Slot = {
      report: { canary: id, composer, slot, percent, control: noCounts(), cohort: noCounts() },
      isNew: true,
    };
    slots.set(key, fresh);
    for (const oldest of [...slots.keys()].slice(0, -MOST_SLOTS)) slots.delete(oldest);
    return fresh;
  };

  /** Of the canary that runs now; what is said of another one counts for nothing. */
  const countsOf = (id: number, cohort: Cohort): Counts | null => {
    const canary = live()?.canary;
    if (canary?.id !== id) return null;
    const minute = Math.floor(now() / CANARY_SLOT_MS);
    if (latest?.minute !== minute || latest.canary !== canary)
      latest = { minute, canary, slot: slotOf(id, canary.percent, minute) };
    const known = latest.slot;
    known.isNew = true;
    return known.report[cohort === 'canary' ? 'cohort' : 'control'];
  };

  const add = (sums: Record<string, number>, name: string): void => {
    sums[name] = (sums[name] ?? 0) + 1;
  };

  async function reportNow(): Promise<void> {
    const fresh = [...slots.values()].filter(({ isNew }) => isNew);
    if (fresh.length === 0) return;
    for (const slot of fresh) slot.isNew = false;
    try {
      await registry.reportCanary(fresh.map(({ report }) => report));
      reachable = true;
    } catch (error) {
      for (const slot of fresh) slot.isNew = true;
      if (reachable) log.warn({ error }, 'the registry could not be told how the canary does');
      reachable = false;
    }
  }
  const report = (): Promise<void> => (reporting = reporting.then(reportNow));
  const timer = setInterval(() => void report(), REPORT_EVERY_MS);
  timer.unref();

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
          add(counts.faults, `${kind} ${remote}@${version}`);
      for (const { name, value } of vitals)
        if (isSpeed(name)) add((counts.speed[name] ??= {}), String(binOf(value)));
    },
    report,
    async close() {
      clearInterval(timer);
      await report();
    },
  };
}
