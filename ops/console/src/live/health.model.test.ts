import { expect, test } from '@jest/globals';
import type { Health } from '../api/answers.ts';
import { linesOf } from '../remote/health-lines.model.ts';
import { figuresOf, isBad, isFaulty, sparkline } from './health.model.ts';

const at = (minute: number): string => `2026-12-01T10:0${minute}:00.000Z`;
const point = (minute: number, sessions: number, faulty: number, lcp75: number | null = null) => ({
  at: at(minute),
  sessions,
  faulty,
  views: sessions,
  lcp75,
  inp75: null,
});
const health: Health = {
  from: at(0),
  minutes: 1,
  series: [
    {
      remote: 'catalog',
      version: '1.0.0',
      cohort: 'control',
      points: [point(0, 10, 1, 2_600), point(1, 0, 0)],
    },
    { remote: 'catalog', version: '1.1.0', cohort: 'canary', points: [point(1, 4, 2, 900)] },
    { remote: 'checkout', version: '1.0.0', cohort: 'control', points: [] },
  ],
};

test('figures are of the version that everybody gets', () => {
  const figures = figuresOf(health, 'catalog', '1.0.0');
  expect(figures).toEqual({ sessions: 10, faulty: 1, lcp75: 2_600, inp75: null, line: [0.1, null] });
  expect([isFaulty(figures), isBad('lcp75', figures.lcp75), isBad('inp75', null)]).toEqual([
    true,
    true,
    false,
  ]);
  expect(figuresOf(health, 'catalog', '9.9.9').sessions).toBe(0);
  expect(figuresOf(undefined, 'catalog', '1.0.0').sessions).toBe(0);
});

test('a line leaves out what was not measured', () => {
  expect(sparkline([0, null, 0.1]).split(' ')).toHaveLength(2);
  expect(sparkline([])).toBe('');
});

test('lines of both cohorts stand on the same times', () => {
  expect(linesOf(health, 'catalog', 'faulty')).toEqual({
    at: [Date.parse(at(0)) / 1_000, Date.parse(at(1)) / 1_000],
    series: [
      { name: '1.0.0', isCanary: false, values: [0.1, null] },
      { name: '1.1.0 · canary', isCanary: true, values: [null, 0.5] },
    ],
  });
});
