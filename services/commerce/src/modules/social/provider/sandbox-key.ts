import { createECDH, createHmac, createPrivateKey, type KeyObject } from 'node:crypto';

/** The key by which a store signs to the sandbox as it does to Apple: both make it of the secret they share. */
export function sandboxAppleKey(secret: string): KeyObject {
  const pair = createECDH('prime256v1');
  const scalar = createHmac('sha256', secret).update('client key of the sandbox').digest();
  pair.setPrivateKey(scalar);
  const point = pair.getPublicKey();
  return createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: scalar.toString('base64url'),
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
}
