import pg from 'pg';
import { createHash, randomBytes } from 'node:crypto';

export interface TestDatabase {
  readonly url: string;
  /** Ends what is still connected and removes the database; on a server from outside, at the end of the run. */
  drop(): Promise<void>;
}

/** What a database is copied from instead of being made again: prepared once in a run of Jest, by the first suite that asks for it. */
export interface Template {
  readonly name: string;
  /** What it begins as a copy of, instead of empty. */
  readonly from?: Template;
  /** Fills the database; every connection it makes is closed when it answers. */
  prepare(url: string): Promise<void>;
}

/** Set by Jest's global set-up for `x.database.test.ts`. */
function server(): string {
  const url = process.env['TEST_DATABASE_URL'];
  if (url === undefined || url === '')
    throw new Error('There is no database server here: a suite that needs one is called x.database.test.ts.');
  return url;
}

interface Kept {
  server?: Promise<pg.Client> | undefined;
  readonly templates: Map<string, Promise<string>>;
}

/**
 * One connection a worker for making and ending databases, and the templates it knows to be there: a suite
 * needed four connections for that, and one costs the server as much as a hundred small statements. Kept on
 * what outlives a suite, with its packages (node-environment.mjs).
 */
type LoadOnce = ((name: 'pg') => typeof pg) & { databases?: Kept };
const loadOnce = (globalThis as unknown as Record<symbol, LoadOnce | undefined>)[
  Symbol.for('suvarna.load-once')
];
const kept: Kept =
  loadOnce === undefined ? { templates: new Map() } : (loadOnce.databases ??= { templates: new Map() });

async function connect(): Promise<pg.Client> {
  const client = new (loadOnce?.('pg') ?? pg).Client({ connectionString: server() });
  const forget = (): void => {
    kept.server = undefined;
  };
  client.on('error', forget);
  client.on('end', forget);
  try {
    await client.connect();
  } catch (error) {
    forget();
    throw error;
  }
  // No process stays for it: what waits for an answer is a test, and Jest waits for that. `pg`'s types leave this out.
  (client as pg.Client & { unref(): void }).unref();
  return client;
}

const onServer = (): Promise<pg.Client> => (kept.server ??= connect());

function addressOf(database: string): string {
  const [before, query] = server().split('?');
  const address = `${(before ?? '').replace(/\/[^/]*$/, '')}/${database}`;
  return query === undefined ? address : `${address}?${query}`;
}

/** Databases of one run begin alike, so that Jest's global tear-down finds them (database-server-end.mjs). */
const ofThisRun = (name: string): string => `test_${process.env['TEST_DATABASE_RUN'] ?? 'alone'}_${name}`;

const endConnections = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1';

/** Makes a template unless this run has it. Suites that ask at the same time wait for the first. */
async function makeTemplate(wanted: Template): Promise<string> {
  const template = ofThisRun(`template_${wanted.name}`);
  const from = wanted.from === undefined ? '' : ` template ${await readyTemplate(wanted.from)}`;
  // One lock for all: two workers with a template each would wait for each other's.
  const lock = createHash('sha256').update(ofThisRun('template')).digest().readInt32BE(0);
  const client = await onServer();
  await client.query('select pg_advisory_lock($1)', [lock]);
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [template]);
    if (rowCount === 1) return template;
    // Under another name until it is whole: what a suite that was stopped left behind is no suite's template.
    const making = `${template}_in_the_making`;
    await client.query(`drop database if exists ${making} with (force)`);
    await client.query(`create database ${making}${from}`);
    await wanted.prepare(addressOf(making));
    await client.query(`alter database ${making} rename to ${template}`);
    return template;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lock]);
  }
}

async function readyTemplate(wanted: Template): Promise<string> {
  const made = kept.templates.get(wanted.name) ?? makeTemplate(wanted);
  kept.templates.set(wanted.name, made);
  try {
    return await made;
  } catch (error) {
    kept.templates.delete(wanted.name);
    throw error;
  }
}

/** A database of a suite's own on the test server: real PostgreSQL, so that races are real. */
export async function testDatabase(name: string, template?: Template): Promise<TestDatabase> {
  const database = ofThisRun(`${name.replace(/\W/g, '_').toLowerCase()}_${randomBytes(4).toString('hex')}`);
  const from = template === undefined ? '' : ` template ${await readyTemplate(template)}`;
  const client = await onServer();
  await client.query(`create database ${database}${from}`);
  // Nothing of it is to outlive the machine: no commit waits for the disk, which is most of what a commit takes.
  await client.query(`alter database ${database} set synchronous_commit = off`);
  // A server that keeps its files safe takes a second for each that is dropped while others write, and hardly any for all at the end.
  const later = process.env['TEST_DATABASE_FROM_OUTSIDE'] !== undefined;
  return {
    url: addressOf(database),
    drop: async () => {
      await (later
        ? (await onServer()).query(endConnections, [database])
        : (await onServer()).query(`drop database if exists ${database} with (force)`));
    },
  };
}
