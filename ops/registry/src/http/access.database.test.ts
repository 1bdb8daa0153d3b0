import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify, { type HTTPMethods } from 'fastify';
import { startTestRegistry, type TestRegistry } from '../fixtures/registry.fixtures.ts';
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
  ['POST', '/v1/releases', 'operator'],
  ['GET', '/v1/releases/:remote', 'public'],
  ['GET', '/v1/releases/by-hash/:release', 'public'],
  ['GET', '/v1/releases/:remote/:version', 'public'],
  ['PUT', '/v1/blobs/:hash', 'operator'],
  ['POST', '/v1/blobs/missing', 'operator'],
  ['GET', '/v1/blobs/:hash', 'public'],
  ['POST', '/v1/swaps', 'operator'],
  ['POST', '/v1/rollbacks', 'operator'],
  ['POST', '/v1/kills', 'operator'],
  ['POST', '/v1/revivals', 'operator'],
  ['GET', '/v1/canary', 'operator'],
  ...(['start', 'raise', 'hold', 'resume', 'promote', 'abort'] as const).map(
    (step): [HTTPMethods, string, Caller] => ['POST', `/v1/canary/${step}`, 'operator'],
  ),
  ['POST', '/v1/canary/reports', 'composer'],
  ['POST', '/v1/canary/alarms', 'composer'],
  ['GET', '/v1/canary/decisions', 'operator'],
  ['GET', '/v1/canary/decisions/:revision', 'operator'],
  ['POST', '/v1/composers', 'composer'],
  ['GET', '/v1/composers', 'operator'],
  ['GET', '/v1/rules', 'operator'],
  ...(['freezes', 'freezes/end', 'locks', 'locks/end', 'orders/approve', 'orders/withdraw'] as const).map(
    (path): [HTTPMethods, string, Caller] => ['POST', `/v1/${path}`, 'operator'],
  ),
  ['GET', '/v1/audit', 'operator'],
  ['GET', '/v1/live', 'operator'],
  ['GET', '/v1/remotes/:remote/difference', 'operator'],
  ['GET', '/v1/changes', 'operator'],
  ['POST', '/v1/health/reports', 'composer'],
  ['GET', '/v1/health', 'operator'],
  ['POST', '/v1/refusals', 'composer'],
  ['GET', '/v1/refusals', 'operator'],
  ['GET', '/livez', 'public'],
  ['GET', '/readyz', 'public'],
  ['GET', '/metrics', 'machine'],
  ['GET', '/v1/openapi.json', 'public'],
];

describe('who may call what', () => {
  /** From another machine, unless said otherwise. Each visitor has an address of its own, because wrong tokens are counted. */
  let visitors = 0;
  const call = async (
    method: HTTPMethods,
    route: string,
    token = '',
    remoteAddress = `10.2.0.${String((visitors += 1))}`,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<boolean> => {
    const url = route
      .replace(':channel', 'nowhere')
      .replace(':hash', HASH)
      .replace(':release', HASH)
      .replace(':remote', 'ghost')
      .replace(':version', '1.0.0')
      .replace(':revision', '7');
    const answer = await registry.app.inject({
      method: method as 'GET',
      url,
      remoteAddress,
      headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      // One of them never ends.
      payloadAsStream: true,
    });
    answer.stream().destroy();
    return answer.statusCode !== 401;
  };

  it.each(ROUTES)('%s %s is for %s', async (method, route, caller) => {
    const { composer, asha } = registry.tokens;
    const passed = {
      stranger: await call(method, route),
      wrongToken: await call(method, route, 'w'.repeat(43)),
      ownMachine: await call(method, route, '', '127.0.0.1'),
      composer: await call(method, route, composer),
      operator: await call(method, route, asha),
    };
    const open = caller === 'public';
    expect(passed).toEqual({
      stranger: open,
      wrongToken: open,
      ownMachine: open || caller === 'machine',
      composer: caller !== 'operator',
      operator: true,
    });
  });

  it('GET /metrics through a proxy on this machine is a call of another machine', async () => {
    for (const name of ['x-forwarded-for', 'forwarded'])
      expect(await call('GET', '/metrics', '', '127.0.0.1', { [name]: 'for=203.0.113.9' })).toBe(false);
    expect(await call('GET', '/metrics', '', '::1')).toBe(true);
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
  const app = () => {
    const fresh = Fastify();
    guardRoutes(fresh, { operators: new Map(), composer: 'c'.repeat(40) });
    return fresh;
  };

  it('that does not say who may call it stops the start', () => {
    expect(() => app().get('/x', { schema: {} }, async () => 'x')).toThrow(/does not say who may call it/);
  });

  it('of composers takes each of their tokens while there are two', async () => {
    const fresh = Fastify();
    guardRoutes(fresh, { operators: new Map(), composer: `${'c'.repeat(40)},${'n'.repeat(40)}` });
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
