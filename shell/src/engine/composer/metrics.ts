import { requestDurations, type RequestDurations } from '@suvarna/telemetry/request-metrics';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export type PageOutcome = 'rendered' | 'skeleton' | 'client' | 'fallback' | 'not-found' | 'redirect';

export interface Metrics {
  readonly registry: Registry;
  readonly requests: RequestDurations;
  readonly pages: Counter<'remote' | 'route' | 'outcome'>;
  readonly cache: Counter<'outcome'>;
  readonly production: Histogram<'remote' | 'route'>;
  readonly refusals: Counter<'reason'>;
  readonly revision: Gauge;
  readonly registryConnected: Gauge;
  readonly proxied: Counter<'outcome'>;
  readonly shed: Counter<'kind'>;
  readonly turnWaits: Histogram;
  readonly sandboxRestarts: Counter<'remote'>;
  readonly inlineStyles: Counter<'remote'>;
  readonly vitals: Histogram<'vital' | 'remote' | 'version'>;
  readonly layoutShift: Histogram<'vital' | 'remote' | 'version'>;
  readonly browserErrors: Counter<'remote' | 'version'>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  // Looking every 10 ms, as it would, wakes an idle process a hundred times a second.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 50 });
  const registers = [registry];
  return {
    registry,
    requests: requestDurations(registry),
    pages: new Counter({
      name: 'composer_pages_total',
      help: 'Documents by how they were made',
      labelNames: ['remote', 'route', 'outcome'],
      registers,
    }),
    cache: new Counter({
      name: 'composer_page_cache_total',
      help: 'Look-ups in the page cache',
      labelNames: ['outcome'],
      registers,
    }),
    production: new Histogram({
      name: 'composer_page_production_seconds',
      help: 'Load and render of one page',
      labelNames: ['remote', 'route'],
      buckets: [0.002, 0.005, 0.01, 0.02, 0.04, 0.06, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    }),
    refusals: new Counter({
      name: 'composer_refusals_total',
      help: 'Compositions and releases not believed',
      labelNames: ['reason'],
      registers,
    }),
    revision: new Gauge({ name: 'composer_composition_revision', help: 'Revision being served', registers }),
    registryConnected: new Gauge({
      name: 'composer_registry_connected',
      help: '1 while the event stream of the registry is open',
      registers,
    }),
    proxied: new Counter({
      name: 'composer_proxied_total',
      help: 'Calls passed to the back end',
      labelNames: ['outcome'],
      registers,
    }),
    shed: new Counter({
      name: 'composer_shed_total',
      help: 'Requests refused because of overload',
      labelNames: ['kind'],
      registers,
    }),
    turnWaits: new Histogram({
      name: 'composer_turn_wait_seconds',
      help: 'How long calls waited behind others of their address; those that did not wait are not counted',
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    }),
    sandboxRestarts: new Counter({
      name: 'composer_sandbox_restarts_total',
      help: 'Processes of remotes that ended and were started again',
      labelNames: ['remote'],
      registers,
    }),
    inlineStyles: new Counter({
      name: 'composer_inline_styles_total',
      help: 'Pages whose markup holds style attributes, which the CSP blocks',
      labelNames: ['remote'],
      registers,
    }),
    vitals: new Histogram({
      name: 'browser_vital_milliseconds',
      help: 'Web vitals of real visits, by the release whose part of the page they were about',
      labelNames: ['vital', 'remote', 'version'],
      buckets: [50, 100, 200, 300, 500, 800, 1_200, 1_800, 2_500, 4_000, 8_000],
      registers,
    }),
    layoutShift: new Histogram({
      name: 'browser_layout_shift',
      help: 'Cumulative layout shift of real visits',
      labelNames: ['vital', 'remote', 'version'],
      buckets: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5],
      registers,
    }),
    browserErrors: new Counter({
      name: 'browser_errors_total',
      help: 'Errors in browsers, by the release whose code threw',
      labelNames: ['remote', 'version'],
      registers,
    }),
  };
}
