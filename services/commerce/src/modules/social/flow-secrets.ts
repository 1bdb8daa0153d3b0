import { createHmac } from 'node:crypto';
import type { FlowSecrets } from './provider/provider.ts';

/**
 * Everything that binds a sign-in to its browser is made of the browser's cookie: the database knows
 * none of it, and a caller who has not the cookie can neither prove that a code is theirs nor guess the nonce.
 */
export function secretsOf(browser: string, flowId: string): FlowSecrets {
  const made = (what: string): string =>
    createHmac('sha256', browser).update(`${what} ${flowId}`).digest('base64url');
  return { state: made('state'), nonce: made('nonce'), verifier: made('verifier') };
}
