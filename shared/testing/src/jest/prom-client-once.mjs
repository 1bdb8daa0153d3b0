/**
 * What Node says about itself is measured once a worker, for all services that its suites put together:
 * each measurement is an observer and a timer that nothing ends.
 */
import { Registry, collectDefaultMetrics as collect } from 'prom-client';

const own = new Registry();

export * from 'prom-client';

export function collectDefaultMetrics({ register }) {
  if (own.getMetricsAsArray().length === 0) collect({ register: own });
  for (const metric of own.getMetricsAsArray()) register.registerMetric(metric);
}
