/** Figures of remotes out of what browsers reported: no React, so that the same sums stand in the table and in the chart. */
import type { Health, HealthPoint, HealthSeries } from '../api/answers.ts';

export interface Figures {
  readonly sessions: number;
  readonly faulty: number;
  /** The last that was measured, milliseconds. */
  readonly lcp75: number | null;
  readonly inp75: number | null;
  /** Part of faulty sessions point by point; `null` where none was seen. */
  readonly line: readonly (number | null)[];
}

const NONE: Figures = { sessions: 0, faulty: 0, lcp75: null, inp75: null, line: [] };

/** Of the version that everybody gets, whatever was live before it. */
export function figuresOf(health: Health | undefined, remote: string, version: string | null): Figures {
  const series = health?.series.find(
    (each) => each.remote === remote && each.version === version && each.cohort === 'control',
  );
  return series ? sumOf(series) : NONE;
}

function sumOf({ points }: HealthSeries): Figures {
  const last = (of: (point: HealthPoint) => number | null): number | null =>
    points.map(of).findLast((value) => value !== null) ?? null;
  return {
    sessions: points.reduce((sum, { sessions }) => sum + sessions, 0),
    faulty: points.reduce((sum, { faulty }) => sum + faulty, 0),
    lcp75: last(({ lcp75 }) => lcp75),
    inp75: last(({ inp75 }) => inp75),
    line: points.map(faultyPart),
  };
}

export const faultyPart = ({ sessions, faulty }: Pick<HealthPoint, 'sessions' | 'faulty'>): number | null =>
  sessions === 0 ? null : faulty / sessions;

/** Above these, what shoppers feel is called slow (web.dev/vitals). */
const SLOW = { lcp75: 2_500, inp75: 200 } as const;
/** Of sessions; more of them are faulty than anybody should get used to. */
const MANY_FAULTY = 0.02;

export const isBad = (kind: keyof typeof SLOW, value: number | null): boolean =>
  value !== null && value > SLOW[kind];
export const isFaulty = ({ sessions, faulty }: Pick<Figures, 'sessions' | 'faulty'>): boolean =>
  sessions > 0 && faulty / sessions > MANY_FAULTY;

/** `points` of an SVG polyline in a box of 100 by 24; gaps are left out. */
export function sparkline(line: readonly (number | null)[]): string {
  const most = Math.max(MANY_FAULTY, ...line.map((part) => part ?? 0));
  const step = line.length > 1 ? 100 / (line.length - 1) : 0;
  return line
    .flatMap((part, at) =>
      part === null ? [] : [`${(at * step).toFixed(1)},${(22 - (part / most) * 20).toFixed(1)}`],
    )
    .join(' ');
}
