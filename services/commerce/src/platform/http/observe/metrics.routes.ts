import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, type Registry } from 'prom-client';

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
