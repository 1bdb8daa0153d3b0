import { httpbis } from 'http-message-signatures';
import { sign } from 'node:crypto';
import { digestOf } from './digest.ts';
import type { SigningKeys } from './signing-keys.ts';

/** What signs, as the library asks for it. */
const signerOf = ({ kid, key }: Pick<SigningKeys, 'kid' | 'key'>) => ({
  id: kid,
  alg: 'ecdsa-p256-sha256',
  sign: async (base: Buffer) => sign('sha256', base, { key, dsaEncoding: 'ieee-p1363' }),
});

const lower = (headers: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));

/**
 * Headers of a request of the store's own, signed: where it goes, who sends it and the digest of its bytes (UCP
 * signatures, REST Request Signing; rules 103 and 110).
 */
export async function signRequest(
  keys: Pick<SigningKeys, 'kid' | 'key'>,
  {
    url,
    headers,
    body,
  }: { readonly url: string; readonly headers: Readonly<Record<string, string>>; readonly body: Buffer },
  at: Date,
): Promise<Readonly<Record<string, string>>> {
  const sent = { ...headers, 'content-type': 'application/json', 'content-digest': digestOf(body) };
  const { headers: signed } = await httpbis.signMessage(
    {
      key: signerOf(keys),
      name: 'sig1',
      fields: [
        '@method',
        '@authority',
        '@path',
        ...(new URL(url).search === '' ? [] : ['@query']),
        ...Object.keys(sent),
      ],
      params: ['created', 'keyid'],
      paramValues: { created: at },
    },
    { method: 'POST', url, headers: sent },
  );
  return lower(signed);
}

/**
 * Headers that sign an answer: its status, its type and the digest of its bytes (UCP signatures, REST Response
 * Signing).
 *
 * @param at when it is signed
 */
export async function signAnswer(
  keys: Pick<SigningKeys, 'kid' | 'key'>,
  { status, body, type }: { readonly status: number; readonly body: Buffer; readonly type: string },
  at: Date,
): Promise<Readonly<Record<string, string>>> {
  const headers = { 'content-type': type, 'content-digest': digestOf(body) };
  const { headers: signed } = await httpbis.signMessage(
    {
      key: signerOf(keys),
      name: 'sig1',
      fields: ['@status', 'content-digest', 'content-type'],
      params: ['created', 'keyid'],
      paramValues: { created: at },
    },
    { status, headers },
  );
  return lower(signed);
}
