import { afterAll, beforeAll } from '@jest/globals';
import { createPool, type Pool } from '@suvarna/database/pool';
import { testDatabase } from '@suvarna/testing/database';
import type { LightMyRequestResponse } from 'fastify';
import { randomUUID } from 'node:crypto';
import { pino, type Logger } from 'pino';
import { buildApp, type App } from '../src/app.ts';
import { readConfig } from '../src/read-config.ts';
import { databaseOver, type Database } from '../src/platform/database/database.ts';
import { ROLE, SCHEMA } from '../src/platform/database/migrations.ts';
import { dataOf, type Answer } from './answers.fixtures.ts';
import { createCookieJar } from './cookie-jar.fixtures.ts';
import { aCatalogue, type FakeStock } from './catalogue.fixtures.ts';
import type { Module } from '../src/module.ts';
import type { TestClock } from '../src/platform/test-clock.ts';
import { drawnForTests } from './drawn-photos.fixtures.ts';
import { patient } from './patience.fixtures.ts';
import { knowingAllDevices, migrated, seeded, seededInPart } from './templates.fixtures.ts';

export type { Answer };

interface CallOptions {
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Every effect has a fresh key of its own, as a browser gives it one, unless `headers` name another; `false` sends none. */
  readonly key?: false;
}

/** The whole service in process, on a database of its own. */
export interface Service {
  readonly app: App;
  readonly pool: Pool;
  readonly db: Database;
  /** Where its owner connects. */
  readonly databaseUrl: string;
  readonly fakeStock: FakeStock;
  get(path: string, options?: CallOptions): Promise<Answer>;
  post(path: string, body: unknown, options?: CallOptions): Promise<Answer>;
  /** What a call by GET answers with 200. */
  read<Data = never>(path: string, options?: CallOptions): Promise<Data>;
  /** What a call by POST answers with 200. */
  send<Data = never>(path: string, body: unknown, options?: CallOptions): Promise<Data>;
  /** The rows of a query. */
  rows<Row = Record<string, never>>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** The first column of a query. */
  column<Value = string>(sql: string, values?: unknown[]): Promise<Value[]>;
  /** A file, as it came: its answer is no JSON. */
  file(path: string, token?: string): Promise<LightMyRequestResponse>;
  /** Signs in by a password. @returns the token */
  signedIn(
    who: { readonly email: string; readonly password: string },
    options?: CallOptions,
  ): Promise<string>;
  /** A guest's token. */
  guest(): Promise<string>;
  stop(): Promise<void>;
}

/** What a suite brings along instead of the defaults: a clock of its own; the seeded catalogue, a tenth or all of it, and pincodes instead of the fake ones. */
export interface Given {
  readonly clock?: () => Date;
  readonly testClock?: TestClock;
  readonly seeded?: 'in part' | 'whole';
  /** Instead of the service's own: with one more, say. */
  readonly modules?: readonly Module[];
  /** Browsers are new to the accounts that sign in there, as in life; elsewhere a code was given in all of them before. */
  readonly newDevices?: true;
  /** Its connections wait as long as a store's do; others: patience.fixtures.ts. */
  readonly patience?: 'of a store';
  /** Where it says what it has to say; nowhere when left out. */
  readonly log?: Logger;
}

/** The suites' shoppers all call from one address, and races are run by hundreds at once. */
const CROWD = {
  LIMIT_EFFECTS_PER_MINUTE: '100000',
  LIMIT_CALLS_IN_FLIGHT_PER_ADDRESS: '100000',
  LIMIT_CALLS_IN_FLIGHT: '100000',
  LIMIT_HELD_PIECES_PER_BUYER: '100000',
  LIMIT_HELD_OF_ONE_PER_BUYER: '100000',
  LIMIT_HELD_PIECES_PER_ADDRESS: '100000',
  LIMIT_HELD_OF_ONE_PER_ADDRESS: '100000',
  GUEST_PAYMENT_MINUTES: '30',
} as const;

/** What a password costs in suites that are not about that: the least a store outside production may ask for. */
export const CHEAP_PASSWORDS = 10;

const SEEDED = { 'in part': seededInPart, whole: seeded } as const;

