/** Health over time, as lines: each version and cohort one. */
import type { Health, HealthPoint } from '../api/answers.ts';
import { faultyPart } from '../live/health.model.ts';

export const MEASURES = ['faulty', 'lcp75', 'inp75', 'sessions', 'views'] as const;
export type Measure = (typeof MEASURES)[number];

export interface Lines {
  /** Seconds since 1970, ascending. */
  readonly at: readonly number[];
  readonly series: readonly {
    readonly name: string;
    readonly isCanary: boolean;
    /** As many as there are times; `null` where nothing was measured. */
    readonly values: readonly (number | null)[];
  }[];
}

export function linesOf(health: Health, remote: string, measure: Measure): Lines {
  const own = health.series.filter((series) => series.remote === remote);
  const times = [...new Set(own.flatMap(({ points }) => points.map(({ at }) => at)))].toSorted(
    (a, b) => Date.parse(a) - Date.parse(b),
  );
  return {
    at: times.map((at) => Date.parse(at) / 1_000),
    series: own.map(({ version, cohort, points }) => {
      const byTime = new Map(points.map((point) => [point.at, point]));
      return {
        name: cohort === 'canary' ? `${version} · canary` : version,
        isCanary: cohort === 'canary',
        values: times.map((at) => valueOf(byTime.get(at), measure)),
      };
    }),
  };
}

function valueOf(point: HealthPoint | undefined, measure: Measure): number | null {
  if (!point) return null;
  return measure === 'faulty' ? faultyPart(point) : point[measure];
}
