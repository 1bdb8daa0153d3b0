import { afterEach, describe, expect, it } from '@jest/globals';
import { createAdmission } from '@suvarna/contracts/service';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMetrics } from '../../metrics.ts';
import type { Hold } from './hold-back.ts';
import { refuseEarly } from './refuse-early.ts';

let server: Server | undefined;
afterEach(() => {
  server?.close();
});

/** A server with no more places for those whose address is listed; what is not refused is answered 200. */
async function aServer(
  full: readonly string[],
  trustedHops: number,
  hold: Hold = { forMs: () => 0, atMost: 10 },
) {
  const calls = createAdmission({ inAll: 100, perCaller: 1 });
  for (const address of full) calls.enter(address);
  const metrics = createMetrics();
  const isRefused = refuseEarly({
    calls,
    trustedHops,
    metrics,
    headers: () => ({ 'x-every': 'answer' }),
    hold,
  });
  const created = createServer((asked, answer) => {
    if (!isRefused(asked, answer)) answer.end('served');
  });
  server = created;
  await new Promise<void>((resolve) => created.listen(0, '127.0.0.1', resolve));
  const { port } = created.address() as AddressInfo;
  const ask = (
    path: string,
    {
      forwarded,
      method = 'GET',
      body,
    }: { readonly forwarded?: string; readonly method?: string; readonly body?: string } = {},
  ) =>
    new Promise<IncomingMessage & { readonly text: string }>((resolve, reject) => {
      request(
        { port, path, method, headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded } },
        (answer) => {
          let text = '';
          answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
          answer.once('end', () => resolve(Object.assign(answer, { text })));
        },
      )
        .once('error', reject)
        .end(body);
    });
  return { ask, metrics };
}

describe('a caller who has all places', () => {
  it('is told so, for calls alone, with what every answer carries', async () => {
    const { ask, metrics } = await aServer(['127.0.0.1'], 0);
    const refused = await ask('/api/config/storefront/');
    expect([refused.statusCode, refused.headers['retry-after'], refused.headers['x-every']]).toEqual([
      429,
      '1',
      'answer',
    ]);
    expect(JSON.parse(refused.text)).toMatchObject({
      status_code: 429,
      error: true,
      code: 'REQUEST.TOO_MANY',
    });
    expect(await metrics.registry.metrics()).toMatch(/shed\w*\{[^}]*kind="address"[^}]*\} 1/);
    expect((await ask('/jewellery/')).text).toBe('served');
    const head = await ask('/api/config/storefront/', { method: 'HEAD' });
    expect([head.statusCode, head.text]).toEqual([429, '']);
  });

  it.each([
    ['no proxy is trusted', 0, '10.0.0.9', 'served'],
    ['the proxy in front is trusted', 1, '10.0.0.9', 'refused'],
    ['it says who asked it, whatever that one said', 1, '10.0.0.9, 10.0.0.8', 'served'],
    ['two are trusted', 2, '10.0.0.9, 10.0.0.8', 'refused'],
    ['more are trusted than there are', 3, '10.0.0.9', 'refused'],
  ] as const)('is who called where %s', async (_where, trustedHops, forwarded, outcome) => {
    const { ask } = await aServer(['10.0.0.9'], trustedHops);
    const { statusCode } = await ask('/api/config/storefront/', { forwarded });
    expect(statusCode).toBe(outcome === 'refused' ? 429 : 200);
  });

  it('keeps the connection with a small body, and loses it with one that is too large', async () => {
    const { ask } = await aServer(['127.0.0.1'], 0);
    const send = async (letters: number): Promise<string | undefined> =>
      (await ask('/api/server/errorAlert', { method: 'POST', body: 'x'.repeat(letters) })).headers.connection;
    expect(await send(100)).not.toBe('close');
    expect(await send(65 * 1024)).toBe('close');
  });

  it('waits for its answer, and is answered at once where too many wait', async () => {
    const { ask } = await aServer(['127.0.0.1'], 0, { forMs: () => 3_600_000, atMost: 1 });
    const ended = new Set<string>();
    const first = ask('/api/config/storefront/').catch(() => ended.add('first'));
    await new Promise((resolve) => server?.once('request', resolve));
    const asked = [ask('/api/config/storefront/'), ask('/api/config/storefront/')];
    const statuses = await Promise.all(asked.map(async (answer) => (await answer).statusCode));
    expect(statuses).toEqual([429, 429]);
    expect(ended.size).toBe(0);
    server?.closeAllConnections();
    await first;
    expect(ended.size).toBe(1);
  });

  it('gives its place among those who wait back when it leaves', async () => {
    const { ask } = await aServer(['127.0.0.1'], 0, { forMs: () => 3_600_000, atMost: 1 });
    const closed = new Promise((resolve) =>
      server?.once('request', (_request, answer) => answer.once('close', resolve)),
    );
    const leaver = request({ port: (server?.address() as AddressInfo).port, path: '/api/x/' });
    const broken = new Promise((resolve) => leaver.once('error', resolve));
    leaver.end();
    await new Promise((resolve) => server?.once('request', resolve));
    leaver.destroy();
    await Promise.all([closed, broken]);
    const arrived = new Promise((resolve) => server?.once('request', resolve));
    const next = ask('/api/config/storefront/').catch(() => 'held');
    // Two that are asked at once may arrive in either order.
    await arrived;
    expect((await ask('/api/config/storefront/')).statusCode).toBe(429);
    server?.closeAllConnections();
    expect(await next).toBe('held');
  });
});
