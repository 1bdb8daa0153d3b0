import { describe, expect, it } from '@jest/globals';
import { httpbis } from 'http-message-signatures';
import { generateKeyPairSync, sign, verify } from 'node:crypto';
import { digestOf } from './digest.ts';
import { signAnswer } from './sign.ts';
import { makeSigningKeys } from './signing-keys.ts';
import { type ReceivedRequest, verifyRequest } from './verify.ts';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const keyOf = (kid: string) =>
  kid === 'k1' ? { key: publicKey } : kid === 'rsa' ? { key: undefined } : undefined;

const BODY = Buffer.from('{"query":"ring"}');
const URL_ = 'https://shop.example/ucp/v1/catalog/search';
const ALL = ['@method', '@authority', '@path', 'ucp-agent', 'content-digest', 'content-type'];

async function signed({
  fields = ALL,
  kid = 'k1',
  encoding = 'ieee-p1363',
  url = URL_,
}: {
  fields?: string[];
  kid?: string;
  encoding?: 'ieee-p1363' | 'der';
  url?: string;
} = {}): Promise<ReceivedRequest> {
  const headers = {
    'content-type': 'application/json',
    'ucp-agent': 'profile="https://platform.example/p.json"',
    'content-digest': digestOf(BODY),
  };
  const message = await httpbis.signMessage(
    {
      key: {
        id: kid,
        sign: async (base) => sign('sha256', base, { key: privateKey, dsaEncoding: encoding }),
      },
      name: 'sig1',
      fields,
      params: ['keyid'],
    },
    { method: 'POST', url, headers },
  );
  const lower = Object.entries(message.headers).map(([name, value]) => [name.toLowerCase(), String(value)]);
  return { method: 'POST', url, headers: Object.fromEntries(lower) as Record<string, string>, body: BODY };
}

const codeOf = async (request: ReceivedRequest): Promise<string | boolean> =>
  verifyRequest(request, keyOf).catch((error: unknown) => (error as { code: string }).code);

const withHeaders = (
  request: ReceivedRequest,
  headers: Record<string, string | undefined>,
): ReceivedRequest => ({
  ...request,
  headers: Object.fromEntries(
    Object.entries({ ...request.headers, ...headers }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  ),
});

describe('a signature', () => {
  it('of a key in the profile is good (rules 107 to 110)', async () => {
    expect(await codeOf(await signed())).toBe(true);
    const query = `${URL_}?a=1`;
    expect(await codeOf(await signed({ url: query, fields: ['@query', ...ALL] }))).toBe(true);
  });

  it('may be left out: then nothing is known of who called', async () => {
    const bare = withHeaders(await signed(), { signature: undefined, 'signature-input': undefined });
    expect(await codeOf(bare)).toBe(false);
  });

  it('covers all that counts (rule 110)', async () => {
    for (const left of ALL)
      expect([left, await codeOf(await signed({ fields: ALL.filter((name) => name !== left) }))]).toEqual([
        left,
        'signature_invalid',
      ]);
    expect(await codeOf(await signed({ url: `${URL_}?a=1` }))).toBe('signature_invalid');
    expect(await codeOf(withHeaders(await signed(), { 'idempotency-key': 'k' }))).toBe('signature_invalid');
  });

  it('is of this host, path and method alone', async () => {
    const good = await signed();
    for (const changed of [
      { ...good, url: 'https://other.example/ucp/v1/catalog/search' },
      { ...good, url: 'https://shop.example/ucp/v1/catalog/lookup' },
      { ...good, method: 'PUT' },
      withHeaders(good, { 'ucp-agent': 'profile="https://other.example/p.json"' }),
    ])
      expect(await codeOf(changed)).toBe('signature_invalid');
  });

  it('is of these bytes (rule 109)', async () => {
    const good = await signed();
    expect(await codeOf({ ...good, body: Buffer.from('{"query": "ring"}') })).toBe('digest_mismatch');
    expect(await codeOf(withHeaders(good, { 'content-digest': 'sha-512=:AAAA:' }))).toBe('digest_mismatch');
    expect(await codeOf(withHeaders(good, { 'content-digest': '???' }))).toBe('digest_mismatch');
  });

  it('is raw, not DER, and whole (rule 108)', async () => {
    expect(await codeOf(await signed({ encoding: 'der' }))).toBe('signature_invalid');
    const good = await signed();
    const cut = good.headers['signature']?.replace(
      /:([^:]+):/,
      (_, text: string) => `:${Buffer.from(text, 'base64').subarray(0, 63).toString('base64')}:`,
    );
    expect(await codeOf(withHeaders(good, { signature: cut }))).toBe('signature_invalid');
  });

  it('is by a key that is known and of an algorithm that is taken', async () => {
    expect(await codeOf(await signed({ kid: 'k2' }))).toBe('key_not_found');
    expect(await codeOf(await signed({ kid: 'rsa' }))).toBe('algorithm_unsupported');
  });

  it.each([
    ['half of the headers', { signature: undefined }],
    ['no dictionary', { 'signature-input': '(((' }],
    ['no list of what is covered', { 'signature-input': 'sig1=?1;keyid="k1"' }],
    ['another label', { signature: 'sig2=:AAAA:' }],
    ['no bytes', { signature: 'sig1="text"' }],
    ['nothing', { signature: '', 'signature-input': '' }],
  ])('with %s is none', async (_name, headers) => {
    expect(await codeOf(withHeaders(await signed(), headers))).toBe('signature_invalid');
  });
});

it('an answer of the store is signed over status, type and bytes (rule 64)', async () => {
  const keys = makeSigningKeys();
  const at = new Date('2026-12-01T00:00:00Z');
  const headers = await signAnswer(keys, { status: 200, body: BODY, type: 'application/json' }, at);
  expect(headers).toMatchObject({ 'content-digest': digestOf(BODY), 'content-type': 'application/json' });
  expect(headers['signature-input']).toBe(
    `sig1=("@status" "content-digest" "content-type");created=${String(at.getTime() / 1_000)};keyid="${keys.kid}"`,
  );
  const [published] = keys.published;
  expect(published).toMatchObject({ kid: keys.kid, kty: 'EC', crv: 'P-256', use: 'sig', alg: 'ES256' });
  const verified = await httpbis.verifyMessage(
    {
      keyLookup: async () => ({
        verify: async (base: Buffer, signature: Buffer) =>
          signature.length === 64 &&
          verify('sha256', base, { key: keys.key, dsaEncoding: 'ieee-p1363' }, signature),
      }),
    },
    { status: 200, headers: { ...headers } },
  );
  expect(verified).toBe(true);
  expect(JSON.stringify(keys.published)).not.toContain('"d"');
});
