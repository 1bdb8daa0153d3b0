/** An assistant that shops by what the protocol publishes: a platform with a key, on this machine. */
import { expect, type APIRequestContext } from '@playwright/test';
import { createHash, createPublicKey, generateKeyPairSync, type JsonWebKey, sign, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const VERSION = '2026-04-08';
const CAPABILITIES = ['catalog.search', 'catalog.lookup', 'cart', 'checkout', 'fulfillment', 'order'];

interface Event {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Assistant {
  call<Answer>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Answer>;
  /** Orders it was told of, by a signature of the store that holds. */
  toldOrders(): Promise<readonly { readonly id: string; readonly checkout_id: string }[]>;
  close(): void;
}

const digestOf = (body: Buffer | string): string =>
  `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;

/** What a signature is of (RFC 9421 §2.5), each part with its value. */
const baseOf = (parts: readonly (readonly [string, string])[], params: string): string =>
  [...parts.map(([name, value]) => `"${name}": ${value}`), `"@signature-params": ${params}`].join('\n');

/** @param shop origin of the shop as its profile says it */
export async function startAssistant(request: APIRequestContext, shop: string): Promise<Assistant> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = { ...publicKey.export({ format: 'jwk' }), kid: 'assistant', use: 'sig', alg: 'ES256' };
  const events: Event[] = [];
  const server = createServer((asked, reply) => {
    if (asked.method === 'POST') {
      void buffer(asked).then((body) => {
        events.push({ headers: asked.headers, body });
        reply.end();
      });
      return;
    }
    const capabilities = Object.fromEntries(
      CAPABILITIES.map((name) => [
        `dev.ucp.shopping.${name}`,
        [{ version: VERSION, ...(name === 'order' && { config: { webhook_url: `${home()}orders` } }) }],
      ]),
    );
    reply.setHeader('content-type', 'application/json');
    reply.end(JSON.stringify({ ucp: { version: VERSION, capabilities }, signing_keys: [key] }));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const home = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;

  const signed = (method: string, url: URL, headers: Readonly<Record<string, string>>) => {
    const parts = [
      ['@method', method],
      ['@authority', url.host],
      ['@path', url.pathname],
      ...Object.entries(headers),
    ] as const;
    const params = `(${parts.map(([name]) => `"${name}"`).join(' ')});keyid="assistant"`;
    const base = Buffer.from(baseOf(parts, params));
    const signature = sign('sha256', base, { key: privateKey, dsaEncoding: 'ieee-p1363' });
    return {
      ...headers,
      'signature-input': `sig1=${params}`,
      signature: `sig1=:${signature.toString('base64')}:`,
    };
  };

  /** Whether the store said it, by the key that its profile names. */
  async function isOfStore({ headers, body }: Event): Promise<boolean> {
    const profile = (await (await request.get('/.well-known/ucp')).json()) as {
      readonly signing_keys: readonly (JsonWebKey & { readonly kid: string })[];
    };
    const [, params = ''] = /^sig1=(.*)$/.exec(String(headers['signature-input'])) ?? [];
    const [, sent = ''] = /^sig1=:(.*):$/.exec(String(headers['signature'])) ?? [];
    const derived: Readonly<Record<string, string>> = {
      '@method': 'POST',
      '@authority': new URL(home()).host,
      '@path': '/orders',
    };
    const parts = [...params.matchAll(/"([^"]+)"/g)]
      .map(([, name = '']) => name)
      .filter((name) => !params.includes(`="${name}"`))
      .map((name) => [name, derived[name] ?? String(headers[name])] as const);
    const [, kid] = /keyid="([^"]+)"/.exec(params) ?? [];
    const jwk = profile.signing_keys.find((one) => one.kid === kid);
    return (
      jwk !== undefined &&
      headers['content-digest'] === digestOf(body) &&
      verify(
        'sha256',
        Buffer.from(baseOf(parts, params)),
        { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
        Buffer.from(sent, 'base64'),
      )
    );
  }

  return {
    async call(method, path, body) {
      const text = body === undefined ? '' : JSON.stringify(body);
      const url = new URL(`/ucp/v1${path}`, shop);
      const answer = await request.fetch(url.pathname, {
        method,
        headers: signed(method, url, {
          'ucp-agent': `profile="${home()}"`,
          ...(method !== 'GET' && { 'idempotency-key': crypto.randomUUID() }),
          ...(text !== '' && { 'content-type': 'application/json', 'content-digest': digestOf(text) }),
        }),
        ...(text !== '' && { data: Buffer.from(text) }),
      });
      expect([answer.ok(), answer.status(), answer.ok() ? '' : await answer.text()]).toEqual([
        true,
        answer.status(),
        '',
      ]);
      return (await answer.json()) as never;
    },
    async toldOrders() {
      const told = [];
      for (const event of events) {
        expect(await isOfStore(event)).toBe(true);
        told.push(JSON.parse(event.body.toString()) as { id: string; checkout_id: string });
      }
      return told;
    },
    close: () => server.close(),
  };
}
