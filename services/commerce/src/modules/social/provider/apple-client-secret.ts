import { SignJWT } from 'jose';
import type { KeyObject } from 'node:crypto';

export interface AppleKey {
  readonly teamId: string;
  readonly keyId: string;
  /** On the curve P-256. */
  readonly privateKey: KeyObject;
}

/** Apple's client secret is a token that we sign for each exchange; it is good for five minutes. */
export function appleClientSecret(
  { teamId, keyId, privateKey }: AppleKey,
  { clientId, issuer }: { readonly clientId: string; readonly issuer: string },
): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(issuer)
    .setIssuedAt()
    .setExpirationTime('5 minutes')
    .sign(privateKey);
}
