import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { FastifyInstance } from 'fastify';

export interface Metrics {
  readonly registry: Registry;
  readonly revision: Gauge;
  readonly expires: Gauge;
}

export function createMetrics(app: FastifyInstance): Metrics {
  const registry = new Registry();
  // Looking every 10 ms, as it would, wakes an idle process a hundred times a second.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 50 });
  const requests = new Histogram({
    name: 'registry_http_seconds',
    help: 'Time to answer a request',
    registers: [registry],
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
  });
  app.addHook('onResponse', async (request, reply) => {
    requests.observe(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: String(reply.statusCode),
      },
      reply.elapsedTime / 1_000,
    );
  });
  return {
    registry,
    revision: new Gauge({
      name: 'registry_composition_revision',
      help: 'Revision live on production',
      registers: [registry],
    }),
    expires: new Gauge({
      name: 'registry_composition_expires_seconds',
      help: 'When the signature of production ends, as Unix time',
      registers: [registry],
    }),
  };
}
