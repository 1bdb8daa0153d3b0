import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Prometheus, collector and Grafana, as files that a deployment mounts. */
export const OBSERVABILITY = resolve(import.meta.dirname, '..', '..', '..', '..', 'deploy', 'observability');

export const alertsText = (): string => readFileSync(join(OBSERVABILITY, 'alerts.yml'), 'utf8');

interface Panel {
  readonly title: string;
  readonly targets: readonly { readonly expr: string }[];
}

interface Dashboard {
  readonly uid: string;
  readonly title: string;
  readonly panels: readonly Panel[];
}

export const dashboards = (): readonly Dashboard[] =>
  globSync('grafana/dashboards/*.json', { cwd: OBSERVABILITY })
    .toSorted()
    .map((file) => JSON.parse(readFileSync(join(OBSERVABILITY, file), 'utf8')) as Dashboard);

/** Every query of `alerts.yml`. */
export const queriesOf = (yaml: string): readonly string[] =>
  [...yaml.matchAll(/^ +expr: (?:\|\n((?: {10}.*\n)+)|'(.*)'|(.*))$/gm)].map(
    ([, block, quoted, plain]) => block ?? quoted ?? plain ?? '',
  );

export const recordsOf = (yaml: string): readonly string[] =>
  [...yaml.matchAll(/^ +- record: (\S+)$/gm)].map(([, name = '']) => name);

export const alertsOf = (yaml: string): readonly string[] =>
  [...yaml.matchAll(/^ +- alert: (\S+)$/gm)].map(([, name = '']) => name);

const WORDS = new Set(['and', 'or', 'unless', 'bool', 'offset']);

/** Names of the metrics that a PromQL query reads. */
export function metricsIn(query: string): readonly string[] {
  const bare = query
    .replaceAll(/"(?:[^"\\]|\\.)*"/g, '')
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replaceAll(/\b(?:by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, '');
  return [...bare.matchAll(/[a-zA-Z_:][\w:]*(?!\s*\(|[\w:])/g)]
    .map(([name]) => name)
    .filter((name) => !WORDS.has(name));
}

/** Names of `/metrics`: those of histograms with what they are counted by. */
export const namesIn = (exposed: string): readonly string[] =>
  [...exposed.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
  );
