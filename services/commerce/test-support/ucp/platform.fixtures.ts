/** A platform on this machine: it serves a profile, and signs what it sends. */
import { httpbis } from 'http-message-signatures';
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { AddressInfo } from 'node:net';

export interface TestPlatform {
  readonly profileUrl: string;
  /** How often its profile was fetched. */
  fetches(): number;
  /** Where it hears of orders, and what it heard there. */
  readonly webhookUrl: string;
  readonly heard: readonly HeardEvent[];
  /** What it answers to events from now on. */
  answerEvents(status: number): void;
  /** What its profile says from now on. */
  serve(profile: object | string, headers?: Readonly<Record<string, string>>, status?: number): void;
  /** Its public key, as its profile says it. */
  readonly jwk: object;
  /** Headers of a signed call to the shop. */
  signed(url: string, body: string, call?: SignedCall): Promise<Record<string, string>>;
  close(): Promise<void>;
}

interface HeardEvent {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface SignedCall {
  readonly method?: string;
  readonly key?: string;
  readonly idempotencyKey?: string | undefined;
  /** Unix seconds; not said when left out. */
  readonly created?: number;
}

const VERSION = '2026-04-08';

/** A profile with these capabilities of the protocol's dated version. */
export const profileWith = (
  names: readonly string[],
  keys: readonly object[] = [],
  version = VERSION,
  webhookUrl?: string,
): object => ({
  ucp: {
    version,
    services: {},
    capabilities: Object.fromEntries(
      names.map((name) => [
        name,
        [
          {
            version: VERSION,
            spec: 'https://ucp.dev/x',
            schema: 'https://ucp.dev/y',
            ...(name === 'dev.ucp.shopping.order' &&
              webhookUrl !== undefined && { config: { webhook_url: webhookUrl } }),
          },
        ],
      ]),
    ),
    payment_handlers: {},
  },
  signing_keys: keys,
});

export const SHOPPING = [
  'dev.ucp.shopping.cart',
  'dev.ucp.shopping.checkout',
  'dev.ucp.shopping.fulfillment',
  'dev.ucp.shopping.discount',
  'dev.ucp.shopping.buyer_consent',
  'dev.ucp.shopping.order',
];
export const CATALOG = ['dev.ucp.shopping.catalog.search', 'dev.ucp.shopping.catalog.lookup'];

export async function startPlatform(): Promise<TestPlatform> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'platform-1', use: 'sig', alg: 'ES256' };
  let answer = { body: JSON.stringify(profileWith(CATALOG, [jwk])), headers: {}, status: 200 };
  let fetches = 0;
  const heard: HeardEvent[] = [];
  let eventStatus = 200;
  const server: Server = createServer((request, response) => {
    if (request.method === 'POST') {
      void buffer(request).then((body) => {
        heard.push({ headers: request.headers, body });
        response.writeHead(eventStatus).end();
      });
      return;
    }
    fetches += 1;
    response
      .writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
      .end(answer.body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const profileUrl = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/profile.json`;
  return {
    profileUrl,
    jwk,
    fetches: () => fetches,
    webhookUrl: profileUrl.replace('profile.json', 'orders'),
    heard,
    answerEvents: (status) => {
      eventStatus = status;
    },
    serve(profile, headers = {}, status = 200) {
      answer = { body: typeof profile === 'string' ? profile : JSON.stringify(profile), headers, status };
    },
    async signed(url, body, { method = 'POST', key = 'platform-1', idempotencyKey, created } = {}) {
      const headers: Record<string, string> = {
        'ucp-agent': `profile="${profileUrl}"`,
        ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        ...(body !== '' && {
          'content-type': 'application/json',
          'content-digest': `sha-256=:${createHash('sha256').update(body).digest('base64')}:`,
        }),
      };
      const message = await httpbis.signMessage(
        {
          key: {
            id: key,
            sign: async (base) => sign('sha256', base, { key: privateKey, dsaEncoding: 'ieee-p1363' }),
          },
          name: 'sig1',
          fields: ['@method', '@authority', '@path', ...Object.keys(headers)],
          params: [...(created === undefined ? [] : ['created']), 'keyid'],
          ...(created !== undefined && { paramValues: { created: new Date(created * 1_000) } }),
        },
        { method, url, headers },
      );
      return Object.fromEntries(
        Object.entries(message.headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
      );
    },
    close: () => new Promise((done) => server.close(() => done())),
  };
}
