/** The service through PgBouncer, which lends a session of the database for one transaction. */
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { createPool, type Pool } from '@suvarna/database/pool';
import type { TestDatabase } from '@suvarna/testing/database';
import {
  knowsNamedStatements,
  pgbouncer,
  startPgbouncer,
  type RunningPgbouncer,
} from '@suvarna/testing/pgbouncer';
import { until } from '@suvarna/testing/until';
import { runWholeProcess } from '@suvarna/testing/whole-process';
import { randomBytes, randomUUID } from 'node:crypto';
import { SCHEMA } from '../src/platform/database/migrations.ts';
import { commerceDatabase, startCommerce } from '../test-support/commerce-process.fixtures.ts';

jest.setTimeout(120_000);

const SESSIONS = 2;
const program = pgbouncer();
const describeWith = program === undefined ? describe.skip : describe;

describeWith('through PgBouncer (left out where this machine has none)', () => {
  const login = `pooled_${randomBytes(4).toString('hex')}`;
  let database: TestDatabase;
  let owner: Pool;
  let bouncer: RunningPgbouncer;
  let env: Readonly<Record<string, string>>;

  beforeAll(async () => {
    database = await commerceDatabase('pooler');
    owner = createPool({ url: database.url, schema: SCHEMA, max: 1 });
    await owner.query(`create role ${login} login`);
    bouncer = await startPgbouncer(program ?? '', { target: database.url, login, sessions: SESSIONS });
    env = {
      STORE_STAGE: 'local',
      DATABASE_URL: bouncer.url,
      DATABASE_DIRECT_URL: database.url,
      DATABASE_POOLER: 'transaction',
    };
  });
  afterAll(async () => {
    await bouncer.stop();
    await owner.query(`drop owned by ${login}; drop role ${login}`);
    await owner.end();
    await database.drop();
  });

  it('does not start before the migrations gave the login its settings', async () => {
    const { code, output } = await runWholeProcess({
      entry: 'services/commerce/src/server.ts',
      env: { ...env, PORT: '0' },
    });
    expect(code).toBe(1);
    expect(output).toContain(`The login ${login} has not the settings of the service`);
    // Sessions that PgBouncer has by now are as they were.
    await owner.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [login]);
  });

  const works = async (more: Readonly<Record<string, string>>): Promise<void> => {
    const migrated = await runWholeProcess({ entry: 'services/commerce/src/migrate.ts', env });
    expect(migrated).toEqual({ code: 0, output: 'the database is up to date\n' });
    const commerce = await startCommerce({ ...env, ...more });
    const [origin = ''] = commerce.origins;
    const asked = async (path: string): Promise<number> => (await fetch(`${origin}${path}`)).status;
    const guest = async (): Promise<string> => {
      const answer = await fetch(`${origin}/api/customer/customer_account/createguest/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify({ uuid: randomUUID(), shopBy: 1, device_type: 'website' }),
      });
      return ((await answer.json()) as { data: { access_token: string } }).data.access_token;
    };
    // Many transactions at once over a few sessions, each followed by statements of others.
    const tokens = await Promise.all(Array.from({ length: 24 }, guest));
    expect(new Set(tokens).size).toBe(24);
    const bags = await Promise.all(
      tokens.map(async (token) => {
        const headers = { authorization: `Bearer ${token}` };
        return (await fetch(`${origin}/api/customer/cart/list/`, { headers })).status;
      }),
    );
    expect(bags).toEqual(tokens.map(() => 200));
    expect(await asked('/api/product/listing/?path=%2Fjewellery%2Frings%2F&facets=true')).toBe(200);
    expect(await asked('/readyz?for=calls')).toBe(200);
    await until(async () => (await asked('/readyz?for=jobs')) === 200);

    const { rows } = await owner.query<{ usename: string; name: string; count: number }>(
      `select usename, application_name as name, count(*) from pg_stat_activity
       where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid() group by 1, 2`,
    );
    const pooled = rows.filter(({ usename }) => usename === login);
    expect(pooled.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(SESSIONS);
    // What needs a session of its own goes to the database itself.
    expect(rows.find(({ name }) => name === 'commerce-background')?.usename).not.toBe(login);
    expect(rows.some(({ usename, name }) => usename !== login && name === 'commerce')).toBe(false);
    expect(await commerce.end()).toBe(0);
  };

  it('calls, pages and jobs work', () => works({}));

  const knowsNames = program !== undefined && knowsNamedStatements(program);
  (knowsNames ? it : it.skip)('they do with named statements (PgBouncer 1.21 and newer)', () =>
    works({ DATABASE_NAMED_STATEMENTS: '1' }),
  );
});
