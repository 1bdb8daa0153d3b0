/** How releases did over some hours, from what composers counted by minute. */
import {
  BIN_WIDTH,
  CANARY_SPEEDS,
  type Cohort,
  type HealthCounts,
  type ReleaseHealth,
  type Speed,
} from '@suvarna/contracts/release-delivery';
import { binsOf, quantileBin } from './canary/counts.ts';
import type { HealthRow } from './ports.ts';

type Quick = Readonly<Record<'lcp75' | 'inp75', number | null>>;

export interface HealthSeries {
  readonly remote: string;
  readonly version: string;
  readonly cohort: Cohort;
  readonly points: readonly (Omit<ReleaseHealth, 'speed'> & Quick & { readonly at: string })[];
}

export interface CompositionPoint extends Omit<HealthCounts, 'releases'>, Quick {
  readonly at: string;
  readonly cohort: Cohort;
}

const COHORTS = ['control', 'canary'] as const;
const nothing = (): ReleaseHealth => ({ sessions: 0, faulty: 0, views: 0, speed: {} });
const noHealth = (): HealthCounts => ({ documents: 0, sessions: 0, faulty: 0, releases: {} });

// Sums are added to in place: three days are some million counts.
function addSpeed(sum: ReleaseHealth['speed'], other: ReleaseHealth['speed']): void {
  for (const name of CANARY_SPEEDS) {
    const bins = other[name];
    if (!bins) continue;
    const into = (sum[name] ??= {});
    for (const bin of Object.keys(bins)) into[bin] = (into[bin] ?? 0) + (bins[bin] ?? 0);
  }
}

function addRelease(sum: ReleaseHealth, other: ReleaseHealth): void {
  sum.sessions += other.sessions;
  sum.faulty += other.faulty;
  sum.views += other.views;
  addSpeed(sum.speed, other.speed);
}

function addHealth(sum: HealthCounts, other: HealthCounts): void {
  sum.documents += other.documents;
  sum.sessions += other.sessions;
  sum.faulty += other.faulty;
  for (const [name, its] of Object.entries(other.releases))
    addRelease((sum.releases[name] ??= nothing()), its);
}

/** When the span begins that this moment is in. */
export const spanOf = (moment: Date, minutes: number): Date => {
  const length = minutes * 60_000;
  return new Date(Math.floor(moment.getTime() / length) * length);
};

/** So that no answer has more than a hundred points of each series. */
export function widthOf(hours: number): 1 | 5 | 15 | 60 {
  if (hours <= 1) return 1;
  if (hours <= 6) return 5;
  return hours <= 24 ? 15 : 60;
}

/** Rows of composers and minutes as rows of spans, oldest first. */
export function bySpan(rows: readonly HealthRow[], minutes: number): readonly HealthRow[] {
  const spans = new Map<number, HealthRow>();
  for (const { slot, control, canary } of rows) {
    const at = spanOf(slot, minutes);
    const sums = spans.get(at.getTime()) ?? { slot: at, control: noHealth(), canary: noHealth() };
    spans.set(at.getTime(), sums);
    addHealth(sums.control, control);
    addHealth(sums.canary, canary);
  }
  return [...spans.values()].toSorted((one, other) => one.slot.getTime() - other.slot.getTime());
}

export function healthOf(
  rows: readonly HealthRow[],
  minutes: number,
): { readonly series: readonly HealthSeries[]; readonly composition: readonly CompositionPoint[] } {
  const series = new Map<string, HealthSeries & { points: HealthSeries['points'][number][] }>();
  const composition: CompositionPoint[] = [];
  for (const row of bySpan(rows, minutes))
    for (const cohort of COHORTS) {
      const { releases, ...sums } = row[cohort];
      const at = row.slot.toISOString();
      for (const [name, { speed, ...counts }] of Object.entries(releases)) {
        const [remote = '', version = ''] = name.split('@');
        const key = `${cohort} ${name}`;
        const known = series.get(key) ?? { remote, version, cohort, points: [] };
        known.points.push({ at, ...counts, ...quickness(speed) });
        series.set(key, known);
      }
      const all = nothing();
      for (const its of Object.values(releases)) addRelease(all, its);
      if (sums.documents + sums.sessions + all.views > 0)
        composition.push({ at, cohort, ...sums, ...quickness(all.speed) });
    }
  return {
    series: [...series.values()].toSorted((one, other) => nameOf(one).localeCompare(nameOf(other))),
    composition,
  };
}

const nameOf = ({ remote, version, cohort }: HealthSeries): string => `${remote} ${version} ${cohort}`;

/** Of whole documents and of visits inside them together: whoever looks at one remote alone sees both. */
const quickness = (speed: ReleaseHealth['speed']): Quick => ({
  lcp75: quantile(speed, ['LCP', 'soft-LCP']),
  inp75: quantile(speed, ['INP', 'soft-INP']),
});

function quantile(speed: ReleaseHealth['speed'], names: readonly [Speed, Speed]): number | null {
  const [whole, soft] = names;
  const merged: ReleaseHealth['speed'] = {};
  addSpeed(merged, { [whole]: speed[whole] ?? {} });
  addSpeed(merged, { [whole]: speed[soft] ?? {} });
  const bin = quantileBin(binsOf({ speed: merged }, whole), 0.75);
  // The middle of the bin, as factors go.
  return bin === null ? null : Math.round(BIN_WIDTH ** (bin + 0.5));
}
