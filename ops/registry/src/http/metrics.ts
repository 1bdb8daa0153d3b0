import { measurePools } from '@suvarna/database/pool-metrics';
import type { Pool } from '@suvarna/database/pool';
import { measureRequests, requestDurations } from '@suvarna/telemetry/request-metrics';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { FastifyInstance } from 'fastify';

export interface Metrics {
  readonly registry: Registry;
  readonly revision: Gauge;
  readonly expires: Gauge;
}

export function createMetrics(app: FastifyInstance, pool: Pool): Metrics {
  const registry = new Registry();
  // Looking every 10 ms, as it would, wakes an idle process a hundred times a second.
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: 50 });
  measureRequests(app, requestDurations(registry), 'registry');
  measurePools(registry)('registry', pool);
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
