import pg from 'pg';
import { createHash, randomBytes } from 'node:crypto';

export interface TestDatabase {
  readonly url: string;
  /** Ends what is still connected and removes the database; on a server from outside, at the end of the run. */
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
  if (url === undefined || url === '')
    throw new Error('There is no database server here: a suite that needs one is called x.database.test.ts.');
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

/** Databases of one run begin alike, so that Jest's global tear-down finds them (database-server-end.mjs). */
const ofThisRun = (name: string): string => `test_${process.env['TEST_DATABASE_RUN'] ?? 'alone'}_${name}`;

const endConnections = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1';

/** Makes a template unless this run has it. Suites that ask at the same time wait for the first. */
async function readyTemplate(wanted: Template): Promise<string> {
  const template = ofThisRun(`template_${wanted.name}`);
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
  const database = ofThisRun(`${name.replace(/\W/g, '_').toLowerCase()}_${randomBytes(4).toString('hex')}`);
  const from = template === undefined ? '' : ` template ${await readyTemplate(template)}`;
  await onServer(async (client) => {
    await client.query(`create database ${database}${from}`);
    // Nothing of it is to outlive the machine: no commit waits for the disk, which is most of what a commit takes.
    await client.query(`alter database ${database} set synchronous_commit = off`);
  });
  // A server that keeps its files safe takes a second for each that is dropped while others write, and hardly any for all at the end.
  const later = process.env['TEST_DATABASE_FROM_OUTSIDE'] !== undefined;
  return {
    url: addressOf(database),
    drop: async () => {
      await onServer((client) =>
        later
          ? client.query(endConnections, [database])
          : client.query(`drop database if exists ${database} with (force)`),
      );
    },
  };
}
