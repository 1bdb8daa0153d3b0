/** One-time codes of an authenticator app (RFC 6238): six digits, half a minute. */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

export interface OneTimeCodes {
  /** A new secret: as it is typed, as an app reads it, and as it is stored. */
  offer(person: string): { readonly secret: string; readonly uri: string; readonly stored: string };
  /** Half minute, since 1970, of a code that is right now or was a moment ago; `null`: it is wrong. */
  counterOf(stored: string, code: string, now: Date): number | null;
}

const PERIOD_S = 30;
const ISSUER = 'Suvarna console';

/** @param key encrypts secrets where they are stored; the database does not have it */
export function createOneTimeCodes(key: string): OneTimeCodes {
  const cipherKey = createHash('sha256').update(`one-time codes ${key}`).digest();
  return {
    offer(person) {
      const totp = new TOTP({ issuer: ISSUER, label: person, secret: new Secret({ size: 20 }) });
      return {
        secret: totp.secret.base32,
        uri: totp.toString(),
        stored: encrypt(cipherKey, totp.secret.base32),
      };
    },
    counterOf(stored, code, now) {
      const secret = Secret.fromBase32(decrypt(cipherKey, stored));
      const timestamp = now.getTime();
      const delta = TOTP.validate({ token: code, secret, timestamp, period: PERIOD_S, window: 1 });
      return delta === null ? null : TOTP.counter({ period: PERIOD_S, timestamp }) + delta;
    },
  };
}

/** AES-256-GCM: `iv.tag.text`, each base64url. */
function encrypt(key: Buffer, text: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [iv, cipher.getAuthTag(), hidden].map((part) => part.toString('base64url')).join('.');
}

/** @throws Error when it was encrypted by another key, or changed */
function decrypt(key: Buffer, stored: string): string {
  const [iv, tag, hidden] = stored.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (!iv || !tag || !hidden) throw new Error('a stored secret of one-time codes has an unknown format');
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: 16 });
  decipher.setAuthTag(tag);
  return Buffer.concat([decipher.update(hidden), decipher.final()]).toString('utf8');
}
