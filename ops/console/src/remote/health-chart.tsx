import { useCallback } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { useLanguage } from '../frame/language.tsx';
import { LANGUAGES } from '@suvarna/contracts/locale';
import type { Lines } from './health-lines.model.ts';
import styles from './remote.module.css';

/** Of the theme, in the order in which lines take them. */
const COLOURS = [
  '--sv-color-action',
  '--sv-color-text-gold',
  '--sv-color-text-good',
  '--sv-color-text-muted',
  '--sv-color-metal-rose',
];
const HEIGHT = 220;

interface HealthChartProps {
  readonly lines: Lines;
  /** Seconds since 1970: where the time that is shown begins and ends, measured or not. */
  readonly span: readonly [from: number, to: number];
  readonly write: (value: number) => string;
}

/** A line for each version and cohort. Who cannot see it has the table below, with the same figures. */
export function HealthChart({ lines, span: [from, to], write }: HealthChartProps) {
  const { locale } = useLanguage();
  const draw = useCallback(
    (place: HTMLDivElement | null) => {
      if (!place) return undefined;
      const theme = getComputedStyle(document.documentElement);
      const colour = (token: string): string => theme.getPropertyValue(token).trim();
      const axis = {
        stroke: colour('--sv-color-text-muted'),
        grid: { stroke: colour('--sv-color-line'), width: 1 },
        ticks: { show: false },
        font: `13px ${theme.getPropertyValue('--sv-font-text')}`,
      };
      const clock = new Intl.DateTimeFormat(LANGUAGES[locale].tag, { hour: '2-digit', minute: '2-digit' });
      const chart = new uPlot(
        {
          width: place.clientWidth,
          height: HEIGHT,
          legend: { live: false },
          cursor: { drag: { setScale: false } },
          scales: {
            x: { range: () => [from, to] },
            y: { range: (_chart, _least, most) => [0, most > 0 ? most * 1.1 : 1] },
          },
          axes: [
            { ...axis, values: (_chart, at) => at.map((second) => clock.format(second * 1_000)) },
            { ...axis, size: 70, values: (_chart, values) => values.map(write) },
          ],
          series: [
            {},
            ...lines.series.map(({ name, isCanary }, at) => ({
              label: name,
              stroke: colour(COLOURS[at % COLOURS.length] ?? ''),
              width: 2,
              spanGaps: false,
              ...(isCanary && { dash: [6, 4] }),
            })),
          ],
        },
        [[...lines.at], ...lines.series.map(({ values }) => [...values])],
        place,
      );
      const resized = new ResizeObserver(() => chart.setSize({ width: place.clientWidth, height: HEIGHT }));
      resized.observe(place);
      return () => {
        resized.disconnect();
        chart.destroy();
      };
    },
    [lines, from, to, write, locale],
  );
  return <div ref={draw} className={styles['chart']} aria-hidden="true" />;
}
