/** What this composer has seen of each release, minute by minute, whether a canary runs or not. */
import { randomBytes } from 'node:crypto';
import {
  binOf,
  type Cohort,
  type HealthCounts,
  type HealthReport,
  type ReleaseHealth,
} from '@suvarna/contracts/release-delivery';
import type { Visit, Vital } from '@suvarna/contracts/events';
import type { ComposerLog } from '../log.ts';
import { isSpeed } from './canary-counts.ts';
import { addOne, createMinuteReports, minuteOf, slotOfMinute, type Slot } from './minute-reports.ts';
import type { RegistryClient } from './registry-client.ts';

export interface HealthCounter {
  /** A document was sent to be shown. */
  sent(cohort: Cohort): void;
  /** A browser says how its visit goes, as far as it may be counted, and how quick pages were. */
  said(visit: Visit | undefined, vitals: readonly Vital[]): void;
  /** Tells the registry what is new. Never rejects. */
  report(): Promise<void>;
  close(): Promise<void>;
}

/** As many as a report has. */
const MOST_RELEASES = 100;

interface Source {
  readonly remote: string;
  readonly version: string;
}

const noCounts = (): HealthCounts => ({ documents: 0, sessions: 0, faulty: 0, releases: {} });

export function createHealthCounter({
  registry,
  log,
  now = Date.now,
}: {
  readonly registry: Pick<RegistryClient, 'reportHealth'>;
  readonly log: ComposerLog;
  readonly now?: () => number;
}): HealthCounter {
  const composer = randomBytes(8).toString('hex');
  const reports = createMinuteReports<HealthReport>({
    send: (fresh) => registry.reportHealth(fresh),
    log,
    untold: 'the registry could not be told how releases do',
  });

  /** What is counted in this minute: found once, not for each document. */
  let latest: { readonly minute: number; readonly slot: Slot<HealthReport> } | undefined;
  const countsOf = (cohort: Cohort): HealthCounts => {
    const minute = minuteOf(now());
    if (latest?.minute !== minute) {
      const slot = slotOfMinute(minute);
      const fresh = () => ({ composer, slot, additions: 0, control: noCounts(), canary: noCounts() });
      latest = { minute, slot: reports.of(slot, fresh) };
    }
    latest.slot.isNew = true;
    latest.slot.report.additions += 1;
    return latest.slot.report[cohort];
  };

  const releaseIn = ({ releases }: HealthCounts, { remote, version }: Source): ReleaseHealth | null => {
    const name = `${remote}@${version}`;
    const known = releases[name];
    if (known) return known;
    if (Object.keys(releases).length >= MOST_RELEASES) return null;
    return (releases[name] = { sessions: 0, faulty: 0, views: 0, speed: {} });
  };

  const visited = ({ cohort, begun, faulty, faults, pages = [] }: Visit): void => {
    const counts = countsOf(cohort);
    if (begun) counts.sessions += 1;
    if (faulty) counts.faulty += 1;
    for (const fault of faults) {
      const release = fault.first ? releaseIn(counts, fault) : null;
      if (release) release.faulty += 1;
    }
    for (const page of pages) {
      const release = releaseIn(counts, page);
      if (!release) continue;
      release.views += page.views;
      if (page.begun) release.sessions += 1;
    }
  };

  return {
    sent(cohort) {
      countsOf(cohort).documents += 1;
    },
    said(visit, vitals) {
      if (visit) visited(visit);
      for (const { name, value, page, ...part } of vitals) {
        if (!isSpeed(name)) continue;
        // A document of a canary is never without its visit.
        const release = releaseIn(countsOf(visit?.cohort ?? 'control'), page ?? part);
        if (release) addOne((release.speed[name] ??= {}), String(binOf(value)));
      }
    },
    report: reports.report,
    close: reports.close,
  };
}
