/**
 * The chart's manifests as Helm makes them, by Go's own template engine. It knows none of the functions that
 * Helm adds, and the chart uses none.
 */
import { parse } from '@evertdespiegeleer/go-template';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseAllDocuments, parse as parseYaml } from 'yaml';
import { root } from '../workspace.ts';

const CHART = join(root, 'deploy', 'chart');

export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string };
}

export type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** As Helm lays values over the chart's own: object by object. */
export function withValues(own: Values, given: Values): Values {
  const merged = Object.entries(given).map(([name, value]) => {
    const before = own[name];
    return [name, isObject(before) && isObject(value) ? withValues(before, value) : value] as const;
  });
  return { ...own, ...Object.fromEntries(merged) };
}

const read = (name: string): string => readFileSync(join(CHART, name), 'utf8');
export const defaultValues = (): Values => parseYaml(read('values.yaml')) as Values;

/** @throws Error naming the template that does not render, or is no YAML */
export async function renderChart(values: Values): Promise<readonly Manifest[]> {
  const { appVersion } = parseYaml(read('Chart.yaml')) as { readonly appVersion: string };
  const context = {
    Values: values,
    Release: { Name: 'suvarna', Namespace: 'shop' },
    Chart: { AppVersion: appVersion },
  };
  const parts = read('templates/_parts.tpl');
  const manifests: Manifest[] = [];
  for (const file of globSync('templates/*.yaml', { cwd: CHART }).toSorted()) {
    const text = await parse(parts + read(file), context);
    // What Go writes for a value that is not there, or is of another kind than its place wants.
    const wrong = /.*(?:<no value>|%!).*/.exec(text);
    if (wrong !== null) throw new Error(`${basename(file)}: ${wrong[0].trim()}`);
    for (const document of parseAllDocuments(text)) {
      const [error] = document.errors;
      if (error !== undefined) throw new Error(`${basename(file)}: ${error.message}`);
      const manifest = document.toJS() as Manifest | null;
      if (manifest !== null) manifests.push(manifest);
    }
  }
  return manifests;
}
