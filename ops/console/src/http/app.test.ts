/** What the console's server hands out, what it passes on, and what it does not. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConsole } from './app.ts';

let folder: string;
let registry: FastifyInstance;
let served: Awaited<ReturnType<typeof createConsole>>;
let origin: string;
const heard: { url: string; method: string; headers: Readonly<Record<string, unknown>> }[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'suvarna-console-'));
  mkdirSync(join(folder, 'files'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><div id="app"></div>');
  writeFileSync(join(folder, 'files', 'console.1a2b3c4d.js'), 'start();');
  registry = Fastify({ forceCloseConnections: true });
  registry.all('/*', async ({ url, method, headers }, reply) => {
    heard.push({ url, method, headers });
    return reply.header('set-cookie', 'session=s; HttpOnly; Path=/').send({ ok: true });
  });
  registry.get('/v1/changes', async (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
    reply.raw.write('event: change\ndata: {"kind":"audit"}\n\n');
  });
  const registryUrl = await registry.listen({ host: '127.0.0.1', port: 0 });
  served = await createConsole({ registryUrl, trustedProxies: ['loopback'], dist: folder });
  origin = await served.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await served.app.close();
  await registry.close();
  rmSync(folder, { recursive: true });
});

/** With its body read: a connection whose answer nobody reads holds up the end of its server. */
async function call(path: string, init: RequestInit = {}) {
  const answer = await fetch(origin + path, init);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}
const get = (path: string, headers: Readonly<Record<string, string>> = {}) => call(path, { headers });

describe('a registry that is away', () => {
  it('is said as such, and the app is ready all the same', async () => {
    const alone = await createConsole({
      registryUrl: 'http://127.0.0.1:9',
      trustedProxies: ['loopback'],
      dist: folder,
    });
    const answer = await alone.app.inject('/api/v1/live');
    expect([answer.statusCode, answer.json()]).toMatchObject([
      502,
      { error: { code: 'SERVICE.UNAVAILABLE' } },
    ]);
    expect((await alone.app.inject('/readyz')).statusCode).toBe(200);
    alone.drain();
    expect((await alone.app.inject('/readyz')).statusCode).toBe(503);
    await alone.app.close();
  });
});

describe('documents', () => {
  it.each(['/', '/remotes/catalog', '/audit?remote=catalog', '/enrol/a-code'])(
    '%s is the app, under a policy that allows its own files alone',
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.text).toContain('id="app"');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("style-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|data:|\*/);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it('files are kept for a year, and what is not there is no app', async () => {
    const file = await get('/files/console.1a2b3c4d.js');
    expect(file.headers.get('cache-control')).toContain('immutable');
    expect((await get('/files/console.00000000.js')).status).toBe(404);
    expect((await get('/robots.txt')).status).toBe(404);
    expect((await get('/api/other')).status).toBe(404);
  });
});

describe('calls', () => {
  it('go on to the registry with whom they are for, and without what they say of themselves', async () => {
    heard.length = 0;
    const answer = await get('/api/v1/live?channel=production', {
      cookie: 'session=s',
      authorization: 'Bearer stolen',
      'x-forwarded-for': '203.0.113.9',
    });
    expect(JSON.parse(answer.text)).toEqual({ ok: true });
    expect(answer.headers.get('set-cookie')).toContain('HttpOnly');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(heard).toMatchObject([
      {
        url: '/v1/live?channel=production',
        headers: { cookie: 'session=s', 'x-forwarded-for': '203.0.113.9' },
      },
    ]);
    expect(heard[0]?.headers).not.toHaveProperty('authorization');
  });

  it('with a body go on once, as they are', async () => {
    heard.length = 0;
    const answer = await call('/api/v1/kills', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'http://localhost:3200' },
      body: '{"remote":"catalog"}',
    });
    expect(answer.status).toBe(200);
    expect(heard).toMatchObject([
      { url: '/v1/kills', method: 'POST', headers: { origin: 'http://localhost:3200' } },
    ]);
  });

  it.each([
    '/api/metrics',
    '/api/v1/../metrics',
    '/api/v1/%2e%2e/metrics',
    '/api/v1/..%2fmetrics',
    '/api/v1/..\\metrics',
    '/api/v1/x/../../livez',
  ])('%s reaches nothing', async (path) => {
    heard.length = 0;
    expect(await rawStatus(path)).toBeGreaterThanOrEqual(400);
    expect(heard).toEqual([]);
  });

  it('that cannot be read are refused in the words of the registry', async () => {
    const headers = { 'content-type': 'application/json' };
    const { status, text } = await call('/api/v1/kills', { method: 'POST', headers, body: '{' });
    expect([status, JSON.parse(text)]).toMatchObject([400, { error: { code: 'REQUEST.REFUSED' } }]);
  });

  it.each(['PUT', 'DELETE', 'PATCH'])('%s is passed on nowhere', async (method) => {
    heard.length = 0;
    expect((await call('/api/v1/blobs/x', { method })).status).toBe(404);
    expect(heard).toEqual([]);
  });

  it('news stream as they come', async () => {
    const answer = await fetch(`${origin}/api/v1/changes`, { headers: { accept: 'text/event-stream' } });
    const reader = answer.body?.getReader();
    const { value } = (await reader?.read()) ?? {};
    expect(new TextDecoder().decode(value)).toContain('"kind":"audit"');
    await reader?.cancel();
  });
});

/** As it is written: `fetch` would tidy the path up first. */
async function rawStatus(path: string): Promise<number> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\nconnection: close\r\n\r\n`);
  let text = '';
  for await (const chunk of socket) text += String(chunk);
  return Number(text.split(' ')[1]);
}
