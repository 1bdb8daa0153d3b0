import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether a hex HMAC-SHA256 is the right one, in the same time however much of it is. */
export function isSignature(given: string, secret: string, ...parts: readonly (string | Buffer)[]): boolean {
  const hmac = createHmac('sha256', secret);
  for (const part of parts) hmac.update(part);
  const expected = hmac.digest();
  const bytes = /^[0-9a-f]{64}$/.test(given) ? Buffer.from(given, 'hex') : Buffer.alloc(expected.length);
  return timingSafeEqual(bytes, expected);
}
