import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { listenAt } from '@suvarna/testing/local-server';
import { createAxiosTransport, type Transport } from './transport.ts';

/** The real axios against a real server: what jsdom and stand-ins would hide. */
let server: Server;
let transport: Transport;
let last: IncomingMessage;
let received = '';
/** Of each request, whether it was asked for to outlive its page. */
const keptAlive: boolean[] = [];
const RealRequest = globalThis.Request;

beforeAll(async () => {
  // axios takes the class over when it is loaded.
  globalThis.Request = class extends RealRequest {
    constructor(...given: ConstructorParameters<typeof RealRequest>) {
      super(...given);
      keptAlive.push(this.keepalive);
    }
  };
  server = createServer((request, response) => {
    last = request;
    received = '';
    request.on('data', (chunk: Buffer) => {
      received += chunk.toString();
    });
    request.on('end', () => {
      if (request.url?.includes('silent')) return;
      if (request.url?.includes('file')) {
        response.writeHead(200, { 'Content-Type': 'application/pdf' }).end('%PDF-');
        return;
      }
      response.writeHead(request.url?.includes('teapot') ? 418 : 200, {
        'Content-Type': 'application/json',
        'X-Composition-Revision': '7',
      });
      response.end(JSON.stringify({ error: false }));
    });
  });
  transport = createAxiosTransport(`${await listenAt(server)}/api/`).send;
});
afterAll(() => {
  globalThis.Request = RealRequest;
  return new Promise<void>((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });
});

const headers = { 'Content-Type': 'application/json', currency_code: 'INR', Authorization: 'Bearer t' };

describe('axios transport', () => {
  test('a read carries the JSON content type and the literal header names', async () => {
    const answer = await transport({
      method: 'GET',
      url: 'product/listing/?path=%2Ba',
      headers,
      timeoutMs: 5_000,
    });
    expect(last.url).toBe('/api/product/listing/?path=%2Ba');
    expect(last.headers).toMatchObject({
      'content-type': 'application/json',
      currency_code: 'INR',
      authorization: 'Bearer t',
    });
    expect(answer.body).toEqual({ error: false });
    expect(answer.header('x-composition-revision')).toBe('7');
    expect(answer.header('x-absent')).toBeNull();
  });

  test('an effect posts its body as JSON', async () => {
    await transport({
      method: 'POST',
      url: 'customer/cart/add/',
      headers,
      body: { product_id: 1 },
      timeoutMs: 5_000,
    });
    expect(last.method).toBe('POST');
    expect(JSON.parse(received)).toEqual({ product_id: 1 });
  });

  test('what is to outlive its page is asked for so, and nothing else', async () => {
    const post = { method: 'POST', url: 'x/', headers, body: { product_id: 1 }, timeoutMs: 5_000 } as const;
    keptAlive.length = 0;
    await transport({ ...post, keepalive: true });
    await transport(post);
    expect(keptAlive).toEqual([true, false]);
    expect(JSON.parse(received)).toEqual({ product_id: 1 });
  });

  test('every status is an answer', async () => {
    expect((await transport({ method: 'GET', url: 'teapot/', headers, timeoutMs: 5_000 })).status).toBe(418);
  });

  test('a file is a file, and its refusal is JSON', async () => {
    const { body } = await transport({ method: 'GET', url: 'file/', headers, timeoutMs: 5_000, file: true });
    expect(body).toBeInstanceOf(Blob);
    expect(body).toMatchObject({ type: 'application/pdf', size: 5 });
    expect(
      (await transport({ method: 'GET', url: 'teapot/', headers, timeoutMs: 5_000, file: true })).body,
    ).toEqual({ error: false });
  });

  test('never leaves the store, whatever the path says', async () => {
    await transport({ method: 'GET', url: 'http://127.0.0.1:1/steal', headers, timeoutMs: 5_000 });
    expect(last.url).toContain('/api/');
  });

  test('silence ends in a time-out, an abort in an abort, no server in unreachable', async () => {
    await expect(transport({ method: 'GET', url: 'silent/', headers, timeoutMs: 50 })).rejects.toMatchObject({
      reason: 'timed-out',
    });
    const controller = new AbortController();
    const call = transport({
      method: 'GET',
      url: 'silent/',
      headers,
      timeoutMs: 5_000,
      signal: controller.signal,
    });
    controller.abort();
    await expect(call).rejects.toMatchObject({ reason: 'aborted' });
    await expect(
      createAxiosTransport('http://127.0.0.1:1/api/').send({
        method: 'GET',
        url: 'x/',
        headers,
        timeoutMs: 5_000,
      }),
    ).rejects.toMatchObject({ reason: 'unreachable' });
  });
});
