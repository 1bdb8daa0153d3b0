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
  return Object.fromEntries(
    Object.entries(signed).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
}
