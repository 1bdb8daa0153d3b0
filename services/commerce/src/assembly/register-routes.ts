import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Dependencies } from '../dependencies.ts';
import { alertRoutes } from '../platform/http/observe/alert.routes.ts';
import type { Alerts } from '../platform/http/observe/alerts.ts';
import { measureBackground } from '../platform/http/observe/background.metrics.ts';
import { healthRoutes } from '../platform/http/observe/health.routes.ts';
import { metricsRoutes } from '../platform/http/observe/metrics.routes.ts';
import { staffOutboxRoutes } from '../platform/outbox/outbox.routes.ts';
import { testClockRoutes, type TestClock } from '../platform/test-clock.ts';
import type { Readiness } from '../readiness.ts';

/** The service's own routes, and those of its modules. */
export async function registerRoutes(
  http: FastifyInstance,
  deps: Dependencies,
  own: {
    readonly readiness: Readiness;
    readonly registry: Registry;
    readonly alerts: Alerts;
    readonly testClock: TestClock | undefined;
  },
): Promise<void> {
  const { modules, db, log, config } = deps;
  const { readiness, registry, alerts, testClock } = own;
  await http.register(healthRoutes(readiness, config.role === 'jobs' ? 'jobs' : 'calls'));
  const metrics = [
    measureBackground(registry, db, log),
    ...modules.flatMap(({ metrics: measure }) => measure?.(registry, deps) ?? []),
  ];
  await http.register(
    metricsRoutes(registry, async () => {
      await Promise.all(metrics.map((refresh) => refresh()));
    }),
  );
  // A process for jobs alone answers nobody but who watches it.
  if (config.role === 'jobs') return;
  await http.register(alertRoutes(alerts.tell), { prefix: '/api' });
  await http.register(staffOutboxRoutes(deps), { prefix: '/staff' });
  for (const { routes = {} } of modules) {
    for (const make of routes.api ?? []) await http.register(make(deps), { prefix: '/api' });
    for (const make of routes.staff ?? []) await http.register(make(deps), { prefix: '/staff' });
    for (const make of routes.services ?? []) await http.register(make(deps));
  }
  if (testClock === undefined) return;
  const jobs = modules.flatMap((module) => module.jobs ?? []);
  const runNow = async (name: string): Promise<boolean> => {
    const job = jobs.find((one) => one.name === name);
    await job?.run(deps);
    return job !== undefined;
  };
  await http.register(testClockRoutes(testClock, runNow));
}
