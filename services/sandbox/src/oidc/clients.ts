import {
  createECDH,
  createHash,
  createHmac,
  createPublicKey,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto';
import { jwtVerify } from 'jose';
import type { Config } from '../config.ts';
import type { Form } from '../page/forms.ts';

export const PROVIDERS = ['google', 'apple'] as const;
export type ProviderName = (typeof PROVIDERS)[number];

/** The store, as it is registered with each provider. */
export const CLIENT_IDS: Readonly<Record<ProviderName, string>> = {
  google: 'suvarna.google',
  apple: 'suvarna.apple',
};
const TEAM = 'SANDBOX';

/** The store's key, made of the secret that both sides share, as Apple would have it from the developer's pages. */
function clientKey(secret: string): KeyObject {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(createHmac('sha256', secret).update('client key of the sandbox').digest());
  const point = pair.getPublicKey();
  return createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether the store has shown who it is: a secret at Google, a token it signed at Apple. */
export async function isStore(
  provider: ProviderName,
  { client_id: id, client_secret: secret = '' }: Form,
  { keySecret, origin }: Pick<Config, 'keySecret' | 'origin'>,
): Promise<boolean> {
  if (id !== CLIENT_IDS[provider]) return false;
  if (provider === 'google') return timingSafeEqual(digest(secret), digest(keySecret));
  try {
    await jwtVerify(secret, clientKey(keySecret), {
      algorithms: ['ES256'],
      issuer: TEAM,
      subject: id,
      audience: `${origin}/oidc/apple`,
      maxTokenAge: '10 minutes',
    });
    return true;
  } catch {
    // Whatever is wrong with it, it is answered the same.
    return false;
  }
}

/** Where a store on this machine may be sent back to: its own return of this provider, and nowhere else. */
export function isRegistered(provider: ProviderName, redirectUri: string): boolean {
  if (!URL.canParse(redirectUri)) return false;
  const { protocol, hostname, pathname, search, hash } = new URL(redirectUri);
  return (
    protocol === 'http:' &&
    ['127.0.0.1', 'localhost', '[::1]'].includes(hostname) &&
    pathname === `/api/customer/social/return/${provider}/` &&
    search === '' &&
    hash === ''
  );
}
