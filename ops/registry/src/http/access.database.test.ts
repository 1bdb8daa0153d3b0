import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify, { type HTTPMethods } from 'fastify';
import { signInAs } from '../fixtures/people.fixtures.ts';
import { ROLES } from '../domain/people/roles.ts';
import { CONSOLE, startTestRegistry, type TestRegistry } from '../fixtures/registry.fixtures.ts';
import { guardRoutes, type Caller } from './access.ts';

let registry: TestRegistry;

beforeAll(async () => {
  registry = await startTestRegistry();
});
afterAll(() => registry.stop());

const HASH = `sha384-${'A'.repeat(64)}`;
/** Who gets past the door of every route there is. */
const ROUTES: readonly [HTTPMethods, string, Caller][] = [
  ['GET', '/v1/compositions/:channel', 'public'],
  ['GET', '/v1/compositions/:channel/head', 'public'],
  ['GET', '/v1/compositions/:channel/releases', 'public'],
  ['POST', '/v1/acknowledgements', 'composer'],
  ['GET', '/v1/compositions/:channel/events', 'public'],
  ['GET', '/v1/keys', 'public'],
  ['POST', '/v1/releases', 'publisher'],
  ['GET', '/v1/releases/:remote', 'public'],
  ['GET', '/v1/releases/by-hash/:release', 'public'],
  ['GET', '/v1/releases/:remote/:version', 'public'],
  ['PUT', '/v1/releases/:remote/:version/pictures', 'publisher'],
  ['GET', '/v1/releases/:remote/:version/pictures', 'public'],
  ['GET', '/v1/releases/:remote/:version/pictures/:hash', 'public'],
  ['PUT', '/v1/blobs/:hash', 'publisher'],
  ['POST', '/v1/blobs/missing', 'publisher'],
  ['GET', '/v1/blobs/:hash', 'public'],
  ['POST', '/v1/swaps', 'operator'],
  ['POST', '/v1/rollbacks', 'operator'],
  ['POST', '/v1/kills', 'operator'],
  ['POST', '/v1/revivals', 'operator'],
  ['GET', '/v1/canary', 'viewer'],
  ...(['start', 'raise', 'hold', 'resume', 'promote', 'abort'] as const).map(
    (step): [HTTPMethods, string, Caller] => ['POST', `/v1/canary/${step}`, 'operator'],
  ),
  ['POST', '/v1/canary/reports', 'composer'],
  ['POST', '/v1/canary/alarms', 'composer'],
  ['GET', '/v1/canary/decisions', 'viewer'],
  ['GET', '/v1/canary/decisions/:revision', 'viewer'],
  ['POST', '/v1/composers', 'composer'],
  ['GET', '/v1/composers', 'viewer'],
  ['GET', '/v1/rules', 'viewer'],
  ...(['freezes', 'freezes/end', 'locks', 'locks/end', 'orders/approve', 'orders/withdraw'] as const).map(
    (path): [HTTPMethods, string, Caller] => ['POST', `/v1/${path}`, 'operator'],
  ),
  ['GET', '/v1/audit', 'viewer'],
  ['GET', '/v1/live', 'viewer'],
  ['GET', '/v1/remotes/:remote/difference', 'viewer'],
  ['GET', '/v1/changes', 'viewer'],
  ['POST', '/v1/health/reports', 'composer'],
  ['GET', '/v1/health', 'viewer'],
  ['POST', '/v1/refusals', 'composer'],
  ['GET', '/v1/refusals', 'viewer'],
  ...(
    [
      'sign-in/password',
      'sign-in/passkey',
      'sign-in/passkey/options',
      'enrolment',
      'enrolment/passkey',
      'enrolment/passkey/options',
      'enrolment/password',
      'enrolment/password/begin',
    ] as const
  ).map((path): [HTTPMethods, string, Caller] => ['POST', `/v1/${path}`, 'public']),
  ['GET', '/v1/session', 'person'],
  ['POST', '/v1/sign-out', 'person'],
  ['GET', '/v1/account', 'person'],
  ...(['passkeys', 'passkeys/options', 'passkeys/remove', 'totp', 'totp/begin', 'sessions/end'] as const).map(
    (path): [HTTPMethods, string, Caller] => ['POST', `/v1/account/${path}`, 'person'],
  ),
  ['GET', '/v1/team-keys', 'viewer'],
  ['POST', '/v1/team-keys', 'admin'],
  ['POST', '/v1/team-keys/revoke', 'admin'],
  ['GET', '/v1/people', 'admin'],
  ...(['invite', 'change', 'disable'] as const).map((path): [HTTPMethods, string, Caller] => [
    'POST',
    `/v1/people/${path}`,
    'admin',
  ]),
  ['GET', '/v1/tokens', 'admin'],
  ['POST', '/v1/tokens', 'admin'],
  ['POST', '/v1/tokens/revoke', 'admin'],
  ['GET', '/livez', 'public'],
  ['GET', '/readyz', 'public'],
  ['GET', '/metrics', 'machine'],
  ['GET', '/v1/openapi.json', 'public'],
];

