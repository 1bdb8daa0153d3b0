import { createPublicKey, verify } from 'node:crypto';

const json = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));

/** Whether a request is signed by this public key for this push service (RFC 8292): `vapid t=<token>, k=<key>`. */
export function isSignedBy(publicKey: string, authorization: string, origin: string, at: Date): boolean {
  const [, token = '', key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', body = '', signature = ''] = token.split('.');
  if (key !== publicKey || signature === '') return false;
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33, 65).toString('base64url'),
  };
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!signed) return false;
  const { alg } = json(head) as { alg?: unknown };
  const { aud, exp, sub } = json(body) as { aud?: unknown; exp?: unknown; sub?: unknown };
  const seconds = at.getTime() / 1_000;
  return (
    alg === 'ES256' &&
    aud === origin &&
    typeof sub === 'string' &&
    typeof exp === 'number' &&
    exp > seconds &&
    exp < seconds + 86_400
  );
}
