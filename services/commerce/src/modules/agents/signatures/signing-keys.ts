import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';

const Coordinate = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });
const PrivateKeys = Type.Object({
  keys: Type.Array(
    Type.Object({
      kid: Type.String({ minLength: 1, maxLength: 128 }),
      kty: Type.Literal('EC'),
      crv: Type.Literal('P-256'),
      x: Coordinate,
      y: Coordinate,
      d: Coordinate,
    }),
    { minItems: 1, maxItems: 10 },
  ),
});
const isPrivateKeys = Compile(PrivateKeys);

/** A key as the store's profile publishes it (RFC 7517). */
export interface PublicKey {
  readonly kid: string;
  readonly kty: 'EC';
  readonly crv: 'P-256';
  readonly x: string;
  readonly y: string;
  readonly use: 'sig';
  readonly alg: 'ES256';
}

/** The store's own keys: the first signs, all are published, so that the one before is known while it is exchanged (rule 112). */
export interface SigningKeys {
  readonly kid: string;
  readonly key: KeyObject;
  readonly published: readonly PublicKey[];
}

function keysOf({ keys }: Static<typeof PrivateKeys>): SigningKeys {
  const [first] = keys;
  if (first === undefined) throw new Error('there is no key');
  return {
    kid: first.kid,
    key: createPrivateKey({ key: first, format: 'jwk' }),
    published: keys.map(({ kid, x, y }) => {
      // Says no to a point that is not on the curve.
      createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
      return { kid, kty: 'EC', crv: 'P-256', x, y, use: 'sig', alg: 'ES256' };
    }),
  };
}

/**
 * Private P-256 keys as a JSON Web Key Set.
 *
 * @throws Error when the file is not there, or holds something else
 */
export function readSigningKeys(file: string): SigningKeys {
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!isPrivateKeys.Check(read)) throw new Error('it holds no JWK set of private P-256 keys with kid');
  return keysOf(read);
}

/** A key that lives as long as this process, for a developer's machine. */
export function makeSigningKeys(): SigningKeys {
  const {
    x = '',
    y = '',
    d = '',
  } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
    format: 'jwk',
  });
  return keysOf({ keys: [{ kid: `local-${x.slice(0, 8)}`, kty: 'EC', crv: 'P-256', x, y, d }] });
}
