import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import { isConnectionLost } from './outage.ts';
import { observePool, type Pool } from './pool.ts';

const SQLSTATE = /^[0-9A-Z]{5}$/;

/** Of few: PostgreSQL's own code, `lost` without a connection, `other` for what is neither. */
function stateOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (SQLSTATE.test(code)) return code;
  return isConnectionLost(error) ? 'lost' : 'other';
}

/**
 * Figures of pools: connections in use, idle and waited for, how long they were waited for, and statements that
 * failed, by SQLSTATE.
 *
 * @returns measures one more pool, from now on
 */
export function measurePools(registry: Registry): (name: string, pool: Pool) => void {
  const registers = [registry];
  const pools = new Map<string, Pool>();
  const waits = new Histogram({
    name: 'db_pool_wait_seconds',
    help: 'Time that a caller waited for a connection.',
    labelNames: ['pool'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.25, 0.5, 1, 3],
    registers,
  });
  const failures = new Counter({
    name: 'db_statement_errors_total',
    help: 'Statements that failed, by SQLSTATE; lost: without a connection.',
    labelNames: ['pool', 'sqlstate'],
    registers,
  });
  new Gauge({
    name: 'db_pool_connections',
    help: 'Connections of a pool.',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount }] of pools) {
        this.set({ pool, state: 'in_use' }, totalCount - idleCount);
        this.set({ pool, state: 'idle' }, idleCount);
      }
    },
  });
  new Gauge({
    name: 'db_pool_connections_max',
    help: 'Connections that a pool may have.',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const [pool, { options }] of pools) this.set({ pool }, options.max);
    },
  });
  new Gauge({
    name: 'db_pool_waiting',
    help: 'Callers that wait for a connection.',
    labelNames: ['pool'],
    registers,
    collect() {
      for (const [pool, { waitingCount }] of pools) this.set({ pool }, waitingCount);
    },
  });
  return (name, pool) => {
    pools.set(name, pool);
    observePool(pool, {
      waited: (seconds) => waits.observe({ pool: name }, seconds),
      failed: (error) => failures.inc({ pool: name, sqlstate: stateOf(error) }),
    });
  };
}
