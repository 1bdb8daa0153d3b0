/**
 * A login for connections through a pooler that lends sessions for a transaction (PgBouncer). Such a pooler
 * refuses or forgets what a connection brings along, so the login itself has schema, role and limits.
 */
import pg from 'pg';
import { assertSchemaName, clientConfig, sessionLimits, type Pool } from './pool.ts';

export interface PooledLogin {
  /** Its name: that of `DATABASE_URL`. */
  readonly login: string;
  /** Schema that unqualified names mean. */
  readonly schema: string;
  /** Role it works as. */
  readonly role: string;
}

/** Who logs in at the address; `''` where it does not say. */
export function loginOf(url: string): string {
  const address = URL.parse(url);
  return decodeURIComponent(address?.username ?? '') || (address?.searchParams.get('user') ?? '');
}

const settingsOf = ({ schema, role }: PooledLogin): Readonly<Record<string, string>> => ({
  search_path: `${schema}, public`,
  role,
  ...Object.fromEntries(Object.entries(sessionLimits()).map(([name, value]) => [name, String(value)])),
});

/**
 * Gives the login its settings in this database, as who may: a step of the migrations. The login is there
 * already, with its password; the settings hold for its sessions from then on.
 *
 * @param url address of the database itself, with a login that may change others
 */
export async function preparePooledLogin(url: string, pooled: PooledLogin): Promise<void> {
  assertSchemaName(pooled.schema);
  const name = pg.escapeIdentifier(pooled.login);
  const client = new pg.Client(clientConfig({ url, schema: pooled.schema, name: `${pooled.schema}-login` }));
  await client.connect();
  try {
    const { rows } = await client.query<{ here: string }>('select current_database() as here');
    const database = pg.escapeIdentifier(rows[0]?.here ?? '');
    await client.query('begin');
    await client.query(`grant ${pg.escapeIdentifier(pooled.role)} to ${name}`);
    for (const [setting, value] of Object.entries(settingsOf(pooled))) {
      // A list of schemas is no text: in quotes it would be one schema of that name.
      const given = setting === 'search_path' ? value : pg.escapeLiteral(value);
      await client.query(`alter role ${name} in database ${database} set ${setting} = ${given}`);
    }
    await client.query('commit');
  } finally {
    await client.end();
  }
}

interface SessionRow {
  readonly role: string;
  readonly search_path: string;
  readonly statement_timeout: string;
}

/** @throws Error where sessions behind the pooler have not what `preparePooledLogin` gives: nothing may be served with them */
export async function assertPooledLogin(pool: Pool, pooled: PooledLogin): Promise<void> {
  const { rows } = await pool.query<SessionRow>(
    `select current_user as role, current_setting('search_path') as search_path,
      (select setting from pg_settings where name = 'statement_timeout') as statement_timeout`,
  );
  const wanted = settingsOf(pooled);
  const wrong = Object.entries(rows[0] ?? {}).filter(([name, value]) => value !== wanted[name]);
  if (wrong.length === 0) return;
  const found = wrong.map(([name, value]) => `${name} is ${String(value)}`).join(', ');
  throw new Error(
    `The login ${pooled.login} has not the settings of the service (${found}). The migrations give them to it; sessions that the pooler had before keep theirs until it reconnects.`,
  );
}