describe('who may call what', () => {
  /** What each of them shows: a token, or the cookie of a session. */
  const shown: Record<string, Readonly<Record<string, string>>> = {};
  beforeAll(async () => {
    const { asha, composer } = registry.tokens;
    Object.assign(shown, {
      stranger: {},
      wrongToken: { authorization: `Bearer ${'w'.repeat(43)}` },
      wrongSession: { cookie: `console=${'w'.repeat(43)}`, origin: CONSOLE },
      composer: { authorization: `Bearer ${composer}` },
    });
    for (const role of ROLES) {
      const body = { name: `program-${role}`, role, remotes: null, days: 1, reason: 'for a test' };
      const { json } = await registry.call('POST', '/v1/tokens', { token: asha, body });
      shown[`token of ${role}`] = { authorization: `Bearer ${String(json['token'])}` };
      shown[`session of ${role}`] = (await signInAs(registry, `person-${role}`, role)).headers;
    }
  });

  /** Each visitor has an address of its own, because wrong tokens are counted. */
  let visitors = 0;
  const call = async (
    method: HTTPMethods,
    route: string,
    headers: Readonly<Record<string, string>> = {},
    remoteAddress = `10.2.${String((visitors += 1) >> 8)}.${String(visitors & 255)}`,
  ): Promise<'in' | 401 | 403> => {
    const url = route
      .replace(':channel', 'nowhere')
      .replace(':hash', HASH)
      .replace(':release', HASH)
      .replace(':remote', 'ghost')
      .replace(':version', '1.0.0')
      .replace(':revision', '7');
    const answer = await registry.app.inject({ method: method as 'GET', url, remoteAddress, headers });
    const code = answer.json<{ error?: { code?: string } } | null>()?.error?.code;
    if (code === 'REQUEST.UNAUTHORISED') return 401;
    return code === 'REQUEST.FORBIDDEN' ? 403 : 'in';
  };

  /** By role alone: what is in the body is not looked at. */
  const expected = (who: string, caller: Caller): 'in' | 401 | 403 => {
    if (caller === 'public') return 'in';
    if (['stranger', 'wrongToken', 'wrongSession'].includes(who)) return 401;
    if (caller === 'person') return who.startsWith('session') ? 'in' : 403;
    if (who === 'composer') return ['composer', 'machine'].includes(caller) ? 'in' : 403;
    const needed = caller === 'composer' || caller === 'machine' ? 'operator' : caller;
    const has = ROLES.findIndex((role) => who.endsWith(` ${role}`));
    return has >= ROLES.indexOf(needed) ? 'in' : 403;
  };

  // The last of these ends the session that is shown.
  const inOrder = ROUTES.toSorted(
    ([, a], [, b]) => Number(a === '/v1/sign-out') - Number(b === '/v1/sign-out'),
  );
  it.each(inOrder)('%s %s is for %s', async (method, route, caller) => {
    for (const [who, headers] of Object.entries(shown)) {
      const isText = ['/metrics', '/v1/changes', '/v1/compositions/:channel/events'].includes(route);
      if (isText && expected(who, caller) === 'in') continue;
      expect([who, await call(method, route, headers)]).toEqual([who, expected(who, caller)]);
    }
    if (caller === 'machine') {
      const url = route;
      const own = await registry.app.inject({ url, remoteAddress: '127.0.0.1' });
      expect(own.statusCode).toBe(200);
    }
  });

  it('a call with a session changes something from the console alone', async () => {
    const { cookie } = (await signInAs(registry, 'meena', 'admin')).headers;
    const post = (headers: Readonly<Record<string, string>>) =>
      call('POST', '/v1/tokens/revoke', { cookie, ...headers });
    expect(await post({})).toBe(403);
    expect(await post({ origin: 'https://elsewhere.example' })).toBe(403);
    expect(await post({ origin: 'null' })).toBe(403);
    expect(await post({ origin: CONSOLE })).toBe('in');
    expect(await call('GET', '/v1/people', { cookie, origin: 'https://elsewhere.example' })).toBe('in');
  });

  it('GET /metrics through a proxy on this machine is a call of another machine', async () => {
    const ask = async (remoteAddress: string, headers = {}) =>
      (await registry.app.inject({ url: '/metrics', remoteAddress, headers })).statusCode;
    for (const name of ['x-forwarded-for', 'forwarded'])
      expect(await ask('127.0.0.1', { [name]: 'for=203.0.113.9' })).toBe(401);
    expect(await ask('::1')).toBe(200);
  });

  it.each([
    ['/livez', { status: 'live' }],
    ['/readyz', { status: 'ready' }],
  ])('GET %s tells a probe from another machine yes, and nothing else', async (url, said) => {
    const answer = await registry.app.inject({ method: 'GET', url, remoteAddress: '10.3.0.1' });
    expect([answer.statusCode, answer.json()]).toEqual([200, said]);
  });

  it('is written down here for every route', () => {
    const described = Object.entries(
      (registry.app.swagger() as { paths: Record<string, object> }).paths,
    ).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
    const listed = ROUTES.map(([method, route]) => `${method} ${route.replaceAll(/:(\w+)/g, '{$1}')}`);
    expect(listed.sort()).toEqual([...described, 'GET /v1/openapi.json'].sort());
  });
});

