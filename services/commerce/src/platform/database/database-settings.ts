import { loginOf } from '@suvarna/database/pooled-login';
import type { SettingsReader } from '@suvarna/settings/read-settings';
import { databaseAddress, flag, oneOf, wholeNumber } from '@suvarna/settings/setting';
import { Type } from 'typebox';

/** How the service reaches its database. */
export interface DatabaseSettings {
  /** For calls and pages; through a pooler where there is one. */
  readonly url: string;
  /** For what needs a session of its own: migrations, jobs and their locks. */
  readonly directUrl: string;
  /** How connections of `url` have their sessions (`PoolOptions.sharing`). */
  readonly sharing: 'session' | 'transaction';
  readonly namesStatements: boolean;
  /** Connections at most; those of jobs go to `directUrl`. */
  readonly connections: { readonly calls: number; readonly pages: number; readonly jobs: number };
}

const size = (fallback: number, means: string, minimum = 1) =>
  wholeNumber({ minimum, maximum: 1_000 }, { default: fallback, means });

const schema = Type.Object({
  DATABASE_URL: databaseAddress(),
  DATABASE_DIRECT_URL: Type.Optional(
    databaseAddress({
      means:
        'The database itself, for migrations and jobs, where `DATABASE_URL` is a pooler; `DATABASE_URL` when left out',
    }),
  ),
  DATABASE_POOLER: oneOf(['none', 'transaction'], {
    default: 'none',
    means:
      '`transaction` where `DATABASE_URL` is a pooler that lends a session for a transaction (PgBouncer); its login is one of its own, which the migrations prepare',
  }),
  DATABASE_NAMED_STATEMENTS: Type.Optional(
    flag({
      means:
        'Whether statements have names, which saves the server planning; left out, they do without a pooler and do not with one. PgBouncer knows them from 1.21 on, with `max_prepared_statements`',
    }),
  ),
  DATABASE_CALLS_CONNECTIONS: size(10, 'Connections for calls, at most'),
  DATABASE_PAGES_CONNECTIONS: size(4, 'Connections for pages and the catalogue, at most'),
  // One of them holds the locks of jobs under way.
  DATABASE_JOBS_CONNECTIONS: size(7, 'Connections for jobs and the outbox, at most', 2),
});

export function readDatabase(reader: SettingsReader): DatabaseSettings {
  const given = reader.read(schema);
  const { DATABASE_URL: url, DATABASE_DIRECT_URL: direct } = given;
  const isPooled = given.DATABASE_POOLER === 'transaction';
  if (isPooled && direct === undefined)
    reader.fault('DATABASE_DIRECT_URL is missing: migrations and jobs do not go through DATABASE_POOLER');
  if (isPooled && direct !== undefined && url !== '' && loginOf(url) === loginOf(direct))
    reader.fault(
      'DATABASE_URL and DATABASE_DIRECT_URL must have different logins: that of the pooler has settings of its own',
    );
  return {
    url,
    directUrl: direct ?? url,
    sharing: isPooled ? 'transaction' : 'session',
    namesStatements: given.DATABASE_NAMED_STATEMENTS ?? !isPooled,
    connections: {
      calls: given.DATABASE_CALLS_CONNECTIONS,
      pages: given.DATABASE_PAGES_CONNECTIONS,
      jobs: given.DATABASE_JOBS_CONNECTIONS,
    },
  };
}
