import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify, { type HTTPMethods } from 'fastify';
import { startTestRegistry, type TestRegistry } from '../fixtures/registry.fixtures.ts';
import { guardRoutes, type Caller } from './access.ts';

let registry: TestRegistry;

beforeAll(async () => { registry = await startTestRegistry(); });
afterAll(() => registry.stop());

const HASH = `sha384-${'A'.repeat(64)}`;
/** Who gets past the door of every route there is. */
const ROUTES: readonly [HTTPMethods, string, Caller][] = [
  ['GET', '/v1/compositions/:channel', 'public'],
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
  ['GET', '/v1/audit', 'operator'],
  ['POST', '/v1/refusals', 'composer'],
  ['GET', '/v1/refusals', 'operator'],
  ['GET', '/livez', 'machine'],
  ['GET', '/readyz', 'machine'],
  ['GET', '/metrics', 'machine'],
  ['GET', '/v1/openapi.json', 'public'],
];

describe('who may call what', () => {
  /** From another machine, unless said otherwise. Each visitor has an address of its own, because wrong tokens are counted. */
  let visitors = 0;
  const knock = async (method: HTTPMethods, route: string, token = '', remoteAddress = `10.2.0.${String(visitors += 1)}`, headers: Readonly<Record<string, string>> = {}): Promise<boolean> => {
    const url = route.replace(':channel', 'nowhere').replace(':hash', HASH).replace(':release', HASH).replace(':remote', 'ghost').replace(':version', '1.0.0');
    const { statusCode } = await registry.app.inject({ method: method as 'GET', url, remoteAddress, headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) } });
    return statusCode !== 401;
  };

  it.each(ROUTES)('%s %s is for %s', async (method, route, caller) => {
    const { composer, asha } = registry.tokens;
    const passed = {
      stranger: await knock(method, route), wrongToken: await knock(method, route, 'w'.repeat(43)), ownMachine: await knock(method, route, '', '127.0.0.1'),
      composer: await knock(method, route, composer), operator: await knock(method, route, asha),
    };
    const open = caller === 'public';
    expect(passed).toEqual({ stranger: open, wrongToken: open, ownMachine: open || caller === 'machine', composer: caller !== 'operator', operator: true });
  });

  it.each(['/livez', '/readyz', '/metrics'])('GET %s through a proxy on this machine is a call of another machine', async (route) => {
    for (const name of ['x-forwarded-for', 'forwarded']) expect(await knock('GET', route, '', '127.0.0.1', { [name]: 'for=203.0.113.9' })).toBe(false);
    expect(await knock('GET', route, '', '::1')).toBe(true);
  });

  it('is written down here for every route', () => {
    const described = Object.entries((registry.app.swagger() as { paths: Record<string, object> }).paths)
      .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`));
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

  it('without a schema stops the start', () => {
    expect(() => app().get('/x', { config: { caller: 'public' } }, async () => 'x')).toThrow(/has no schema/);
  });
});

it('an address that shows wrong tokens is shut out, even with the right one, for a minute', async () => {
  const from = (token: string) => registry.app.inject({
    method: 'POST', url: '/v1/rollbacks', remoteAddress: '10.1.1.1', headers: { authorization: `Bearer ${token}` },
    payload: { channel: 'production', reason: 'for a test', expectedRevision: 0 },
  });
  const answers = await Promise.all(Array.from({ length: 30 }, () => from('wrong')));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([401, 429]));
  expect((await from(registry.tokens.asha)).statusCode).toBe(429);
  expect((await registry.call('POST', '/v1/rollbacks', { token: registry.tokens.asha, body: { channel: 'production', reason: 'for a test', expectedRevision: 0 } })).status).toBe(409);
});

it('failures inside tell the caller nothing', async () => {
  const answer = await registry.app.inject({ method: 'GET', url: '/v1/releases/catalog/1.0.0%00' });
  expect(answer.statusCode).toBeLessThan(500);
  expect(answer.body).not.toMatch(/at .*\.ts/);
});
