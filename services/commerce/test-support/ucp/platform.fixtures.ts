/** A platform on this machine: it serves a profile, and signs what it sends. */
import { httpbis } from 'http-message-signatures';
import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TestPlatform {
  readonly profileUrl: string;
  /** How often its profile was fetched. */
  fetches(): number;
  /** What its profile says from now on. */
  serve(profile: object | string, headers?: Readonly<Record<string, string>>, status?: number): void;
  /** Headers of a signed call to the shop. */
  signed(url: string, body: string, changes?: { readonly key?: string }): Promise<Record<string, string>>;
  close(): Promise<void>;
}

const VERSION = '2026-04-08';

/** A profile with these capabilities of the protocol's dated version. */
export const profileWith = (
  names: readonly string[],
  keys: readonly object[] = [],
  version = VERSION,
): object => ({
  ucp: {
    version,
    services: {},
    capabilities: Object.fromEntries(
      names.map((name) => [
        name,
        [{ version: VERSION, spec: 'https://ucp.dev/x', schema: 'https://ucp.dev/y' }],
      ]),
    ),
    payment_handlers: {},
  },
  signing_keys: keys,
});

export const CATALOG = ['dev.ucp.shopping.catalog.search', 'dev.ucp.shopping.catalog.lookup'];

export async function startPlatform(): Promise<TestPlatform> {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'platform-1', use: 'sig', alg: 'ES256' };
  let answer = { body: JSON.stringify(profileWith(CATALOG, [jwk])), headers: {}, status: 200 };
  let fetches = 0;
  const server: Server = createServer((_request, response) => {
    fetches += 1;
    response
      .writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers })
      .end(answer.body);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const profileUrl = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/profile.json`;
  return {
    profileUrl,
    fetches: () => fetches,
    serve(profile, headers = {}, status = 200) {
      answer = { body: typeof profile === 'string' ? profile : JSON.stringify(profile), headers, status };
    },
    async signed(url, body, { key = 'platform-1' } = {}) {
      const headers = {
        'content-type': 'application/json',
        'ucp-agent': `profile="${profileUrl}"`,
        'content-digest': `sha-256=:${createHash('sha256').update(body).digest('base64')}:`,
      };
      const message = await httpbis.signMessage(
        {
          key: {
            id: key,
            sign: async (base) => sign('sha256', base, { key: privateKey, dsaEncoding: 'ieee-p1363' }),
          },
          name: 'sig1',
          fields: ['@method', '@authority', '@path', 'ucp-agent', 'content-digest', 'content-type'],
          params: ['keyid'],
        },
        { method: 'POST', url, headers },
      );
      return Object.fromEntries(
        Object.entries(message.headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
      );
    },
    close: () => new Promise((done) => server.close(() => done())),
  };
}