describe('a route', () => {
  const nobody = {
    console: null,
    sessions: { holder: async () => null },
    machineTokens: { holder: async () => null },
  };
  const app = () => {
    const fresh = Fastify();
    guardRoutes(fresh, { ...nobody, tokens: { configured: [], composer: 'c'.repeat(40) } });
    return fresh;
  };

  it('that does not say who may call it stops the start', () => {
    expect(() => app().get('/x', { schema: {} }, async () => 'x')).toThrow(/does not say who may call it/);
  });

  it('of composers takes each of their tokens while there are two', async () => {
    const fresh = Fastify();
    const composer = `${'c'.repeat(40)},${'n'.repeat(40)}`;
    guardRoutes(fresh, { ...nobody, tokens: { configured: [], composer } });
    fresh.post('/x', { config: { caller: 'composer' }, schema: {} }, async ({ actor }) => actor);
    const told = async (token: string) => {
      const headers = { authorization: `Bearer ${token}` };
      return (await fresh.inject({ method: 'POST', url: '/x', headers })).body;
    };
    expect(await told('c'.repeat(40))).toBe('composer');
    expect(await told('n'.repeat(40))).toBe('composer');
    expect(await told(`${'c'.repeat(40)},${'n'.repeat(40)}`)).not.toBe('composer');
  });

  it('without a schema stops the start', () => {
    expect(() => app().get('/x', { config: { caller: 'public' } }, async () => 'x')).toThrow(/has no schema/);
  });
});

describe('wrong tokens', () => {
  /** One address of its own for each test: what one counts must not hold up another. */
  const rollBack = (
    token: string,
    from: { readonly remoteAddress: string; readonly headers?: Readonly<Record<string, string>> },
  ) =>
    registry.app.inject({
      method: 'POST',
      url: '/v1/rollbacks',
      remoteAddress: from.remoteAddress,
      headers: { ...from.headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      payload: { channel: 'production', reason: 'for a test', expectedRevision: 0 },
    });
  const guess = async (times: number, from: Parameters<typeof rollBack>[1]): Promise<number[]> =>
    (await Promise.all(Array.from({ length: times }, (_, index) => rollBack(`wrong-${index}`, from)))).map(
      ({ statusCode }) => statusCode,
    );
  const statuses = async (...answers: readonly ReturnType<typeof rollBack>[]): Promise<number[]> =>
    (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  /** The token was believed: there is nothing to roll back. */
  const BELIEVED = 409;

  it('hold up who guesses, never who has the right one, from whatever address both come', async () => {
    const from = { remoteAddress: '10.1.1.1' };
    expect(new Set(await guess(30, from))).toEqual(new Set([401, 429]));
    const held = await rollBack('wrong', from);
    expect([held.statusCode, Number(held.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    expect(
      await statuses(rollBack(registry.tokens.asha, from), rollBack(registry.tokens.ravi, from)),
    ).toEqual([BELIEVED, BELIEVED]);
  });

  it('are what is counted: calls with the right one or with none are not', async () => {
    const from = { remoteAddress: '10.1.1.2' };
    await Promise.all(Array.from({ length: 30 }, () => rollBack(registry.tokens.asha, from)));
    await Promise.all(Array.from({ length: 30 }, () => rollBack('', from)));
    expect(await guess(20, from)).toEqual(Array.from({ length: 20 }, () => 401));
    expect(await guess(1, from)).toEqual([429]);
  });

  it('are counted for whom a trusted proxy names, and for the caller itself where it is no trusted proxy', async () => {
    const through = (client: string, remoteAddress = '127.0.0.1') => ({
      remoteAddress,
      headers: { 'x-forwarded-for': client },
    });
    await guess(21, through('203.0.113.1'));
    expect(
      await statuses(rollBack('wrong', through('203.0.113.1')), rollBack('wrong', through('203.0.113.2'))),
    ).toEqual([429, 401]);
    for (let index = 0; index < 21; index += 1)
      await rollBack('wrong', through(`198.51.100.${index}`, '10.1.1.3'));
    expect(await statuses(rollBack('wrong', through('198.51.100.99', '10.1.1.3')))).toEqual([429]);
  });

  it('of one IPv6 household are counted together', async () => {
    await Promise.all(
      Array.from({ length: 21 }, (_, index) =>
        rollBack('wrong', { remoteAddress: `2001:db8::${index + 1}` }),
      ),
    );
    expect(
      await statuses(
        rollBack('wrong', { remoteAddress: '2001:db8::ffff' }),
        rollBack('wrong', { remoteAddress: '2001:db8:0:1::1' }),
      ),
    ).toEqual([429, 401]);
  });
});

it('failures inside say nothing to the caller', async () => {
  const answer = await registry.app.inject({ method: 'GET', url: '/v1/releases/catalog/1.0.0%00' });
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.body).not.toMatch(/at .*\.ts/);
});
