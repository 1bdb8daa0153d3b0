/** Jest's global tear-down: ends the server `database-server.mjs` started; on one from outside, removes this run's databases. */
import pg from 'pg';

/** Each drop waits for a checkpoint; those that wait together share it. */
const AT_A_TIME = 20;

export default async function stopServer() {
  if (globalThis.stopTestDatabase) return globalThis.stopTestDatabase();
  const pool = new pg.Pool({ connectionString: process.env.TEST_DATABASE_URL, max: AT_A_TIME });
  try {
    const { rows } = await pool.query('select datname from pg_database where starts_with(datname, $1)', [
      `test_${process.env.TEST_DATABASE_RUN}_`,
    ]);
    await Promise.all(rows.map(({ datname }) => pool.query(`drop database ${datname} with (force)`)));
  } finally {
    await pool.end();
  }
}
