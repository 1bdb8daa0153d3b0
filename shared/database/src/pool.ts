import { inThisScope } from '@suvarna/telemetry/scope';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { nameColumns, type Columns } from './name-columns.ts';
import { NamedClient } from './named-client.ts';
import { ObservedClient } from './observed-client.ts';

export type Pool = pg.Pool;
export type PoolClient = pg.PoolClient;

export interface PoolOptions {
  /** `postgresql://…`, or `postgresql:///name?host=/socket/dir` for a unix socket. */
  readonly url: string;
  /** Schema that unqualified names mean. */
  readonly schema: string;
  /** Role to work as, for services that need fewer rights than their login has. */
  readonly role?: string;
  /** Connections at most; 10 when left out. */
  readonly max?: number;
  /** Shown in `pg_stat_activity`. */
  readonly name?: string;
  /** Milliseconds a statement may run; 3,000 when left out, 0 for no limit (migrations, seed). */
  readonly statementTimeout?: number;
  /**
   * `session`: each connection has its session of the server to itself, and brings its settings along.
   * `transaction`: a pooler such as PgBouncer lends a session for a transaction. It takes no settings, so the
   * login has them (`pooled-login.ts`), and nothing may be left in a session: no `set`, no lock of a session, no
   * `listen`. `session` when left out.
   */
  readonly sharing?: 'session' | 'transaction';
  /** Whether parameterised statements have names; `false` for poolers that know none (PgBouncer before 1.21). */
  readonly namesStatements?: boolean;
  /** Called with the failure of connections that failed while idle. Without it such a failure is dropped, as the pool replaces them. */
  readonly onIdleError?: (error: Error) => void;
}

const INT8 = 20;
const DATE = 1082;

/** `bigint` columns are numbers here: amounts stay below 2^53, and one that does not is an error, never a rounded value. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The database answered ${text}, which no number holds exactly.`);
  return value;
}

const parsers: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (format !== 'binary' && oid === INT8) return safeInteger;
    if (format !== 'binary' && oid === DATE) return String;
    return pg.types.getTypeParser(oid, format ?? 'text') as (value: string) => unknown;
  },
};

/** A schema's name goes into SQL unquoted, so it is checked where it enters. */
export function assertSchemaName(schema: string): void {
  if (!/^[a-z_][a-z0-9_]{0,62}$/.test(schema))
    throw new Error(`Not a schema name: ${JSON.stringify(schema)}`);
}

const STATEMENT_MS = 3_000;

/** What a session has of limits. Times are milliseconds (reliability rules §4.5). */
export const sessionLimits = (statementTimeout = STATEMENT_MS) => ({
  statement_timeout: statementTimeout,
  lock_timeout: 1_000,
  idle_in_transaction_session_timeout: 5_000,
});

/** Settings every connection of ours starts with. */
export function clientConfig(options: PoolOptions): pg.ClientConfig {
  assertSchemaName(options.schema);
  const statementTimeout = options.statementTimeout ?? STATEMENT_MS;
  return {
    connectionString: options.url,
    application_name: options.name ?? options.schema,
    ...(options.sharing !== 'transaction' && {
      options: `-c search_path=${options.schema},public${options.role === undefined ? '' : ` -c role=${options.role}`}`,
      ...sessionLimits(statementTimeout),
    }),
    // For a server that no longer answers at all: its own limit would never reach us.
    ...(statementTimeout > 0 ? { query_timeout: statementTimeout + 1_000 } : {}),
    connectionTimeoutMillis: 3_000,
    types: parsers,
  };
}

/** Who is told what a pool does. */
interface PoolObserver {
  /** For a connection, by a caller who got one or none. */
  readonly waited: (seconds: number) => void;
  readonly failed: (error: unknown) => void;
}

/** On the pool itself: it is one and the same wherever this module is loaded a second time, as in suites. */
const OBSERVER: unique symbol = Symbol.for('suvarna.pool-observer');
type Observed = Pool & { [OBSERVER]?: PoolObserver };
const observerOf = (pool: Observed): PoolObserver | undefined => pool[OBSERVER];

/** From now on; who observed it before does no longer. */
export function observePool(pool: Pool, observer: PoolObserver): void {
  (pool as Observed)[OBSERVER] = observer;
}

type Connected = (error: Error | undefined, client?: PoolClient, done?: (release?: unknown) => void) => void;

/** Every connection is taken here, by `pool.query` too. */
function tellWaits(pool: Pool): void {
  const connect = pool.connect.bind(pool) as (connected?: Connected) => Promise<PoolClient> | undefined;
  const told = (connected?: Connected): Promise<PoolClient> | undefined => {
    const observer = observerOf(pool);
    const begun = performance.now();
    const end = (error?: unknown): void => {
      observer?.waited((performance.now() - begun) / 1_000);
      if (error) observer?.failed(error);
    };
    if (connected)
      // Called by who gives the connection back, and works for who asked for it.
      return connect(
        inThisScope((error, client, done) => {
          end(error);
          connected(error, client, done);
        }),
      );
    const taking = connect();
    taking?.then(() => end(), end);
    return taking;
  };
  pool.connect = told as typeof pool.connect;
}

/** A pool whose connections name their statements, look into one schema, and never wait for ever. */
export function createPool(options: PoolOptions): Pool {
  const Named: typeof ObservedClient = options.namesStatements === false ? ObservedClient : NamedClient;
  const pool: Pool = new pg.Pool({
    ...clientConfig(options),
    Client: class extends Named {
      constructor(config?: string | pg.ClientConfig) {
        super(config, (error) => observerOf(pool)?.failed(error));
      }
    },
    max: options.max ?? 10,
    idleTimeoutMillis: 30_000,
  });
  tellWaits(pool);
  // A pool without a listener ends the process when the server goes away.
  pool.on('error', (error) => options.onIdleError?.(error));
  // Nor may a connection that breaks between two statements of a transaction end it: the pool does
  // not listen while a caller uses it, and that caller gets the error of the next statement.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Typed query builder over a pool, which reads the columns that are named for a table. Destroying it ends the pool. */
export function createKysely<Tables>(pool: Pool, columns: Columns): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), plugins: [nameColumns(columns)] });
}
