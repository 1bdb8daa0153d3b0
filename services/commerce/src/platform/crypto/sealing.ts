/** Text that the database keeps and cannot read: AES-256-GCM with a key for each purpose, bound to the row it belongs to. */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { keyInUse, keysOf } from './keys.ts';

const NONCE = 12;
const TAG = 16;

export interface Seal {
  readonly secret: string;
  /** Texts of one purpose are not opened with the key of another. */
  readonly purpose: string;
  /** What the text belongs to: it opens nowhere else. */
  readonly of: string;
}

const keyOf = (purpose: string, secret: string): Buffer =>
  createHash('sha256').update(`${purpose}:${secret}`).digest();

export function sealText(seal: Seal, text: string): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv('aes-256-gcm', keyOf(seal.purpose, keyInUse(seal.secret)), nonce).setAAD(
    Buffer.from(seal.of),
  );
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** @throws when no key fits, the text belongs elsewhere, or the bytes were changed */
export function openText(seal: Seal, sealed: Buffer): string {
  const [first = '', ...before] = keysOf(seal.secret);
  try {
    return openWith(first, seal, sealed);
  } catch (error) {
    // Sealed under the key before, perhaps: what was changed opens with none.
    if (before.length === 0) throw error;
    return openText({ ...seal, secret: before.join(',') }, sealed);
  }
}

function openWith(secret: string, { purpose, of }: Seal, sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(purpose, secret), sealed.subarray(0, NONCE)).setAAD(
    Buffer.from(of),
  );
  decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(sealed.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
}
