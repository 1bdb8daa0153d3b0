import { describe, expect, it } from '@jest/globals';
import { decodeJwt } from 'jose';
import { createHash } from 'node:crypto';
import { isRegistered, isStore } from './clients.ts';
import { OidcSimulator } from './oidc-simulator.ts';

const verifier = 'v'.repeat(43);
const redirectUri = 'http://127.0.0.1:3000/api/customer/social/return/google/';
const person = { email: 'asha@gmail.com', first: 'Asha', last: 'Mehta', mail: 'own', hidden: false } as const;
const ISSUER = 'http://127.0.0.1:3900/oidc/google';

const aGrant = (simulator: OidcSimulator): string =>
  simulator.grant({
    provider: 'google',
    person,
    redirectUri,
    challenge: createHash('sha256').update(verifier).digest('base64url'),
    nonce: 'nonce-of-the-browser',
  });

describe('a simulated provider', () => {
  it('gives a token for its own code, once', async () => {
    const simulator = new OidcSimulator();
    const code = aGrant(simulator);
    const token = await simulator.exchange('google', { code, redirectUri, verifier }, ISSUER);
    expect(decodeJwt(token ?? '')).toMatchObject({
      iss: ISSUER,
      aud: 'suvarna.google',
      nonce: 'nonce-of-the-browser',
      email: 'asha@gmail.com',
      email_verified: true,
    });
    expect(await simulator.exchange('google', { code, redirectUri, verifier }, ISSUER)).toBeUndefined();
  });

  it.each([
    ['another verifier', 'google', redirectUri, 'w'.repeat(43)],
    ['another address', 'google', `${redirectUri}?x`, verifier],
    ['another provider', 'apple', redirectUri, verifier],
  ] as const)('gives none for %s', async (_case, provider, address, proof) => {
    const simulator = new OidcSimulator();
    const asked = { code: aGrant(simulator), redirectUri: address, verifier: proof };
    expect(await simulator.exchange(provider, asked, ISSUER)).toBeUndefined();
  });

  it.each([
    'https://evil.example/api/customer/social/return/google/',
    'http://127.0.0.1:3000/api/customer/social/return/apple/',
    `${redirectUri}?next=elsewhere`,
    'javascript:alert(1)',
    '',
  ])('sends no browser to %j', (address) => {
    expect(isRegistered('google', address)).toBe(false);
    expect(isRegistered('google', redirectUri)).toBe(true);
  });

  it('knows the store by its secret, or by a token that it signed', async () => {
    const config = { keySecret: 'secret-of-the-sandbox', origin: 'http://127.0.0.1:3900' };
    const google = { client_id: 'suvarna.google', client_secret: config.keySecret };
    expect(await isStore('google', google, config)).toBe(true);
    expect(await isStore('google', { ...google, client_secret: 'another' }, config)).toBe(false);
    expect(await isStore('google', { ...google, client_id: 'another' }, config)).toBe(false);
    expect(await isStore('apple', { client_id: 'suvarna.apple', client_secret: 'no token' }, config)).toBe(
      false,
    );
  });
});
