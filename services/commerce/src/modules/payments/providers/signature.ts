import { createHmac, timingSafeEqual } from 'node:crypto';
import { keysOf } from '../../../platform/crypto/keys.ts';

/** Whether a hex HMAC-SHA256 is the right one, under one of the keys of a secret, in the same time however much of it is. */
export function isSignature(given: string, secret: string, ...parts: readonly (string | Buffer)[]): boolean {
  const bytes = /^[0-9a-f]{64}$/.test(given) ? Buffer.from(given, 'hex') : Buffer.alloc(32);
  const fits = keysOf(secret).map((key) => {
    const hmac = createHmac('sha256', key);
    for (const part of parts) hmac.update(part);
    return timingSafeEqual(bytes, hmac.digest());
  });
  return fits.includes(true);
}
