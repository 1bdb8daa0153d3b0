import type { Pool } from '@suvarna/database/pool';

/**
 * A busy machine must not look like a fault: where a store gives up on a lock after a second and on an
 * answer after three, suites that are not about that wait. @returns the pool
 */
export function patient(pool: Pool): Pool {
  // Read whenever a connection is made.
  Object.assign(pool.options, {
    statement_timeout: 45_000,
    query_timeout: 46_000,
    lock_timeout: 30_000,
    idle_in_transaction_session_timeout: 45_000,
    connectionTimeoutMillis: 45_000,
  });
  return pool;
}
