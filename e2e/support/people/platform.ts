/** A platform on this machine that sends agents: its profile, its key, and what it signs by it. */
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const VERSION = '2026-04-08';
const CAPABILITIES = ['catalog.search', 'catalog.lookup', 'cart', 'checkout', 'fulfillment', 'order'];

export interface HeardEvent {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Call {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** As the shop's profile has it. */
  readonly url: URL;
  readonly body: string;
}

export interface Platform {
  /** With a slash at the end; its profile is there. */
  readonly home: string;
  /** What it heard of orders. */
  readonly events: readonly HeardEvent[];
  /** Headers of a signed call. */
  signed(call: Call): Record<string, string>;
  close(): void;
}

export const digestOf = (body: Buffer | string): string =>
  `sha-256=:${createHash('sha256').update(body).digest('base64')}:`;

/** What a signature is of (RFC 9421 §2.5), each part with its value. */
export const signatureBase = (parts: readonly (readonly [string, string])[], params: string): Buffer =>
  Buffer.from(
    [...parts.map(([name, value]) => `"${name}": ${value}`), `"@signature-params": ${params}`].join('\n'),
  );

export async function startPlatform(): Promise<Platform> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = { ...publicKey.export({ format: 'jwk' }), kid: 'assistant', use: 'sig', alg: 'ES256' };
  const events: HeardEvent[] = [];
  let profile = '';
  const server = createServer((asked, reply) => {
    if (asked.method !== 'POST') {
      reply.setHeader('content-type', 'application/json').end(profile);
      return;
    }
    void buffer(asked).then((body) => {
      events.push({ headers: asked.headers, body });
      reply.end();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const home = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const capabilities = Object.fromEntries(
    CAPABILITIES.map((name) => [
      `dev.ucp.shopping.${name}`,
      [{ version: VERSION, ...(name === 'order' && { config: { webhook_url: `${home}orders` } }) }],
    ]),
  );
  profile = JSON.stringify({ ucp: { version: VERSION, capabilities }, signing_keys: [key] });
  return {
    home,
    events,
    signed({ method, url, body }) {
      const headers = {
        'ucp-agent': `profile="${home}"`,
        ...(method !== 'GET' && { 'idempotency-key': crypto.randomUUID() }),
        ...(body !== '' && { 'content-type': 'application/json', 'content-digest': digestOf(body) }),
      };
      const parts = [
        ['@method', method],
        ['@authority', url.host],
        ['@path', url.pathname],
        ...Object.entries(headers),
      ] as const;
      const params = `(${parts.map(([name]) => `"${name}"`).join(' ')});keyid="${key.kid}"`;
      const signature = sign('sha256', signatureBase(parts, params), {
        key: privateKey,
        dsaEncoding: 'ieee-p1363',
      });
      return {
        ...headers,
        'signature-input': `sig1=${params}`,
        signature: `sig1=:${signature.toString('base64')}:`,
      };
    },
    close: () => server.close(),
  };
}
