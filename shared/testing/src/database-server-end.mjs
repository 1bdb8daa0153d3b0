/** Jest's global tear-down: ends the server `database-server.mjs` started; on one from outside, removes this run's templates. */
import pg from 'pg';

export default async function stopServer() {
  if (globalThis.stopTestDatabase) return globalThis.stopTestDatabase();
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  try {
    const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [`template_${process.env.TEST_DATABASE_RUN}_`]);
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  } finally {
    await client.end();
  }
}
