import pg from 'pg';
import { createHash, randomBytes } from 'node:crypto';

export interface TestDatabase {
  readonly url: string;
  /** Ends what is still connected and removes the database. */
  drop(): Promise<void>;
}

/** What a database is copied from instead of being made anew: prepared once in a run of Jest, by the first suite that asks for it. */
export interface Template {
  readonly name: string;
  /** Fills the empty database; every connection it makes is closed when it answers. */
  prepare(url: string): Promise<void>;
}

/** Set by Jest's global set-up for `x.database.test.ts`. */
function server(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined || url === '') throw new Error('There is no database server here: a suite that needs one is called x.database.test.ts.');
  return url;
}

async function onServer<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: server() });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function addressOf(database: string): string {
  const [before, query] = server().split('?');
  const address = `${(before ?? '').replace(/\/[^/]*$/, '')}/${database}`;
  return query === undefined ? address : `${address}?${query}`;
}

/** Templates of one run begin alike; Jest's global tear-down removes them (database-server-end.mjs). */
const templateOf = (name: string): string => `template_${process.env['TEST_DATABASE_RUN'] ?? 'alone'}_${name}`;

/** Makes a template unless this run has it. Suites that ask at the same time wait for the first. */
async function readyTemplate(wanted: Template): Promise<string> {
  const template = templateOf(wanted.name);
  const lock = createHash('sha256').update(template).digest().readInt32BE(0);
  return onServer(async (client) => {
    await client.query('select pg_advisory_lock($1)', [lock]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount === 1) return template;
    // Under another name until it is whole: what a suite that was stopped left behind is nobody's template.
    const making = `${template}_in_the_making`;
    await client.query(`drop database if exists ${making} with (force)`);
    await client.query(`create database ${making}`);
    await wanted.prepare(addressOf(making));
    await client.query(`alter database ${making} rename to ${template}`);
    return template;
  });
}

/** A database of a suite's own on the test server: real PostgreSQL, so that races are real. */
export async function testDatabase(name: string, template?: Template): Promise<TestDatabase> {
  const database = `test_${name.replace(/\W/g, '_').toLowerCase()}_${randomBytes(4).toString('hex')}`;
  const from = template === undefined ? '' : ` template ${await readyTemplate(template)}`;
  await onServer((client) => client.query(`create database ${database}${from}`));
  return {
    url: addressOf(database),
    drop: async () => { await onServer((client) => client.query(`drop database if exists ${database} with (force)`)); },
  };
}
