/**
 * `check-chart.ts`, with values as JSON at standard input: says as JSON what the chart makes of them and what is
 * wrong with it. A process of its own, since Go's engine writes into the globals of the one it runs in.
 */
import { text } from 'node:stream/consumers';
import { faultsOf } from './kubernetes-schemas.ts';
import { defaultValues, renderChart, withValues, type Manifest, type Values } from './render-chart.ts';

export interface CheckedChart {
  readonly manifests: readonly Manifest[];
  readonly faults: readonly string[];
}

const manifests = await renderChart(
  withValues(defaultValues(), JSON.parse(await text(process.stdin)) as Values),
);
const checked: CheckedChart = { manifests, faults: manifests.flatMap(faultsOf) };
process.stdout.write(JSON.stringify(checked), () => process.exit(0));
