import { describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { alertsOf, alertsText, dashboards, metricsIn, OBSERVABILITY, queriesOf } from './rules.fixtures.ts';

const PROMTOOL = ['/usr/bin/promtool', '/usr/local/bin/promtool'].find((path) => existsSync(path));
const TESTS = ['tests/alerts.test.yml', 'tests/burn.test.yml'] as const;
const whereInstalled = PROMTOOL === undefined ? describe.skip : describe;

const promtool = (...args: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync(PROMTOOL ?? '', args, {
    cwd: OBSERVABILITY,
    env: {},
    encoding: 'utf8',
  });
  return status === 0 ? 'passed' : `${stdout}${stderr}`;
};

describe('queries', () => {
  it('are all found in the file of alerts', () => {
    expect(queriesOf(alertsText())).toHaveLength((alertsText().match(/\bexpr:/g) ?? []).length);
  });

  it.each([
    ['up == 0', ['up']],
    [
      'sum by (le, job) (rate(a_bucket{x=~"b|c",le="0.5"}[5m])) / on (slo) slo:budget',
      ['a_bucket', 'slo:budget'],
    ],
    ['absent(up{job="x"} == 1) or 0 * time()', ['up']],
  ])('%s reads %j', (query, metrics) => {
    expect(metricsIn(query)).toEqual(metrics);
  });
});

it('every alert has a test of its own', () => {
  const tests = TESTS.map((file) => readFileSync(join(OBSERVABILITY, file), 'utf8')).join('');
  expect(alertsOf(alertsText()).filter((name) => !tests.includes(`alertname: ${name}\n`))).toEqual([]);
});

it('every alert is in the page that says what to look at', () => {
  const page = readFileSync(resolve(OBSERVABILITY, '..', '..', 'docs', 'observability.md'), 'utf8');
  expect(alertsOf(alertsText()).filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

it('every process has a dashboard, and the store one', () => {
  expect(dashboards().map(({ uid }) => uid)).toEqual([
    'commerce',
    'composer',
    'imaging',
    'registry',
    'store',
  ]);
});

whereInstalled('Prometheus', () => {
  it('takes its settings and the rules', () => {
    expect(promtool('check', 'config', '--syntax-only', 'prometheus.yml')).toBe('passed');
    expect(promtool('check', 'rules', 'alerts.yml')).toBe('passed');
  });

  it.each(TESTS)('raises each alert when it should, and not before: %s', (file) => {
    expect(promtool('test', 'rules', file)).toBe('passed');
  });
});