/** What a suite runs on: started before its first test, stopped after its last. */
export function ofSuite<Started extends { stop(): Promise<void> }>(start: () => Promise<Started>): Started {
  let started: Started | undefined;
  const now = (): Started => {
    if (started === undefined) throw new Error('Not started before the tests begin.');
    return started;
  };
  beforeAll(async () => {
    started = await start();
  });
  afterAll(() => started?.stop());
  return new Proxy({} as Started, {
    get: (_none, name) => Reflect.get(now(), name) as unknown,
    set: (_none, name, value) => Reflect.set(now(), name, value),
    ownKeys: () => Reflect.ownKeys(now()),
    getOwnPropertyDescriptor: (_none, name) => ({
      ...Reflect.getOwnPropertyDescriptor(now(), name),
      configurable: true,
    }),
  });
}

export async function startService(
  name: string,
  env: Record<string, string> = {},
  given: Given = {},
): Promise<Service> {
  const template = given.seeded === undefined ? migrated : SEEDED[given.seeded];
  const database = await testDatabase(
    name,
    given.newDevices === true ? template : knowingAllDevices(template),
  );
  const cheap = env['NODE_ENV'] === 'production' ? {} : { PASSWORD_COST: String(CHEAP_PASSWORDS) };
  const config = readConfig({ STORE_STAGE: 'local', DATABASE_URL: database.url, ...CROWD, ...cheap, ...env });
  const poolOf = (max: number): Pool => {
    const made = createPool({ url: database.url, schema: SCHEMA, role: ROLE, max });
    return given.patience === undefined ? patient(made) : made;
  };
  const pool = poolOf(10);
  const pagePool = poolOf(config.database.connections.pages);
  const fakeStock: FakeStock = { rateVersion: 1, unitPaise: 5_184_500 };
  const app = await buildApp({
    config,
    pool,
    pagePool,
    log: given.log ?? pino({ level: 'silent' }),
    ...(given.clock === undefined ? {} : { clock: given.clock }),
    ...(given.testClock === undefined ? {} : { testClock: given.testClock }),
    ...(env['IMAGING_URL'] === undefined && { redraw: drawnForTests }),
    ...(given.modules === undefined ? {} : { modules: given.modules }),
    ...(given.seeded !== undefined ? {} : { catalogue: aCatalogue(fakeStock) }),
  });

  const jar = createCookieJar();

  const call = async (
    method: 'GET' | 'POST',
    path: string,
    body: unknown,
    { token, headers, key }: CallOptions = {},
  ): Promise<Answer> => {
    const cookie = jar.of(token);
    const response = await app.http.inject({
      method,
      url: path,
      headers: {
        ...(method === 'GET' || key === false ? {} : { 'idempotency-key': randomUUID() }),
        ...(cookie === undefined ? {} : { cookie }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const answered = response.json<Answer['body']>();
    jar.keep((answered.data as { access_token?: string } | null)?.access_token, response.headers);
    return { status: response.statusCode, headers: response.headers, body: answered };
  };
  const post: Service['post'] = (path, body, options) => call('POST', path, body, options);

  return {
    app,
    pool,
    db: databaseOver(pool),
    databaseUrl: database.url,
    fakeStock,
    get: (path, options) => call('GET', path, undefined, options),
    post,
    read: async (path, options) => dataOf(await call('GET', path, undefined, options)),
    send: async (path, body, options) => dataOf(await post(path, body, options)),
    column: async <Value>(sql: string, values?: unknown[]) =>
      (await pool.query<Record<string, Value>>(sql, values)).rows.flatMap((row) =>
        Object.values(row).slice(0, 1),
      ),
    rows: async <Row>(sql: string, values?: unknown[]) => (await pool.query(sql, values)).rows as Row[],
    file: (path, token) => {
      const cookie = jar.of(token);
      return app.http.inject({
        url: path,
        headers: {
          ...(cookie === undefined ? {} : { cookie }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
      });
    },
    signedIn: async ({ email, password }, options) =>
      dataOf<{ access_token: string }>(
        await post('/api/customer_account/login', { email, password }, options),
      ).access_token,
    guest: async () => {
      const answer = await post('/api/customer/customer_account/createguest/', {
        uuid: 'browser-1-uuid',
        shopBy: 1,
        device_type: 'website',
      });
      return (answer.body.data as { access_token: string }).access_token;
    },
    async stop() {
      await app.close();
      await Promise.all([pool.end(), pagePool.end()]);
      await database.drop();
    },
  };
}
