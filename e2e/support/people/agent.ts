/** An assistant that shops by what the protocol publishes. */
import { expect, type APIRequestContext } from '@playwright/test';
import { createPublicKey, type JsonWebKey, verify } from 'node:crypto';
import { digestOf, type HeardEvent, type Platform, signatureBase, startPlatform } from './platform.ts';

export interface Assistant {
  call<Answer>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Answer>;
  /** Orders it was told of, by a signature of the store that holds. */
  toldOrders(): Promise<readonly { readonly id: string; readonly checkout_id: string }[]>;
  close(): void;
}

/** Whether the store said it to this platform, by the key that its profile names. */
async function isOfStore(
  request: APIRequestContext,
  { home }: Platform,
  { headers, body }: HeardEvent,
): Promise<boolean> {
  const profile = (await (await request.get('/.well-known/ucp')).json()) as {
    readonly signing_keys: readonly (JsonWebKey & { readonly kid: string })[];
  };
  const [, params = ''] = /^sig1=(.*)$/.exec(String(headers['signature-input'])) ?? [];
  const [, sent = ''] = /^sig1=:(.*):$/.exec(String(headers['signature'])) ?? [];
  const derived: Readonly<Record<string, string>> = {
    '@method': 'POST',
    '@authority': new URL(home).host,
    '@path': '/orders',
  };
  const [, covered = ''] = /^\(([^)]*)\)/.exec(params) ?? [];
  const parts = [...covered.matchAll(/"([^"]+)"/g)].map(
    ([, name = '']) => [name, derived[name] ?? String(headers[name])] as const,
  );
  const [, kid] = /keyid="([^"]+)"/.exec(params) ?? [];
  const jwk = profile.signing_keys.find((one) => one.kid === kid);
  if (jwk === undefined || headers['content-digest'] !== digestOf(body)) return false;
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  return verify(
    'sha256',
    signatureBase(parts, params),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(sent, 'base64'),
  );
}

/** @param shop origin of the shop as its profile says it */
export async function startAssistant(request: APIRequestContext, shop: string): Promise<Assistant> {
  const platform = await startPlatform();
  return {
    async call(method, path, body) {
      const text = body === undefined ? '' : JSON.stringify(body);
      const url = new URL(`/ucp/v1${path}`, shop);
      const answer = await request.fetch(url.pathname, {
        method,
        headers: platform.signed({ method, url, body: text }),
        ...(text !== '' && { data: Buffer.from(text) }),
      });
      expect(answer.ok() ? '' : `${answer.status()} ${await answer.text()}`).toBe('');
      return (await answer.json()) as never;
    },
    async toldOrders() {
      const told = [];
      for (const event of platform.events) {
        expect(await isOfStore(request, platform, event)).toBe(true);
        told.push(JSON.parse(event.body.toString()) as { id: string; checkout_id: string });
      }
      return told;
    },
    close: () => platform.close(),
  };
}
