import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { DEMO_CUSTOMER } from '../../../modules/identity/account/demo-customer.ts';
import {
  modulesAuthorisation,
  namesOf,
} from '../../../../test-support/authorisation/module-authorisation.fixtures.ts';
import { STAFF_ENV } from '../../../../test-support/authorisation/principals.fixtures.ts';
import { PLAIN } from '../../../../test-support/catalogue.fixtures.ts';
import { addDemoCustomer } from '../../../../test-support/identity.fixtures.ts';
import {
  withRoutesOf,
  type DeclaredRoute,
} from '../../../../test-support/routes/declared-routes.fixtures.ts';
import { startService, type Service } from '../../../../test-support/service.fixtures.ts';
import { performOnce } from './effects.ts';

let service: Service;
let routes: readonly DeclaredRoute[];
let once: readonly DeclaredRoute[];
let tokens: Readonly<Record<string, string | undefined>>;

beforeAll(async () => {
  ({ made: service, routes } = await withRoutesOf(() => startService('effects', STAFF_ENV)));
  once = routes.filter((route) => route.once);
  await addDemoCustomer(service.db);
  const customer = await service.signedIn(DEMO_CUSTOMER);
  tokens = { shopper: await service.guest(), customer, 'staff-admin': STAFF_ENV.STAFF_ADMIN_TOKEN };
});
afterAll(() => service.stop());

/** How many rows each table has. */
async function rows(): Promise<unknown> {
  const { rows: tables } = await service.pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'commerce'",
  );
  const counts = await Promise.all(
    tables.map(async ({ name }) => [
      name,
      (await service.column<number>(`select count(*)::int from commerce."${name}"`))[0],
    ]),
  );
  return Object.fromEntries(counts) as unknown;
}

describe('a route', () => {
  it('by POST asks for an Idempotency-Key, or its module says why not', async () => {
    expect(once.length).toBeGreaterThan(40);
    expect(
      routes
        .filter((route) => route.method === 'POST' && !route.once)
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...namesOf(await modulesAuthorisation(), 'keyless')].sort());
    expect(once.filter(({ method }) => method !== 'POST')).toEqual([]);
  });

  it('that performs an effect once and does not declare it fails, whatever the request brings', async () => {
    const app = Fastify();
    app.post('/x', (request, reply) =>
      performOnce(service.db, 'test', request, reply, async () => ({ done: true })),
    );
    for (const headers of [{}, { 'idempotency-key': 'k-1' }]) {
      const answer = await app.inject({ method: 'POST', url: '/x', headers });
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
        500,
        '/x performs an effect once but does not declare it.',
      ]);
    }
    await app.close();
  });

  it('says in OpenAPI that it asks for a key, and no other route does', async () => {
    interface Operation {
      readonly parameters?: readonly {
        readonly name: string;
        readonly in: string;
        readonly required?: boolean;
      }[];
    }
    const { paths } = (await service.get('/api/openapi.json')).body as unknown as {
      paths: Record<string, Record<string, Operation>>;
    };
    const asking = Object.entries(paths).flatMap(([url, { post }]) =>
      post?.parameters?.some(
        (one) => one.name === 'Idempotency-Key' && one.in === 'header' && one.required === true,
      ) === true
        ? [url]
        : [],
    );
    expect(asking.sort()).toEqual(once.map(({ url }) => url).sort());
  });
});

describe('a call of a route that declares once', () => {
  const asked = async (
    options: (route: DeclaredRoute) => Parameters<Service['post']>[2],
  ): Promise<string[]> => {
    const answers = await Promise.all(
      once.map(async (route) => {
        const { status, body } = await service.post(route.url, {}, options(route));
        return `${status} ${body.code ?? ''} ${Object.keys(body.fields ?? {}).join()}`.trim();
      }),
    );
    return [...new Set(answers)];
  };

  it('is refused without a key, by a code of its own, and nothing happens', async () => {
    const before = await rows();
    expect(await asked(({ access }) => ({ token: tokens[access ?? ''], key: false }))).toEqual([
      '400 REQUEST.IDEMPOTENCY_KEY_MISSING',
    ]);
    expect(
      await service.post(
        '/api/customer/cart/add/',
        { product_id: PLAIN, quantity: 1 },
        { token: tokens['shopper'], key: false },
      ),
    ).toMatchObject({
      status: 400,
      body: { code: 'REQUEST.IDEMPOTENCY_KEY_MISSING', error: true, data: null },
    });
    expect(await rows()).toEqual(before);
    expect(before).toMatchObject({ idempotency_keys: 0, cart_lines: 0 });
  });

  it.each([
    ['is empty', ''],
    ['has a space', 'k 1'],
    ['has a letter that is none of ASCII', 'clé'],
    ['is too long', 'k'.repeat(129)],
  ])('is refused with a key that %s', async (_name, key) => {
    expect(
      await asked(({ access }) => ({ token: tokens[access ?? ''], headers: { 'idempotency-key': key } })),
    ).toEqual(['400 REQUEST.INVALID Idempotency-Key']);
  });

  it("is told first that its session is dead or absent, and to strangers staff's calls are not there", async () => {
    for (const [token, code] of [
      [undefined, 'SESSION.TOKEN_MISSING'],
      ['x'.repeat(43), 'SESSION.TOKEN_INVALID'],
    ] as const) {
      for (const { url, access } of once) {
        const { status, body } = await service.post(url, {}, { token, key: false });
        const expected: Readonly<Record<string, string>> = {
          'staff-admin': '404 REQUEST.NOT_FOUND',
          public: '400 REQUEST.IDEMPOTENCY_KEY_MISSING',
        };
        expect([url, `${status} ${body.code ?? ''}`]).toEqual([url, expected[access ?? ''] ?? `401 ${code}`]);
      }
    }
  });

  it('is carried out with one', async () => {
    expect(
      await service.post(
        '/api/customer/cart/add/',
        { product_id: PLAIN, quantity: 1 },
        { token: tokens['shopper'] },
      ),
    ).toMatchObject({ status: 200, body: { error: false } });
  });
});

describe('a key', () => {
  it('of one id in a path is no key of another', async () => {
    const app = Fastify();
    app.post('/x/:id/cancel', { config: { once: true } }, (request, reply) =>
      performOnce(service.db, 'test', request, reply, async () => ({
        of: (request.params as { id: string }).id,
      })),
    );
    const cancel = (id: string) =>
      app.inject({ method: 'POST', url: `/x/${id}/cancel`, headers: { 'idempotency-key': 'the-same' } });
    expect((await cancel('1')).json()).toEqual({ of: '1' });
    expect((await cancel('1')).headers['idempotent-replayed']).toBe('true');
    expect((await cancel('2')).json()).toMatchObject({ code: 'REQUEST.IDEMPOTENCY_KEY_REUSED' });
    await app.close();
  });
});
