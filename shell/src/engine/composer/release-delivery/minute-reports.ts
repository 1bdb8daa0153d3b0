/**
 * Counts of minutes for the registry: every two seconds it is told what is new, and told again what it could
 * not be told.
 */
import { CANARY_SLOT_MS } from '@suvarna/contracts/release-delivery';
import type { ComposerLog } from '../log.ts';

export interface MinuteReports<Report> {
  /** What is counted under this name. @param fresh makes it, where it is not there yet */
  readonly of: (name: string, fresh: () => Report) => Slot<Report>;
  /** Tells the registry what is new. Never rejects. */
  readonly report: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export interface Slot<Report> {
  readonly report: Report;
  /** Set by who counts. */
  isNew: boolean;
}

/** Minutes that the registry may not have yet: as many as it takes late reports of. */
const MOST_SLOTS = 20;
const REPORT_EVERY_MS = 2_000;

/** When a minute began, as reports have it. */
export const slotOfMinute = (minute: number): string => new Date(minute * CANARY_SLOT_MS).toISOString();
export const minuteOf = (milliseconds: number): number => Math.floor(milliseconds / CANARY_SLOT_MS);

export const addOne = (sums: Record<string, number>, name: string): void => {
  sums[name] = (sums[name] ?? 0) + 1;
};

export function createMinuteReports<Report>({
  send,
  log,
  untold,
}: {
  readonly send: (reports: readonly Report[]) => Promise<void>;
  readonly log: ComposerLog;
  /** What the log says while the registry is away. */
  readonly untold: string;
}): MinuteReports<Report> {
  const slots = new Map<string, Slot<Report>>();
  let reachable = true;
  let reporting: Promise<void> = Promise.resolve();

  async function reportNow(): Promise<void> {
    const fresh = [...slots.values()].filter(({ isNew }) => isNew);
    if (fresh.length === 0) return;
    for (const slot of fresh) slot.isNew = false;
    try {
      await send(fresh.map((slot) => slot.report));
      reachable = true;
    } catch (error) {
      for (const slot of fresh) slot.isNew = true;
      if (reachable) log.warn({ error }, untold);
      reachable = false;
    }
  }
  const report = (): Promise<void> => (reporting = reporting.then(reportNow));
  const timer = setInterval(() => void report(), REPORT_EVERY_MS);
  timer.unref();

  return {
    of(name, make) {
      const known = slots.get(name);
      if (known) return known;
      const fresh: Slot<Report> = { report: make(), isNew: true };
      slots.set(name, fresh);
      for (const oldest of [...slots.keys()].slice(0, -MOST_SLOTS)) slots.delete(oldest);
      return fresh;
    },
    report,
    async close() {
      clearInterval(timer);
      await report();
    },
  };
}
