import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Histogram, type Registry } from 'prom-client';

/** Numbers for Prometheus: durations by route and status, what Node says about itself, and what `refresh` brings up to date. */
export function metricsRoutes(registry: Registry, refresh: () => Promise<void>) {
  return async (app: FastifyInstance): Promise<void> => {
    // Looking every 10 ms, as it would, wakes an idle process a hundred times a second.
    collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 50 });
    app.get(
      '/metrics',
      { config: { access: 'operations' }, logLevel: 'silent', schema: { hide: true } },
      async (_request, reply) => {
        await refresh();
        return reply.type(registry.contentType).send(await registry.metrics());
      },
    );
  };
}

export type RequestDurations = Histogram<'listener' | 'method' | 'route' | 'status'>;

/** Routes are named by their pattern, so the series stay few. */
export function requestDurations(registry: Registry): RequestDurations {
  return new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer.',
    labelNames: ['listener', 'method', 'route', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
}

/** Measures every answered request. @param listener calls of browsers, or reads of pages */
export function measureRequests(
  app: FastifyInstance,
  durations: RequestDurations,
  listener: 'api' | 'pages',
): void {
  app.addHook('onResponse', async (request, reply) => {
    durations.observe(
      {
        listener,
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
      },
      reply.elapsedTime / 1_000,
    );
  });
}
